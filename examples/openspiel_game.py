"""A whole game with OpenSpiel: chance is explicit, everyone plays at random. ``pip install 'naqala[openspiel]'``."""

import random

import pyspiel

import naqala.env.openspiel

state = pyspiel.load_game("naqala(seats=3,expansions=artisans)").new_initial_state()
while not state.is_terminal():
    chances = dict(state.chance_outcomes()) if state.is_chance_node() else dict.fromkeys(state.legal_actions(), 1.0)
    state.apply_action(random.choices(list(chances), list(chances.values()))[0])
print("returns", state.returns(), "after", len(state.history()), "actions of", naqala.env.openspiel.NAME)
