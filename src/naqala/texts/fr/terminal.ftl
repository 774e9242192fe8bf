colour-yellow = jaune
colour-white = blanc
colour-green = vert
colour-blue = bleu
colour-red = rouge
colour-purple = violet

terminal-tile-village = Village
terminal-tile-sacred = Lieu Sac.
terminal-tile-oasis = Oasis
terminal-tile-small_market = P. Marché
terminal-tile-large_market = G. Marché
terminal-tile-workshop = Atelier
terminal-tile-specialized_market = M. spéc.
terminal-tile-chasm = Crevasse
terminal-tile-city = Cité
terminal-tile-lake = Lac
terminal-front-viziers = Viz
terminal-front-elders = Sag
terminal-front-artisans = Art
terminal-cost-E = S/F
terminal-cost-EE = S+S/F
terminal-cost-F = F
terminal-cost-K = F..
terminal-supply = Réserve

terminal-player = Joueur
terminal-welcome = Five Tribes, { $parts } : { $players }. Graine { $seed }.
terminal-welcome-solo = Five Tribes, { $parts } : { $players } contre le sultan Yazid. Graine { $seed }.
terminal-howTo = Réponds par un numéro, une tuile ou les mots d’une réponse ; help explique tout le reste.
terminal-uncompiled = Les règles ne sont pas compilées, donc les conseils et ces bots cherchent moins : { $bots }. Lance une fois naqala warm pour y remédier.
terminal-resumed = Reprise de { $file }
terminal-otherLuck = Le fichier ne correspond pas à sa graine : à partir d’ici, les pioches sont nouvelles.
terminal-saved = Enregistré. Pour reprendre à tout moment : { $command }
terminal-left = Enregistré. Pour reprendre : { $command }
terminal-kept = La partie terminée est enregistrée. Pour en revoir la fin : { $command }
terminal-notSaved = Non enregistré : { $fault }. La partie continue ; save FICHIER l’enregistre ailleurs.
terminal-notKept = La partie n’est pas enregistrée : { $fault }
terminal-taken = { $file } existe déjà et contient peut-être une autre partie. Reprends-la avec { $command }, ou choisis un autre nom.
terminal-notBegun = Tu n’as encore rien décidé : il n’y a rien à enregistrer.
terminal-stumbled = { $name } est en panne ({ $fault }) ; une réponse permise est jouée au hasard à sa place.
terminal-handOver = Passe le clavier à { $name } et appuie sur Entrée.
terminal-haveRead = { $name }, appuie sur Entrée quand tu as tout lu.
terminal-won =
    { $n ->
        [one] { $names } gagne
       *[other] { $names } se partagent la victoire
    } avec { $points } { $points ->
        [one] point
       *[other] points
    }.

terminal-hand = En main : { $what }.
terminal-onlyAnswer = la seule réponse : { $answer }
terminal-noChoice = rien à choisir
terminal-menu-pick = tuile, ses meeples, nombre de déplacements, ♞ meilleure tuile à prendre
terminal-menu-pick-plain = tuile, ses meeples
terminal-menu-suits =
    { $n ->
        [one] { $n } série est possible
       *[other] { $n } séries sont possibles
    } : tape les marchandises, par exemple : { $goods }
terminal-several =
    { $n ->
        [one] Cela peut désigner { $n } réponse ; laquelle ?
       *[other] Cela peut désigner { $n } réponses ; laquelle ?
    }
terminal-moveIsOver = Le déplacement est terminé avant « { $part } ».
terminal-unclear = « { $part } » n’est pas clair à cet endroit ; possible : { $answers }
terminal-impossible = « { $part } » n’est pas possible à cet endroit ; possible : { $answers }
terminal-noAnswer = « { $line } » n’est pas une des réponses. Tape un numéro du menu, ou help ; Entrée affiche de nouveau le menu.
terminal-fillers = à au aux en sur et le la les un une des de du puis avec pour vers chez

