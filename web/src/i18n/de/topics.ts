import type { topics as english } from '../en/topics';
import type { Translated } from '../message';

export const topics: Translated<typeof english> = {
  'topic.goal': 'Das Ziel',
  'topic.goal.about':
    'Sammle mehr Punkte als die anderen: mit Gold, Wesiren und Ältesten, Dschinn, Plättchen mit deinen Kamelen, Palmen, Palästen und Gütern.',
  'topic.round': 'Eine Runde',
  'topic.round.about':
    'Zuerst bieten alle um einen Platz in der Zugreihenfolge und zahlen sofort. Dann wird gezogen, der teuerste Platz zuerst. Am Ende werden die Auslagen aufgefüllt.',
  'topic.bid': 'Bieten',
  'topic.bid.about':
    'Auf ein Feld mit Preis passt ein Zuganzeiger, auf die 0 passen drei. Wer 0 bietet, verschiebt die früheren nach hinten; so zieht von ihnen der Letzte zuerst.',
  'topic.turn': 'Ein Zug',
  'topic.turn.about':
    'Bewege Meeples, nimm das Plättchen in Besitz, wenn du es geleert hast, lass die eingesammelte Sippe handeln, nutze das Plättchen und verkaufe Güter, wenn du magst.',
  'topic.move': 'Meeples bewegen',
  'topic.move.about':
    'Nimm alle Meeples eines Plättchens auf und setze auf jedem Plättchen, das du betrittst, einen ab: nur waagrecht oder senkrecht, nie direkt zurück. Der letzte muss auf einen Meeple seiner Farbe treffen. Dann nimmst du dort alle Meeples dieser Farbe.',
  'topic.control': 'Plättchen in Besitz nehmen',
  'topic.control.about':
    'Steht auf dem Zielplättchen kein Meeple mehr und gehört es niemandem, stellst du ein Kamel darauf. Es bleibt deins, nur Diebe können daran etwas ändern. Auch ein Plättchen, das du durch einen Mord leerst, gehört dir; seine Aktion wird dann aber nicht ausgeführt.',
  'topic.tribe': 'Die Sippe handelt',
  'topic.tribe.about':
    'Wesire und Älteste behältst du, Kaufleute bringen Karten, Baumeister Gold, Meuchelmörder schlagen zu. Fakire helfen Baumeistern und Meuchelmördern.',
  'topic.tile': 'Das Plättchen wirkt',
  'topic.tile.about':
    'Das Zielplättchen tut, was sein Bild zeigt, egal wem es gehört. Oase und Dorf immer, alle anderen nur, wenn du willst und zahlen kannst.',
  'topic.djinns': 'Dschinn',
  'topic.djinns.about':
    'Sie werden an Heiligen Orten gekauft. Kräfte ohne Kosten wirken immer, solche mit Kosten einmal in jedem deiner Züge.',
  'topic.sale': 'Güter verkaufen',
  'topic.sale.about':
    'Am Ende deines Zuges darfst du Sätze verschiedener Güter verkaufen. Je größer der Satz, desto mehr bringt jede Karte; unverkaufte Güter zählen am Ende genauso viel.',
  'topic.end': 'Das Ende des Spiels',
  'topic.end.about':
    'Hat jemand das letzte Kamel gesetzt oder ist kein Zug mehr möglich, wird die Runde noch zu Ende gespielt. Dann wird gezählt; bei Gleichstand wird der Sieg geteilt.',
  'topic.secret': 'Was verdeckt ist',
  'topic.secret.about':
    'Gold, Karten, Gegenstände und Launen auf der Hand sehen die anderen nicht. Alles andere liegt offen, auch wie viele Karten und Gegenstände jeder hat.',
  'topic.solo': 'Gegen Sultan Yazid',
  'topic.solo.about':
    'Würfel bestimmen das Plättchen, das Yazid in jeder Runde räumt; für die Summe der Würfel darfst du vor ihm ziehen. Er gewinnt mit {assassins} Meuchelmördern oder {djinns} Dschinn, wenn du ihn nicht bezahlen kannst oder wenn du am Ende nicht mehr Wesire hast als er.',
};
