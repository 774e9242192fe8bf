import { expect, test } from 'vitest';
import { parse, type Answer } from './answers';
import samples from './answers.samples.json';

const forms: [string, Partial<Answer>][] = [
  ['pass', { verb: 'pass' }],
  ['bid 12', { verb: 'bid', price: 12, fakirs: 0 }],
  ['bid 3 paying 1 fakir', { verb: 'bid', price: 3, fakirs: 1 }],
  ['bid 18 paying 2 fakirs', { verb: 'bid', price: 18, fakirs: 2 }],
  ['pick c4', { verb: 'pick', tile: 'c4' }],
  ['drop red c4', { verb: 'drop', colours: ['red'], tile: 'c4' }],
  ['carpet purple f7', { verb: 'carpet', colours: ['purple'], tile: 'f7' }],
  ['camel', { verb: 'camel' }],
  ['tent', { verb: 'tent' }],
  ['fakirs 2', { verb: 'fakirs', fakirs: 2 }],
  ['kill yellow c4', { verb: 'kill_on', colours: ['yellow'], tile: 'c4' }],
  ['kill yellow red c4', { verb: 'kill_on', colours: ['yellow', 'red'], tile: 'c4' }],
  ['kill white of 3', { verb: 'kill_of', colours: ['white'], seat: 3 }],
  ['kill white white of 2', { verb: 'kill_of', colours: ['white', 'white'], seat: 2 }],
  ['use sloar paying fakir', { verb: 'use', djinn: 'sloar', payment: 'fakir' }],
  ['use leta paying elder fakir', { verb: 'use', djinn: 'leta', payment: 'elder fakir' }],
  ['use ziad', { verb: 'send', thief: 'ziad' }],
  ['play horn', { verb: 'play', item: 'horn' }],
  ['give silk fakir', { verb: 'give_cards', cards: ['silk', 'fakir'] }],
  ['take gold', { verb: 'take_cards', cards: ['gold'] }],
  ['give marid', { verb: 'give_djinn', djinn: 'marid' }],
  ['take marid', { verb: 'take_djinn', djinn: 'marid' }],
  ['take deck', { verb: 'take_deck' }],
  ['take whim', { verb: 'take_whim' }],
  ['give b2', { verb: 'give_tile', tile: 'b2' }],
  ['claim b2', { verb: 'claim', tile: 'b2' }],
  ['give palace b2', { verb: 'give_building', building: 'palace', tile: 'b2' }],
  ['put palm b2', { verb: 'put', building: 'palm', tile: 'b2' }],
  ['give palm b2', { verb: 'give_building', building: 'palm', tile: 'b2' }],
  ['put palace b2', { verb: 'put', building: 'palace', tile: 'b2' }],
  ['give carpet', { verb: 'give_item', item: 'carpet' }],
  ['take precious5', { verb: 'take_item', item: 'precious5' }],
  ['buy 2', { verb: 'buy_card', places: [2] }],
  ['buy 1 6', { verb: 'buy_two', places: [1, 6] }],
  ['buy baal paying elder elder', { verb: 'buy_djinn', djinn: 'baal', payment: 'elder elder' }],
  ['buy shaum paying elder fakir', { verb: 'buy_thief', thief: 'shaum', payment: 'elder fakir' }],
  ['craft paying fakir fakir', { verb: 'craft', payment: 'fakir fakir' }],
  ['at a1', { verb: 'at', tile: 'a1' }],
  ['redirect a1 paying elder', { verb: 'redirect', tile: 'a1', payment: 'elder' }],
  ['keep lamp', { verb: 'keep_item', item: 'lamp' }],
  ['keep utug', { verb: 'keep_djinn', djinn: 'utug' }],
  ['remove red red d3', { verb: 'remove', colours: ['red', 'red'], tile: 'd3' }],
  ['bring blue d3', { verb: 'bring', colours: ['blue'], tile: 'd3' }],
  ['from d3', { verb: 'from', tile: 'd3' }],
  ['next fakir', { verb: 'next', cards: ['fakir'] }],
  ['sell ivory silk fish', { verb: 'sell', cards: ['ivory', 'silk', 'fish'] }],
  ['outbid', { verb: 'outbid' }],
  ['draw fakir', { verb: 'draw_card', cards: ['fakir'] }],
  ['draw green', { verb: 'draw_meeple', colours: ['green'] }],
  ['draw geb', { verb: 'draw_djinn', djinn: 'geb' }],
  ['draw ring', { verb: 'draw_item', item: 'ring' }],
  ['draw ziad', { verb: 'draw_thief', thief: 'ziad' }],
  ['draw w07', { verb: 'draw_whim' }],
  ['draw ?', { verb: null }],
  ['roll 3 6', { verb: 'roll' }],
];

test.each(forms)('%s', (text, meaning) => {
  expect(parse(text)).toMatchObject({ text, ...meaning });
});

/** Some of every form an action can have, taken from the engine's own list: `python -m tools.generate` writes them. */
test.each(samples as [string, string | null][])('%s is read as %s', (text, verb) => {
  expect(parse(text)).toMatchObject({ text, verb });
});

test('a word that no action has is an error', () => {
  expect(() => parse('drop pink c4')).toThrow('pink');
});
