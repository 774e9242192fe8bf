import { describe, expect, it } from 'vitest';
import serverErrors from '../../../src/naqala/server/errors.py?raw';
import { de, families as germanFamilies } from './de';
import { en, families as englishFamilies } from './en';
import { families as frenchFamilies, fr } from './fr';
import { loadFirst, loadRest, preferred, type Catalogue, type Key } from '.';
import { format, placeholders, type Language, type Message } from './message';

const catalogues: [Language, Catalogue, Record<string, object>][] = [
  ['en', en, englishFamilies],
  ['de', de, germanFamilies],
  ['fr', fr, frenchFamilies],
];
const keys = Object.keys(en) as Key[];

const forms = (message: Message): string[] => (typeof message === 'string' ? [message] : [message.one, message.other]);
const sorted = (names: Iterable<string>): string[] => [...names].sort();
const words = (text: string): string[] => text.split(' ');

describe.each(catalogues)('the catalogue %s', (lang, catalogue, families) => {
  it('has every key once', () => {
    const all = Object.values(families).flatMap((family) => Object.keys(family));
    expect(sorted(all)).toEqual(sorted(new Set(all)));
    expect(sorted(all)).toEqual(sorted(keys));
    expect(sorted(Object.keys(catalogue))).toEqual(sorted(keys));
  });

  it('has a text for every key, without stray spaces', () => {
    const bad = keys.filter((key) => forms(catalogue[key]).some((form) => /^$|^\s|\s$| {2}/.test(form)));
    expect(bad).toEqual([]);
  });

  it('asks for the arguments of the English text', () => {
    const asked = (message: Message): string[] => sorted(placeholders(message));
    const bad = keys.filter((key) => String(asked(catalogue[key])) !== String(asked(en[key])));
    expect(bad).toEqual([]);
  });

  it('writes apostrophes and ellipses as printers do', () => {
    const bad = keys.filter((key) => forms(catalogue[key]).some((form) => /['"]|\.\.\./.test(form)));
    expect(bad).toEqual([]);
  });

  it('can be formatted', () => {
    for (const key of keys) {
      for (const n of [0, 1, 2]) {
        const args = Object.fromEntries(
          [...placeholders(catalogue[key])].map((name) => [name, name === 'n' ? n : 'x']),
        );
        expect(format(catalogue[key], args, lang)).not.toMatch(/[{}]/);
      }
    }
  });

  it('is what loading gives', async () => {
    expect({ ...(await loadFirst(lang)), ...(await loadRest(lang)) }).toEqual(catalogue);
  });
});

/** The words of docs/decisions.md: a word without a text is an error here and not at the table. */
const COLOURS = words('yellow white green blue red purple');
const CARDS = words('ivory jewels gold papyrus silk spice fish wheat pottery fakir');
const DJINNS = words(
  'alamin anunnak baal boaz bouraq echidna enki hagis haurvatat iblis jafaar kandicha kumarbi lamia leta marid monkir nekir ' +
    'shamhat sibittis sloar utug ptah geb morgiane kali ganapati dhenim wilwit galbells',
);
const ITEMS = words('scimitar lamp flute carpet ring talisman horn precious5 precious7 precious9');
const THIEVES = words('houssain ziad ouafat kohdjah shaum madjaar');
const TILES = [
  ...words('village sacred oasis workshop chasm city lake'),
  'small market',
  'large market',
  'specialized market',
];
const FEATURES = words(
  'viziers elders artisans djinns palms palaces villages sacred_places oases markets cities red_tiles blue_tiles goods fakirs ' +
    'precious_items tent_reds',
);
const SEAT_ASKS = [
  ...words(
    'bid move drop piece tribe build kill thief tile last outbid target redirect claim scimitar lamp flute bring ring horn',
  ),
  ...['keep item', 'keep djinn', 'give cards', 'give djinn', 'give tile', 'give building', 'give item'],
  ...['take cards', 'take djinn', 'take building', 'take item', 'talisman from', 'talisman to'],
];
const CHANCE_ASKS = ['draw card', 'draw meeple', 'draw djinn', 'draw item', 'draw thief', 'draw whim', 'roll'];
const PASSED = words('move tribe kill thief tile redirect bring claim last outbid');
const PAYMENTS = words('elder fakir artisan elder.elder elder.fakir fakir.fakir');
const REASONS = [
  ...[
    'plays',
    'ends game',
    'collects',
    'takes tile',
    'takes city',
    'loses tile',
    'takes from rival',
    'tent',
    'vizier lead',
  ],
  ...['palm', 'palace', 'helps rival.palm', 'helps rival.palace', 'gets djinn', 'gets thief', 'robs', 'fulfils whim'],
  ...[
    'takes whim',
    'gets item',
    'cards',
    'suit grows',
    'kills on',
    'kills of',
    'uses djinn',
    'plays item',
    'sells',
    'gives',
  ],
  ...[
    'spends',
    'earns',
    'pays',
    'yazid takes',
    'yazid buys',
    'pays yazid',
    'rival gains',
    'rival loses',
    'draws',
    'leaves',
    'keeps',
  ],
];
const SCORES = words('gold viziers elders artisans djinns tiles cities tent palms palaces merchandise items total');
/** The names that travel, as the server's own list has them. */
const ERRORS = [...(/^TOLD.*?^\)/ms.exec(serverErrors)?.[0].matchAll(/\w+Error(?=[,)])/g) ?? [])].map(([name]) => name);
const BOTS = words('uniform beginner greedy planner expert');

it('has words for the errors of the server, for all of them and no others', () => {
  const named = keys.filter((key) => /^error\.\w+Error$/.test(key));
  expect(sorted(named)).toEqual(sorted(ERRORS.map((name) => `error.${name}`)));
});

describe('every word of the rules has its texts', () => {
  it.each([
    ['tribe.', COLOURS, ['', '.count', '.about', '.does']],
    ['card.', CARDS, ['']],
    ['djinn.', DJINNS, ['', '.about']],
    ['item.', ITEMS, ['', '.about']],
    ['thief.', THIEVES, ['', '.about']],
    ['tile.', TILES, ['', '.about']],
    ['feature.', FEATURES, ['']],
    ['ask.', SEAT_ASKS, ['', '.others']],
    ['ask.', CHANCE_ASKS, ['']],
    ['answer.pass.', PASSED, ['']],
    ['payment.', PAYMENTS, ['']],
    ['reason.', REASONS, ['']],
    ['score.', SCORES, ['', '.about']],
    ['bot.', BOTS, ['', '.about', '.level']],
    ['over.', ['last camel', 'no move', 'assassins', 'djinns', 'gold', 'viziers'], ['']],
  ])('%s', (prefix, names, suffixes) => {
    const wanted = names.flatMap((name) => suffixes.map((suffix) => `${prefix}${name}${suffix}`));
    expect(wanted.filter((key) => !Object.hasOwn(en, key))).toEqual([]);
  });
});

/** Keys stand in the sources whole, or as a template such as `djinn.${word}.about`; tests/events checks those of the log. */
it('has no text that nobody says', () => {
  const files = import.meta.glob<string>(['../**/*.ts', '../**/*.svelte', '!../i18n/**', '!../**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const source = Object.values(files).join('\n');
  const templates = [...source.matchAll(/`(\w+\.[^`\n]*\$\{[^`\n]*)`/g)].map(([, text = '']) => {
    const parts = text.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/).map((part) => part.replaceAll('.', '\\.'));
    return new RegExp(`^${parts.join('.*')}$`);
  });
  const ours = keys.filter((key) => !key.startsWith('log.'));
  const unsaid = ours.filter((key) => !source.includes(`'${key}'`) && !templates.some((form) => form.test(key)));
  expect(unsaid).toEqual([]);
});

describe('preferred', () => {
  it('takes the first language there is', () => {
    expect(preferred(['it', 'de-AT', 'en'])).toBe('de');
    expect(preferred(['fr-CA'])).toBe('fr');
    expect(preferred(['it'])).toBe('en');
    expect(preferred([])).toBe('en');
  });
});
