### The page for a server that is away. The service worker keeps it; no other part of the client says these.

away-title = The server is away
away-about = This app cannot reach its table right now: the server is not running, or this device is offline. Your games are safe. This page goes on by itself as soon as the server answers.
away-retry = Try again
