"""Games as data sets for learners: ``naqala record``."""

import argparse
from pathlib import Path

from naqala.bots import Budget
from naqala.cli.files import options_from
from naqala.cli.main import print_json
from naqala.cli.simulate import check_installed, compile_for, counted
from naqala.jobs import backend_named


def record(arguments: argparse.Namespace) -> int:
    """Play what is missing of a data set and say what is there."""
    check_installed("data", "pyarrow")
    from naqala.bots.arena.contest import Contest
    from naqala.data import Dataset
    from naqala.data.writing import Recording, open_dataset

    bots = tuple(name.strip() for name in arguments.bots.split(","))
    budget = Budget(nodes=arguments.nodes)
    asked = Recording(Contest(bots, options_from(arguments), arguments.games, str(arguments.seed), budget, mode=arguments.mode))
    backend = backend_named(arguments.backend, arguments.jobs, arguments.mode)
    games, path = asked.contest.games, Path(arguments.out)
    with open_dataset(path, asked) as folder:
        missing = folder.missing()
        if missing:
            compile_for(arguments, bots=True, env=True)
        with counted("record", games, games - sum(shard.games for shard in missing)) as progress:
            folder.fill(backend, progress)
    decisions, files = Dataset(path).count_decisions(), list(path.glob("*/*.parquet"))
    size = sum(file.stat().st_size for file in files)
    told = {"games": games, "decisions": decisions, "files": len(files), "bytes": size, "out": str(path)}
    if arguments.json:
        print_json(told)
    else:
        print(f"{games} games with {decisions} decisions are in {path}: {len(files)} files, {size / 2**20:.1f} MiB")
    return 0
