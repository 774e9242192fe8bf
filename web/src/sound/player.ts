/** Plays sounds. Browsers allow that only after a person has pressed something on the page; before, it stays silent. */

import { settings } from '../lib/settings.svelte';
import { isQuiet } from './quiet';
import type { Sound } from './sounds';

const FILES = import.meta.glob<string>('./files/*.mp3', { query: '?url&no-inline', import: 'default', eager: true });

export const fileOf = (sound: Sound): string | undefined => FILES[`./files/${sound}.mp3`];

let context: AudioContext | undefined;
const loaded = new Map<Sound, Promise<AudioBuffer>>();

/** Gets ready at the first thing that is pressed. */
export function unlock(): () => void {
  const wake = (): void => {
    if (typeof AudioContext === 'undefined') return;
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
  };
  addEventListener('pointerdown', wake);
  addEventListener('keydown', wake);
  return () => {
    removeEventListener('pointerdown', wake);
    removeEventListener('keydown', wake);
  };
}

/** In quiet hours nothing calls a person, and a page in the background is silent. Those who play at night hear their game. */
const CALLS: readonly Sound[] = ['turn', 'message'];
const isHushed = (sound: Sound): boolean => isQuiet() && (document.hidden || CALLS.includes(sound));

async function load(sound: Sound, audio: AudioContext): Promise<AudioBuffer> {
  const response = await fetch(fileOf(sound) ?? '');
  return audio.decodeAudioData(await response.arrayBuffer());
}

/** Plays it now, as loud as is chosen; `data-heard` of the page says what was played last. */
export async function play(sound: Sound): Promise<void> {
  if (!settings.sound || settings.volume <= 0 || isHushed(sound)) return;
  document.documentElement.dataset['heard'] = sound;
  if (context?.state !== 'running') return;
  try {
    const audio = context;
    const file = loaded.get(sound) ?? load(sound, audio);
    loaded.set(sound, file);
    const source = new AudioBufferSourceNode(audio, { buffer: await file });
    source.connect(new GainNode(audio, { gain: settings.volume ** 2 })).connect(audio.destination);
    source.start();
  } catch {
    loaded.delete(sound); // No connection: the game goes on in silence.
  }
}

/** A short buzz in the hand, where the device can; like sounds only after something was pressed. */
export function buzz(): void {
  if (!settings.vibrate || isQuiet() || typeof navigator.vibrate !== 'function' || !context) return;
  if (navigator.userActivation.hasBeenActive) navigator.vibrate([60, 50, 60]);
}
