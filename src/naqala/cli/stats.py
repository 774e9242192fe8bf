"""What many games of one bot say about the game: ``naqala stats``."""

import argparse
import json
from pathlib import Path

from naqala.bots import Budget
from naqala.cli.main import print_json
from naqala.cli.simulate import check_installed, compile_for, counted
from naqala.jobs import backend_named
from naqala.texts import say


def stats(arguments: argparse.Namespace) -> int:
    """Play what is missing, write figures and report, and say where they are."""
    check_installed("arena", "choix", "scipy")
    from naqala.jobs.folder import write_whole
    from naqala.stats.collecting import StatsRun, open_collection
    from naqala.stats.figures import figures_of
    from naqala.stats.page import page_of

    run = StatsRun(
        arguments.bot,
        arguments.seats,
        arguments.expansions,
        arguments.promos,
        arguments.games,
        str(arguments.seed),
        Budget(nodes=arguments.nodes),
        arguments.mode,
    )
    backend = backend_named(arguments.backend, arguments.jobs, arguments.mode)
    with open_collection(Path(arguments.out), run) as collection:
        missing = len(collection.missing())
        if missing:
            compile_for(arguments, bots=True)
        with counted("stats", len(run.tasks), len(run.tasks) - missing) as progress:
            collection.collect(backend, progress)
        figures = figures_of(run, collection.facts)
        write_whole(collection.path / "figures.json", json.dumps(figures.to_json(), indent=1, ensure_ascii=False) + "\n")
        write_whole(collection.path / "report.html", page_of(figures, run.command))
    if arguments.json:
        print_json(figures.to_json())
    else:
        print(say("stats.written", path=str(collection.path), games=figures.games))
    return 0
