### The page for a server that is away. The service worker keeps it; no other part of the client says these.

away-title = The server can’t be reached
away-about = The server is not running, or this device is offline. Your games are safe. This page continues by itself as soon as the server is back.
away-retry = Try again
