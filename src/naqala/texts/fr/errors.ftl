error-OptionsError = Ces options ne vont pas ensemble.
error-UnknownActionError = Cette réponse n’existe pas. Recharge la page.
error-IllegalActionError = Ce n’est pas possible maintenant.
error-WrongSeatError = C’est à quelqu’un d’autre de répondre.
error-GameOverError = La partie est déjà terminée.
error-FormatError = Ce fichier est illisible.
error-BrokenLawError = Cette position ne peut pas exister dans une partie.
error-TallyError = Cette saisie n’est pas cohérente.
error-ValuesError = Ce fichier de valeurs contient une erreur.
error-BotError = Le bot ne peut pas jouer ici.
error-NoProposalError = Il n’y a plus de vote en cours.
error-StoreError = Le serveur n’a pas pu enregistrer ce coup : rien n’a été joué. Réessaie.
error-UnsettledError = Le serveur n’a pas encore confirmé. Si c’est enregistré, la table l’affichera dans un instant.
error-ServerError = Le serveur a un problème. Réessaie.
error-StaleError = La partie a avancé entre-temps. Regarde à nouveau.
error-OtherRulesError = Cette table a été jouée avec une autre version des règles et ne peut pas être ouverte ici.
error-BrokenTableError = Les données de cette table sont endommagées, elle ne peut pas être ouverte. Préviens les responsables de ce serveur.
error-ClosedTableError = Cette table est fermée. Tu peux la regarder, mais plus y jouer.
error-OriginError = Cette page ne correspond pas à ce serveur. Ouvre la table à sa propre adresse.
error-NotYourSeatError = Ce n’est pas ta place.
error-TooMuchError = Trop de demandes : attends un instant.
error-NoTableError = Cette table n’existe pas. Le lien est peut-être incomplet.
error-NoLessonError = Cette leçon n’existe pas.
error-InvitationError = Ce lien n’est plus valable. Demandes-en un nouveau à l’hôte.
error-SpentLinkError = Ce lien a déjà servi dans un autre navigateur. Continue là-bas, crées-y un lien « Continuer sur un autre appareil », ou demande un nouveau lien à l’hôte.
error-RecoveryError = Ce code de récupération n’est pas valide : il a déjà servi, a été remplacé ou a été mal recopié.
error-NameTakenError = Quelqu’un porte déjà ce nom à cette table.
error-TooSoonError = Cette personne était là il y a un instant. Attends une demi-minute.
error-NotHostError = Seul l’hôte peut faire cela.
error-NotOverError = Cette partie n’est pas terminée : ses cartes restent secrètes.
error-MessageError = Le serveur n’a pas compris. Recharge la page.
error-HintsOffError = Les conseils sont désactivés dans cette partie.
error-SilentError = L’hôte de cette table a coupé la discussion.
error-AddressError = Le serveur ne peut rien envoyer à cette adresse. Vérifie-la : elle doit être complète et publique.
error-NoticesOffError = Ce serveur ne propose pas ce genre de messages.
error-NoChannelError = Ces messages sont déjà arrêtés, ou le lien a déjà servi.
error-NotSentError = Le service n’a pas accepté le message. Vérifie l’adresse.
error-NoUndoError = Il n’y a rien à annuler, ou il faudrait l’accord d’une personne qui est partie.
error-NoRedoError = Il n’y a rien à rétablir.
error-TimeUpError = Temps écoulé pour cette place : un bot joue ce tour.
error-NoClockError = Il n’y a ici aucune pendule à arrêter ou à relancer.
error-GoneError = Un bot joue cette place jusqu’à la fin : le joueur a abandonné, ou son temps est écoulé.
error-SeatTakenError = Quelqu’un vient de prendre cette place.
error-NotFullError = La partie commence quand toutes les places sont prises.
error-LobbyError = Cette table n’attend plus de joueurs.

error-offline = Le serveur ne répond pas. Réessaie.
error-outdated = Une version plus récente est disponible. Recharge la page.
error-partMissing = Une partie de la page n’a pas pu être chargée ; il y a peut-être une nouvelle version. Recharge la page.
error-nameTooLong =
    { $n } { $n ->
        [one] caractère
       *[other] caractères
    } au plus.
error-nameRefused = Ce nom ne peut pas être utilisé ici.
error-fileTooLarge = Ce fichier est trop gros.
error-copyFailed = Le lien n’a pas pu être copié. Tu peux le sélectionner et le copier toi-même.
error-unknown = Quelque chose s’est mal passé. Réessaie.