terminal-help =
    Réponses : le numéro devant une réponse, une tuile (c4), une couleur et une
    tuile (rouge c4, ou r c4), les mots d’une réponse (drop red c4), ou juste assez
    pour la distinguer. Tout un déplacement sur une ligne : c4 rouge d4 blanc d5.
    Entrée affiche de nouveau le menu, back quitte un groupe.

      board           affiche de nouveau la table
      moves [TUILE]   où les déplacements peuvent finir
      hint            ce que ferait un bot
      score           les points si la partie finissait maintenant
      log [N]         ce qui s’est passé, les N dernières lignes
      explain NOM     un djinn, objet, voleur, caprice, une tuile ou une tribu ;
                      aussi : turn, move
      explain values  ce qu’aucune source publiée ne confirme
      undo            annule ta dernière réponse, si rien n’a été révélé et si
                      personne d’autre n’a répondu depuis
      undo!           revient à ta décision précédente, si tous les autres sont
                      des bots
      save [FICHIER]  enregistre la partie
      quit            quitte ; la partie est enregistrée

    Sur le plateau : Y jaune Vizir, W blanc Sage, G vert Marchand, B bleu Bâtisseur,
    R rouge Assassin, P violet Artisan ; ♞2 un chameau de la place 2, ▲2 un
    campement, ♣ palmier, ⌂ palais, ▓ montagne, w07 un caprice ; 5b une valeur
    bleue, 8r une rouge, ★ une cité.
    Djinn 6 [S/F] : 6 points, le pouvoir coûte un Sage ou un Fakir ;
    avec [S+S/F], un Sage et l’un ou l’autre ; avec [F], un Fakir.
terminal-undone = Annulé.
terminal-undo-answered = Rien à annuler : { $name } a répondu depuis.
terminal-undo-turn = Rien à annuler : ce tour commence ici.
terminal-undo-revealed = Rien à annuler : quelque chose de nouveau a été révélé depuis.
terminal-undo-start = Rien à annuler : la partie commence ici.
terminal-undo-further = undo! revient quand même en arrière.
terminal-undo-people = Seul undo marche ici : d’autres personnes jouent aussi.
terminal-undo-back = Retour à ta décision précédente. Le hasard restera le même ; les bots réfléchiront de nouveau.
terminal-noHint = Pas de conseil cette fois : { $fault }.
terminal-explain = Expliquer quoi ? Un djinn, un objet, un voleur, un caprice, une tuile ou une tribu ; ou turn, bid, move, goods, score.
terminal-moves-notNow = Les déplacements sont listés quand tu choisis la tuile à prendre.
terminal-moves-many =
    { $n ->
        [one] Il y a trop de déplacements pour une liste ; voici le premier.
       *[other] Il y a trop de déplacements pour une liste ; ceux-ci viennent des { $n } premiers.
    }
terminal-moves-none = Aucun déplacement ne commence ni ne finit là.
terminal-moves-listed =
    { $n ->
        [one] { $shown } fin sur { $n }.
       *[other] { $shown } fins sur { $n }.
    } m1 joue le premier déplacement ; moves TUILE liste ceux qui partent d’une tuile ou y arrivent.
terminal-ending = { $what } en { $tile } : { $route }
terminal-ending-claim = { $what } en { $tile }, prendre la tuile : { $route }
terminal-earning = { $what } pour { count-gold }

terminal-best = mieux
terminal-plan = plan
terminal-asPlanned = { $what }, comme prévu
terminal-advice-points = points
terminal-advice-why = quoi et pourquoi
terminal-advice-noEnd = Aucun déplacement ne finit là.
terminal-advice-ends = Où les déplacements peuvent finir, et de combien le meilleur tour y est moins bon :
terminal-advice-games =
    { $n ->
        [0] à première vue
        [one] { $n } partie simulée
       *[other] { $n } parties simulées
    } ; ~ marque une moyenne, quand le hasard ou les autres décident
terminal-bids-bid = mise
terminal-bids-place = place
terminal-bids-worth = valeur de la place
terminal-bids-net = moins le prix
terminal-bids-about = Valeur en points, par rapport à la pire place.
terminal-toCome = à venir : { $gains }
gain-purse = bourse mieux remplie
gain-majority = majorités
gain-paying = moyens de paiement
gain-powers = pouvoirs
gain-growth = croissance
gain-suits = séries plus longues
gain-fakirs = Fakirs
gain-magic = objets magiques
gain-whims = caprices
gain-next_city = prochaine cité
gain-danger = sécurité face à Yazid
