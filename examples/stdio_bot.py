#!/usr/bin/env python3
"""A bot in twenty lines that knows nothing of naqala: it bids low, and does something rather than nothing (docs/stdio.md)."""

import json
import random
import sys

for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "naqala":
        print("ready lowballer", flush=True)
    elif word == "game":
        random.seed(json.loads(rest)["seed"])
    elif word == "ask":
        asked = json.loads(rest)
        busy = [action for action in asked["legal"] if action != "pass"] or asked["legal"]
        is_bid = asked["question"]["ask"] == "bid"
        print(busy[0] if is_bid else random.choice(busy), flush=True)
    elif word == "quit":
        break
