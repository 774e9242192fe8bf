### Jouer entre amis : la revanche.

rematch = Revanche
rematch-same = Mêmes joueurs, mêmes options. { rematch-places-rotate }.
rematch-offered = { $name } propose une revanche.
rematch-offered-you = Vous avez proposé une revanche.
rematch-agree = Rejouer
rematch-decline = Pas maintenant
rematch-declined = { $name } ne souhaite pas de revanche pour l’instant.
rematch-opened = La revanche a commencé.
rematch-go = Rejoindre la revanche
rematch-watch = Regarder la revanche
rematch-change = Changer les options
rematch-offer = Proposer cette partie
rematch-places = Places
rematch-places-rotate = Chacun se décale d’une place
rematch-places-draw = Les places sont tirées au sort
rematch-places-stay = Chacun garde sa place
rematch-noHints = sans conseils
