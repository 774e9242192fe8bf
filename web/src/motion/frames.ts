/** How things move: keyframes of transforms and opacity, nothing that lays out the page anew. */

import type { Motion } from '../lib/settings.svelte';
import type { Point } from './places';

const put = ({ x, y }: Point, more = ''): string => `translate(${x}px, ${y}px) translate(-50%, -50%) ${more}`;

/** Appears, stays and fades where it belongs. */
const fade = (point: Point): Keyframe[] => [
  { transform: put(point), opacity: 0 },
  { transform: put(point), opacity: 1, offset: 0.2 },
  { transform: put(point), opacity: 1, offset: 0.7 },
  { transform: put(point), opacity: 0 },
];

/** From place to place in a bow. */
export function flight(from: Point, to: Point, motion: Motion): Keyframe[] {
  if (motion !== 'full') return fade(to);
  const top = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 40 };
  return [
    { transform: put(from, 'scale(0.5)'), opacity: 0, easing: 'ease-out' },
    { transform: put(from, 'scale(1)'), opacity: 1, offset: 0.18, easing: 'ease-in' },
    { transform: put(top, 'scale(1.2)'), opacity: 1, offset: 0.55, easing: 'ease-out' },
    { transform: put(to, 'scale(0.9)'), opacity: 1, offset: 0.9 },
    { transform: put(to, 'scale(0.5)'), opacity: 0 },
  ];
}

/** From place to place, with a stop on the way that gives people time to see it; with less motion it only appears there. */
export function flightBy(from: Point, via: Point, to: Point, motion: Motion): Keyframe[] {
  if (motion !== 'full') return fade(via);
  return [
    { transform: put(from, 'scale(0.5)'), opacity: 0, easing: 'ease-out' },
    { transform: put(from, 'scale(1)'), opacity: 1, offset: 0.08, easing: 'ease-in-out' },
    { transform: put(via, 'scale(1.15)'), opacity: 1, offset: 0.32 },
    { transform: put(via, 'scale(1.15)'), opacity: 1, offset: 0.74, easing: 'ease-in-out' },
    { transform: put(to, 'scale(0.9)'), opacity: 1, offset: 0.96 },
    { transform: put(to, 'scale(0.5)'), opacity: 0 },
  ];
}

/** Pops up where it is. */
export const mark = (point: Point, motion: Motion): Keyframe[] =>
  motion !== 'full'
    ? fade(point)
    : [
        { transform: put(point, 'scale(0.3)'), opacity: 0 },
        { transform: put(point, 'scale(1.2)'), opacity: 1, offset: 0.25 },
        { transform: put(point), opacity: 1, offset: 0.75 },
        { transform: put(point), opacity: 0 },
      ];

/** What a seat got, rising from its place. */
export const rise = (point: Point, motion: Motion): Keyframe[] =>
  motion !== 'full'
    ? fade(point)
    : [
        { transform: put(point, 'scale(0.6)'), opacity: 0 },
        { transform: put(point, 'scale(1.15)'), opacity: 1, offset: 0.15 },
        { transform: put({ x: point.x, y: point.y - 6 }), opacity: 1, offset: 0.75 },
        { transform: put({ x: point.x, y: point.y - 18 }), opacity: 0 },
      ];

/** One face of a die that rolls, seen until this part of the way; the face below it is seen then. */
export function tumble(point: Point, until: number, motion: Motion): Keyframe[] {
  if (motion !== 'full') return fade(point);
  const step = (offset: number, away: number, turn: number): Keyframe => ({
    transform: put({ x: point.x - away, y: point.y - away / 5 }, `rotate(${turn}deg)`),
    ...{ offset, opacity: 1 },
  });
  const way = [step(0, 190, -540), step(0.18, 110, -320), step(0.36, 45, -120), step(0.55, 0, 0), step(0.9, 0, 0)];
  const seen = way.filter(({ offset }) => (offset ?? 0) <= until);
  const last = seen.at(-1);
  return [...seen, { ...last, offset: until, opacity: until < 1 ? 0 : 1 }, { ...last, offset: 1, opacity: 0 }];
}

/** A piece of the page that comes to its place; transforms of its own stay. */
export const landing = (motion: Motion): Keyframe[] =>
  motion !== 'full'
    ? [{ opacity: 0 }, { opacity: 1 }]
    : [
        { opacity: 0, translate: '0 -46px', scale: '1.35', easing: 'ease-in' },
        { opacity: 1, translate: '0 0', scale: '1', offset: 0.6, easing: 'ease-out' },
        { opacity: 1, translate: '0 -5px', scale: '1.06', offset: 0.78, easing: 'ease-in' },
        { opacity: 1, translate: '0 0', scale: '1' },
      ];

/** A figure of the board that leaves it: it stays until its beat. */
export const leaving = (isKilled: boolean): Keyframe[] => [
  { opacity: 1 },
  { opacity: isKilled ? 1 : 0, offset: isKilled ? 0.45 : 0.1 },
  { opacity: 0 },
];
