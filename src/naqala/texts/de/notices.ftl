### How people are told of their turn while no page is open, and the page as an app.

notice-me-title = Sag mir Bescheid, wenn ich am Zug bin
notice-me-about = Auch wenn keine Seite offen ist. Pro Zug kommt eine Nachricht, und nur von Tischen, an denen andere auf dich warten. Sie zeigt Namen und einen Link, niemals Karten. Du erfährst auch, wenn eine Revanche angeboten wird oder ein voller Tisch auf dich wartet.
notice-me-closed = Auch bei geschlossener Seite …
notice-me-none = Dieser Server verschickt keine Nachrichten. Wer ihn betreibt, kann das ändern.

push-allow = Dieses Gerät benachrichtigen
push-done = Dieses Gerät wird benachrichtigt.
push-failed = Dein Browser hat seinen Push-Dienst nicht erreicht. Bitte versuche es später noch einmal.
push-about-denied = Dein Browser blockiert Benachrichtigungen dieser Seite. Du kannst das in seinen Einstellungen ändern.
push-about-insecure = Benachrichtigungen auf diesem Gerät gehen nur auf Seiten mit https und auf localhost.
push-about-impossible = Dieser Browser kann bei geschlossener Seite nicht benachrichtigt werden. Auf iPhone und iPad: Lege die Seite zuerst auf den Startbildschirm.

channel-push = Gerät
channel-mail = E-Mail
channel-discord = Discord
channel-ntfy = ntfy
channel-telegram = Telegram
channel-webhook = Webhook
channel-mail-about = Du bekommst eine E-Mail mit einem Link. Nachrichten kommen, sobald du ihn geöffnet hast.
channel-discord-about = In Discord: Kanaleinstellungen, Integrationen, Webhooks. Kopiere die Adresse des Webhooks.
channel-ntfy-about = Die Adresse deines Themas in der ntfy-App. Wähle ein Thema, das schwer zu erraten ist: Wer es kennt, liest mit.
channel-ntfy-only = Dieser Server schickt nur an ntfy.sh.
channel-telegram-about = Lege bei @BotFather einen Bot an und schreib ihm einmal. Gib dann sein Token, einen Schrägstrich und die Nummer eures Chats ein.
channel-webhook-about = Eine öffentliche https-Adresse, die JSON mit title und message annimmt.
channel-named = { $kind }: { $label }
channel-new = E-Mail oder Chat hinzufügen …
channel-new-mail = E-Mail hinzufügen …
channel-new-chat = Chat-Dienst hinzufügen …
channel-kind = Dienst
channel-address = Adresse
channel-add = Hinzufügen
channel-added = Hinzugefügt. Sende am besten gleich einen Test.
channel-asked = Bitte öffne den Link in der E-Mail, die gerade zu dir unterwegs ist.
channel-unconfirmed = Wartet, bis du den Link in der E-Mail öffnest.
channel-broken = Funktioniert nicht mehr. Sende einen Test, um es noch einmal zu versuchen.
channel-gap = Wie oft
channel-gap-0 = Bei jedem Zug
channel-gap-60 = Stündlich, gesammelt
channel-gap-240 = Alle 4 Stunden, gesammelt
channel-gap-1440 = Täglich, gesammelt
channel-test = Test senden
channel-tested = Der Test ist unterwegs.
channel-remove = Entfernen
channel-removed = Entfernt.

quiet-title = Ruhezeit
quiet-on = Nachts keine Nachrichten
quiet-from = von
quiet-until = bis
quiet-about = Nachrichten aus dieser Zeit kommen danach. Zeitzone: { $zone }

install-title = Als App
install-about = Naqala kann sich in einem eigenen Fenster öffnen, mit einem Symbol auf diesem Gerät.
install-do = Installieren

notice-confirm-ask = Möchtest du unter dieser Adresse erfahren, wenn du am Zug bist?
notice-confirm-do = Ja, bitte
notice-confirm-done = Fertig. Du erfährst, wenn du am Zug bist.
notice-stop-ask = Diese Nachrichten beenden? Deine Plätze und Partien bleiben, wie sie sind.
notice-stop-do = Nachrichten beenden
notice-stop-done = Fertig. Du bekommst diese Nachrichten nicht mehr.
notice-link-none = Dieser Link ist unvollständig. Bitte öffne ihn noch einmal aus der Nachricht.
