import { describe, expect, test } from 'vitest';
import { parse, type Answer } from './answers';
import samples from './answers.samples.json';

const forms: [string, Partial<Answer>][] = [
  ['pass', { kind: 'pass' }],
  ['bid 12', { kind: 'bid', price: 12, fakirs: 0 }],
  ['bid 3 paying 1 fakir', { kind: 'bid', price: 3, fakirs: 1 }],
  ['bid 18 paying 2 fakirs', { kind: 'bid', price: 18, fakirs: 2 }],
  ['pick c4', { kind: 'pick', tile: 'c4' }],
  ['drop red c4', { kind: 'drop', colours: ['red'], tile: 'c4' }],
  ['carpet purple f7', { kind: 'carpet', colours: ['purple'], tile: 'f7' }],
  ['camel', { kind: 'camel' }],
  ['tent', { kind: 'tent' }],
  ['fakirs 2', { kind: 'fakirs', fakirs: 2 }],
  ['kill yellow c4', { kind: 'kill.tile', colours: ['yellow'], tile: 'c4' }],
  ['kill yellow red c4', { kind: 'kill.tile', colours: ['yellow', 'red'], tile: 'c4' }],
  ['kill white of 3', { kind: 'kill.seat', colours: ['white'], seat: 3 }],
  ['kill white white of 2', { kind: 'kill.seat', colours: ['white', 'white'], seat: 2 }],
  ['use sloar paying fakir', { kind: 'use', djinn: 'sloar', payment: 'fakir' }],
  ['use leta paying elder fakir', { kind: 'use', djinn: 'leta', payment: 'elder.fakir' }],
  ['use ziad', { kind: 'use.thief', thief: 'ziad' }],
  ['play horn', { kind: 'play', item: 'horn' }],
  ['give silk fakir', { kind: 'give.cards', cards: ['silk', 'fakir'] }],
  ['take gold', { kind: 'take.cards', cards: ['gold'] }],
  ['give marid', { kind: 'give.djinn', djinn: 'marid' }],
  ['take marid', { kind: 'take.djinn', djinn: 'marid' }],
  ['take deck', { kind: 'take.deck' }],
  ['take whim', { kind: 'take.whim' }],
  ['give b2', { kind: 'give.tile', tile: 'b2' }],
  ['claim b2', { kind: 'claim', tile: 'b2' }],
  ['give palace b2', { kind: 'give.palace', building: 'palace', tile: 'b2' }],
  ['put palm b2', { kind: 'put.palm', building: 'palm', tile: 'b2' }],
  ['give palm b2', { kind: 'give.palm', building: 'palm', tile: 'b2' }],
  ['put palace b2', { kind: 'put.palace', building: 'palace', tile: 'b2' }],
  ['give carpet', { kind: 'give.item', item: 'carpet' }],
  ['take precious5', { kind: 'take.item', item: 'precious5' }],
  ['buy 2', { kind: 'buy.cards', numbers: [2] }],
  ['buy 1 6', { kind: 'buy.cards', numbers: [1, 6] }],
  ['buy baal paying elder elder', { kind: 'buy.djinn', djinn: 'baal', payment: 'elder.elder' }],
  ['buy shaum paying elder fakir', { kind: 'buy.thief', thief: 'shaum', payment: 'elder.fakir' }],
  ['craft paying fakir fakir', { kind: 'craft', payment: 'fakir.fakir' }],
  ['at a1', { kind: 'at', tile: 'a1' }],
  ['redirect a1 paying elder', { kind: 'redirect', tile: 'a1', payment: 'elder' }],
  ['keep lamp', { kind: 'keep.item', item: 'lamp' }],
  ['keep utug', { kind: 'keep.djinn', djinn: 'utug' }],
  ['remove red red d3', { kind: 'remove', colours: ['red', 'red'], tile: 'd3' }],
  ['bring blue d3', { kind: 'bring', colours: ['blue'], tile: 'd3' }],
  ['from d3', { kind: 'from', tile: 'd3' }],
  ['next fakir', { kind: 'next', cards: ['fakir'] }],
  ['sell ivory silk fish', { kind: 'sell', cards: ['ivory', 'silk', 'fish'] }],
  ['outbid', { kind: 'outbid' }],
  ['draw fakir', { kind: 'draw.card', cards: ['fakir'] }],
  ['draw green', { kind: 'draw.meeple', colours: ['green'] }],
  ['draw geb', { kind: 'draw.djinn', djinn: 'geb' }],
  ['draw ring', { kind: 'draw.item', item: 'ring' }],
  ['draw ziad', { kind: 'draw.thief', thief: 'ziad' }],
  ['draw w07', { kind: 'draw.whim', whim: 'w07' }],
  ['draw ?', { kind: 'draw', isHidden: true }],
  ['roll 3 6', { kind: 'roll', numbers: [3, 6] }],
];

test.each(forms)('%s', (text, meaning) => {
  expect(parse(text)).toMatchObject({ text, ...meaning });
});

/** Some of every form an action can have, taken from the engine's own list: `python -m tools.samples` writes them. */
describe('every text of the engine', () => {
  const kinds = new Set(forms.map(([, meaning]) => meaning.kind));

  test.each(samples)('%s', (text) => {
    const answer = parse(text);
    expect(kinds).toContain(answer.kind);
    expect(answer.text).toBe(text);
  });
});

test('a word that no action has is an error', () => {
  expect(() => parse('drop pink c4')).toThrow('pink');
});
