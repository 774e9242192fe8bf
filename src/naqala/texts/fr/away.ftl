### The page for a server that is away. The service worker keeps it; no other part of the client says these.

away-title = Le serveur ne répond pas
away-about = Le serveur est arrêté, ou cet appareil est hors ligne. Tes parties sont en sécurité. Cette page reprend d’elle-même dès que le serveur répond.
away-retry = Réessayer
