### How people are told of their turn while no page is open, and the page as an app.

notice-me-title = Me prévenir quand c’est à moi de jouer
notice-me-about = Même sans page ouverte. Tu reçois un message par tour, et seulement des tables où d’autres t’attendent. Il montre des noms et un lien, jamais de cartes. Tu apprends aussi qu’une revanche est proposée, ou qu’une table complète t’attend.
notice-me-closed = Même quand elle est fermée…
notice-me-none = Ce serveur n’envoie pas de messages. Les personnes qui le gèrent peuvent changer cela.

push-allow = Prévenir sur cet appareil
push-done = Cet appareil sera prévenu.
push-failed = Ton navigateur n’a pas pu joindre son service de notification. Réessaie plus tard.
push-about-denied = Ton navigateur bloque les notifications de cette page. Tu peux changer cela dans ses réglages.
push-about-insecure = Les notifications sur cet appareil ne marchent que sur les pages en https et sur localhost.
push-about-impossible = Ce navigateur ne peut pas être prévenu quand la page est fermée. Sur iPhone ou iPad, ajoute d’abord la page à l’écran d’accueil.

channel-push = Appareil
channel-mail = E-mail
channel-discord = Discord
channel-ntfy = ntfy
channel-telegram = Telegram
channel-webhook = Webhook
channel-mail-about = Tu recevras un e-mail avec un lien. Les messages commencent quand tu l’as ouvert.
channel-discord-about = Dans Discord : paramètres du salon, Intégrations, Webhooks. Copie l’adresse du webhook.
channel-ntfy-about = L’adresse de ton sujet dans l’application ntfy. Choisis un sujet difficile à deviner : toute personne qui le connaît peut lire tes messages.
channel-ntfy-only = Ce serveur n’envoie qu’à ntfy.sh.
channel-telegram-about = Crée un bot avec @BotFather et écris-lui une fois. Saisis ensuite son jeton, une barre oblique et le numéro de la discussion.
channel-webhook-about = Une adresse https publique qui accepte du JSON avec title et message.
channel-named = { $kind } : { $label }
channel-new = Ajouter un e-mail ou une messagerie…
channel-new-mail = Ajouter une adresse e-mail…
channel-new-chat = Ajouter une messagerie…
channel-kind = Service
channel-address = Adresse
channel-add = Ajouter
channel-added = Ajouté. Envoie un essai pour vérifier.
channel-asked = Ouvre le lien dans l’e-mail que tu vas recevoir.
channel-unconfirmed = En attente : ouvre le lien de l’e-mail.
channel-broken = Ne marche plus. Envoie un essai pour recommencer.
channel-gap = Fréquence
channel-gap-0 = À chaque tour
channel-gap-60 = Toutes les heures, en un message
channel-gap-240 = Toutes les 4 heures, en un message
channel-gap-1440 = Une fois par jour, en un message
channel-test = Envoyer un essai
channel-tested = L’essai est parti.
channel-remove = Supprimer
channel-removed = Supprimé.

quiet-title = Heures de silence
quiet-on = Aucun message la nuit
quiet-from = de
quiet-until = à
quiet-about = Les messages de ces heures arrivent ensuite. Fuseau horaire : { $zone }

install-title = En application
install-about = Naqala peut s’ouvrir dans sa propre fenêtre, avec une icône sur cet appareil.
install-do = Installer

notice-confirm-ask = Veux-tu recevoir un message à cette adresse quand c’est à toi de jouer ?
notice-confirm-do = Oui, merci
notice-confirm-done = C’est fait. Tu sauras quand c’est à toi de jouer.
notice-stop-ask = Arrêter ces messages ? Tes places et tes parties restent telles quelles.
notice-stop-do = Arrêter les messages
notice-stop-done = C’est fait. Tu ne recevras plus ces messages.
notice-link-none = Ce lien est incomplet. Ouvre-le à nouveau depuis le message.
