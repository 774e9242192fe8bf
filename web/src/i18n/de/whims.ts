import type { whims as english } from '../en/whims';
import type { Translated } from '../message';

export const whims: Translated<typeof english> = {
  'feature.viziers': { one: '{n} Wesir', other: '{n} Wesire' },
  'feature.elders': { one: '{n} Ältester', other: '{n} Älteste' },
  'feature.artisans': { one: '{n} Kunstschmied', other: '{n} Kunstschmiede' },
  'feature.djinns': { one: '{n} Dschinn', other: '{n} Dschinn' },
  'feature.palms': { one: '{n} Palme auf eigenen Plättchen', other: '{n} Palmen auf eigenen Plättchen' },
  'feature.palaces': { one: '{n} Palast auf eigenen Plättchen', other: '{n} Paläste auf eigenen Plättchen' },
  'feature.villages': { one: '{n} eigenes Dorf', other: '{n} eigene Dörfer' },
  'feature.sacred_places': { one: '{n} eigener Heiliger Ort', other: '{n} eigene Heilige Orte' },
  'feature.oases': { one: '{n} eigene Oase', other: '{n} eigene Oasen' },
  'feature.markets': { one: '{n} eigener Markt, egal welcher Art', other: '{n} eigene Märkte, egal welcher Art' },
  'feature.cities': { one: '{n} eigene Wundersame Stadt', other: '{n} eigene Wundersame Städte' },
  'feature.red_tiles': {
    one: '{n} eigenes rotes Plättchen (keine Stadt)',
    other: '{n} eigene rote Plättchen (ohne Städte)',
  },
  'feature.blue_tiles': {
    one: '{n} eigenes blaues Plättchen (keine Stadt)',
    other: '{n} eigene blaue Plättchen (ohne Städte)',
  },
  'feature.goods': { one: '{n} Gut auf der Hand', other: '{n} verschiedene Güter auf der Hand' },
  'feature.fakirs': { one: '{n} Fakir auf der Hand', other: '{n} Fakire auf der Hand' },
  'feature.precious_items': { one: '{n} wertvoller Gegenstand', other: '{n} wertvolle Gegenstände' },
  'feature.tent_reds': {
    one: 'Zelt mit {n} roten Plättchen im 3×3-Feld',
    other: 'Zelt mit {n} roten Plättchen im 3×3-Feld',
  },

  'whim.one': 'Laune',
  'whim.title': 'Laune des Sultans',
  'whim.needs': 'Der Sultan wünscht sich: {needs}.',
  'whim.reward': 'Belohnung: {gold} Gold',
  'whim.short': '{needs} → {gold} Gold',
  'whim.progress': '{have} von {need}',
  'whim.fulfilled': 'Erfüllt',
  'whim.onCity': 'Liegt auf {tile}',
};
