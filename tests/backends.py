"""Contests and backends in the mode in which the tests run."""

from naqala import Options
from naqala.bots import Budget
from naqala.bots.arena.contest import Contest
from naqala.bots.bot import USUAL
from naqala.engine.kernel import running_mode
from naqala.jobs.cluster import Ray
from naqala.jobs.local import Local

MODE = running_mode()


def contest_of(bots: tuple[str, ...], options: Options, games: int, seed: str, budget: Budget = USUAL) -> Contest:
    return Contest(bots, options, games, seed, budget, mode=MODE)


def local(jobs: int, kernels: bool = False) -> Local:
    return Local(jobs, MODE, kernels)


def on_ray(jobs: int) -> Ray:
    return Ray(jobs, MODE)
