import type { whims as english } from '../en/whims';
import type { Translated } from '../message';

export const whims: Translated<typeof english> = {
  'feature.viziers': { one: '{n} Vizir', other: '{n} Vizirs' },
  'feature.elders': { one: '{n} Sage', other: '{n} Sages' },
  'feature.artisans': { one: '{n} Artisan', other: '{n} Artisans' },
  'feature.djinns': { one: '{n} djinn', other: '{n} djinns' },
  'feature.palms': { one: '{n} palmier sur des tuiles possédées', other: '{n} palmiers sur des tuiles possédées' },
  'feature.palaces': { one: '{n} palais sur des tuiles possédées', other: '{n} palais sur des tuiles possédées' },
  'feature.villages': { one: '{n} Village possédé', other: '{n} Villages possédés' },
  'feature.sacred_places': { one: '{n} Lieu Sacré possédé', other: '{n} Lieux Sacrés possédés' },
  'feature.oases': { one: '{n} Oasis possédée', other: '{n} Oasis possédées' },
  'feature.markets': {
    one: '{n} marché possédé, peu importe lequel',
    other: '{n} marchés possédés, peu importe lesquels',
  },
  'feature.cities': { one: '{n} Cité Fabuleuse possédée', other: '{n} Cités Fabuleuses possédées' },
  'feature.red_tiles': {
    one: '{n} tuile rouge possédée (hors cités)',
    other: '{n} tuiles rouges possédées (hors cités)',
  },
  'feature.blue_tiles': {
    one: '{n} tuile bleue possédée (hors cités)',
    other: '{n} tuiles bleues possédées (hors cités)',
  },
  'feature.goods': { one: '{n} marchandise en main', other: '{n} marchandises différentes en main' },
  'feature.fakirs': { one: '{n} Fakir en main', other: '{n} Fakirs en main' },
  'feature.precious_items': { one: '{n} objet précieux', other: '{n} objets précieux' },
  'feature.tent_reds': {
    one: 'campement avec {n} tuile rouge dans son carré 3×3',
    other: 'campement avec {n} tuiles rouges dans son carré 3×3',
  },

  'whim.one': 'Caprice',
  'whim.title': 'Caprice du Sultan',
  'whim.needs': 'Le Sultan désire : {needs}.',
  'whim.reward': 'Récompense : {gold} or',
  'whim.short': '{needs} → {gold} or',
  'whim.progress': '{have} sur {need}',
  'whim.fulfilled': 'Exaucé',
  'whim.onCity': 'Posé en {tile}',
};
