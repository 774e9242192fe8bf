"""Learning environments: a batch of games for research, and the interfaces of PettingZoo and Gymnasium."""
