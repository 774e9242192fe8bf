### The page for a server that is away. The service worker keeps it; no other part of the client says these.

away-title = Der Server ist nicht erreichbar
away-about = Der Server läuft nicht, oder dieses Gerät ist offline. Deine Partien sind sicher. Sobald der Server antwortet, geht es hier von selbst weiter.
away-retry = Noch einmal versuchen
