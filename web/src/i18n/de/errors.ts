import type { errors as english } from '../en/errors';
import type { Translated } from '../message';

export const errors: Translated<typeof english> = {
  'error.OptionsError': 'Ein Spiel mit diesen Einstellungen gibt es nicht.',
  'error.UnknownActionError': 'Diese Aktion kennt der Tisch nicht.',
  'error.IllegalActionError': 'Das geht gerade nicht.',
  'error.WrongSeatError': 'Gerade ist jemand anderes gefragt.',
  'error.GameOverError': 'Das Spiel ist schon zu Ende.',
  'error.FormatError': 'Diese Datei lässt sich nicht lesen.',
  'error.BrokenLawError': 'Diese Stellung kann in keinem Spiel entstehen.',
  'error.BotError': 'Der Bot kann hier nicht spielen.',
  'error.NoProposalError': 'Hier gibt es nichts mehr abzustimmen.',
  'error.StoreError':
    'Der Server konnte das nicht speichern, darum wurde nichts gespielt. Bitte noch einmal versuchen.',
  'error.ServerError': 'Der Server hat ein Problem. Bitte noch einmal versuchen.',
  'error.StaleError': 'Am Tisch ist es inzwischen weitergegangen. Bitte sieh noch einmal hin.',
  'error.OtherRulesError':
    'Dieser Tisch wurde mit einer anderen Fassung der Regeln gespielt und lässt sich hier nicht öffnen.',
  'error.OriginError': 'Seite und Server gehören nicht zusammen. Bitte den Tisch unter seiner eigenen Adresse öffnen.',
  'error.NotYourSeatError': 'Das ist nicht dein Platz.',
  'error.TooMuchError': 'Zu viel auf einmal: bitte einen Moment warten.',
  'error.NoTableError': 'Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.',
  'error.InvitationError': 'Dieser Link gilt nicht mehr. Lass dir einen neuen schicken.',
  'error.SpentLinkError':
    'Dieser Link wurde schon in einem anderen Browser benutzt. Spiel dort weiter, mach dort einen Link „Auf einem anderen Gerät weiterspielen“, oder lass dir einen neuen schicken.',
  'error.NameTakenError': 'So heißt an diesem Tisch schon jemand.',
  'error.TooSoonError': 'Eben war diese Person noch da. Bitte warte eine halbe Minute.',
  'error.NotHostError': 'Das darf nur, wer den Tisch eröffnet hat.',
  'error.NotOverError': 'Dieses Spiel läuft noch, und seine Karten sind geheim.',
  'error.MessageError': 'Der Server hat das nicht verstanden. Bitte lade die Seite neu.',
  'error.HintsOffError': 'Tipps sind in diesem Spiel ausgeschaltet.',
  'error.NoUndoError': 'Es gibt nichts zurückzunehmen, oder es müsste jemand zustimmen, der gegangen ist.',

  'error.offline': 'Der Server antwortet nicht. Bitte versuche es noch einmal.',
  'error.outdated': 'Es gibt eine neuere Version. Bitte lade die Seite neu.',
  'error.partMissing':
    'Ein Teil der Seite konnte nicht geladen werden; vielleicht gibt es eine neuere Version. Bitte lade die Seite neu.',
  'error.nameTooLong': { one: 'Bitte höchstens {n} Zeichen.', other: 'Bitte höchstens {n} Zeichen.' },
  'error.nameTaken': 'So heißt an diesem Tisch schon jemand.',
  'error.nameRefused': 'Dieser Name ist hier nicht möglich.',
  'error.fileTooLarge': 'Diese Datei ist zu groß.',
  'error.copyFailed': 'Der Link ließ sich nicht kopieren. Du kannst ihn markieren und selbst kopieren.',
  'error.unknown': 'Etwas ist schiefgegangen. Bitte versuch es noch einmal.',
};
