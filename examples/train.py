"""Learn Five Tribes by self-play: one network plays both seats of many base games and is improved by PPO.

    pip install 'naqala[learn]' && naqala warm
    python examples/train.py --decisions 2000000 --out build/train

Writes the network (``policy.pt``), its wins against uniform random play and the level greedy (``curve.csv``) and a picture of
them (``curve.svg``).
"""

import argparse
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from naqala import Options
from naqala.env.batch import Batch
from naqala.env.kernels.observation import FIELDS, OBSERVATION, SIZE, Bounds
from naqala.env.seat import SeatEnv

GAMES, STEPS = 256, 32
"""Games side by side, and decisions in each between two updates."""
EPOCHS, MINIBATCH, CLIP, ENTROPY, LAMBDA, RATE = 2, 1024, 0.2, 0.01, 0.97, 1e-3
POINTS = 50.0
"""The margin that counts as 1."""
LOOK, FINAL = 400, 2000
"""Games of an evaluation against uniform, on the way and at the end."""
GREEDY_LOOK, GREEDY_FINAL = 40, 200
"""The same against greedy, who thinks: its games take two hundred times as long."""
WORDS = ("ask", "step", "at", "start", "tribe")
"""Fields whose numbers are names, not amounts."""


def scales() -> Tensor:
    """Return what to divide each number of an observation by: its greatest value, but at most 20."""
    sizes = [(int(np.prod(field.shape)), next(e for e in field.extras if isinstance(e, Bounds)).high) for field in FIELDS]
    return torch.cat([torch.full((cells,), min(20.0, max(1.0, high))) for cells, high in sizes])


class Policy(nn.Module):
    """Scores the legal actions alone, and guesses the margin of the seat that is asked."""

    def __init__(self, actions: int, width: int = 256) -> None:
        super().__init__()
        self.register_buffer("scales", scales())
        self.words = nn.ModuleList(nn.Embedding(128, 16) for _ in WORDS)
        self.faces = nn.Embedding(128, 4)
        tiles = OBSERVATION["face"].shape[0]
        self.body = nn.Sequential(
            nn.Linear(SIZE + 16 * len(WORDS) + 4 * tiles, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.actions = nn.Embedding(actions, width + 1)
        self.value = nn.Linear(width, 1)
        nn.init.normal_(self.actions.weight, std=0.01)

    def forward(self, seen: Tensor, legal: Tensor, counts: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logits of the legal actions, in the order of ``legal``, and the value."""
        words = [table(seen[:, place(name)].long() + 1) for table, name in zip(self.words, WORDS, strict=True)]
        first = place("face")
        faces = self.faces(seen[:, first : first + OBSERVATION["face"].shape[0]].long() + 1).flatten(1)
        hidden = self.body(torch.cat([seen / self.scales, *words, faces], 1))
        is_legal = torch.arange(legal.shape[1]) < counts[:, None]
        rows, scores = is_legal.nonzero()[:, 0], self.actions(legal[is_legal])
        logits = hidden.new_full(legal.shape, -1e9)
        logits[is_legal] = (hidden[rows] * scores[:, :-1]).sum(1) + scores[:, -1]
        return logits, self.value(hidden).squeeze(1)


def place(name: str) -> int:
    """Return where a field begins in a flat observation."""
    assert OBSERVATION.fields is not None
    return int(OBSERVATION.fields[name][1]) // 2


class Table:
    """A batch of games with the tensors that a policy reads."""

    def __init__(self, games: int, seed: str) -> None:
        self.batch = Batch(Options(2), games, seed, threads=torch.get_num_threads(), reward="margin")
        self.arrays = self.batch.arrays()
        self.arrays["observations"] = np.zeros((games, SIZE), np.int16)
        self.batch.reset(self.arrays["observations"], self.arrays["masks"], self.arrays["seats"])

    def seen(self) -> tuple[Tensor, Tensor, Tensor]:
        """Return observations, legal actions and how many they are."""
        legal, counts = self.batch.legal_actions()
        return torch.tensor(self.arrays["observations"]).float(), torch.from_numpy(legal), torch.from_numpy(counts)

    def step(self, actions: np.ndarray) -> None:
        """Play an action in each game."""
        self.batch.step(actions, **self.arrays)


@torch.no_grad()
def play(policy: Policy, table: Table) -> dict[str, Tensor]:
    """Let the policy play both seats for some steps; return every decision with its advantage and return."""
    kept: dict[str, list[Tensor]] = {
        name: [] for name in ("seen", "legal", "counts", "chosen", "log", "value", "sign", "gain", "on")
    }
    for _ in range(STEPS):
        seen, legal, counts = table.seen()
        logits, value = policy(seen, legal, counts)
        chosen = torch.distributions.Categorical(logits=logits).sample()
        sign = 1.0 - 2.0 * torch.tensor(table.arrays["seats"]).float()  # all values are kept as the first seat sees them
        table.step(legal.gather(1, chosen[:, None])[:, 0].numpy())
        gain, on = torch.tensor(table.arrays["rewards"][:, 0]) / POINTS, 1.0 - torch.tensor(table.arrays["ended"]).float()
        log = logits.log_softmax(1).gather(1, chosen[:, None])[:, 0]
        for name, row in zip(kept, (seen, legal, counts, chosen, log, value * sign, sign, gain, on), strict=True):
            kept[name].append(row)
    most = max(legal.shape[1] for legal in kept["legal"])
    kept["legal"] = [nn.functional.pad(legal, (0, most - legal.shape[1])) for legal in kept["legal"]]
    last = policy(*table.seen())[1] * (1.0 - 2.0 * torch.tensor(table.arrays["seats"]).float())
    rows = {name: torch.stack(part) for name, part in kept.items()}
    rows["advantage"] = advantages(rows, last)
    rows["aim"] = (rows["value"] + rows["advantage"]) * rows["sign"]
    rows["advantage"] = rows["advantage"] * rows["sign"]
    return {name: part.flatten(0, 1) for name, part in rows.items()}


def advantages(rows: dict[str, Tensor], after: Tensor) -> Tensor:
    """Return the generalised advantages for the first seat; in a game of two, what one seat gains the other loses."""
    found, ahead = torch.zeros_like(rows["value"]), torch.zeros_like(after)
    for step in reversed(range(STEPS)):
        surprise = rows["gain"][step] + rows["on"][step] * after - rows["value"][step]
        ahead = surprise + LAMBDA * rows["on"][step] * ahead
        found[step], after = ahead, rows["value"][step]
    return found


def improve(policy: Policy, optimizer: torch.optim.Optimizer, rows: dict[str, Tensor]) -> None:
    """Take PPO's clipped steps on what was played."""
    gained = (rows["advantage"] - rows["advantage"].mean()) / (rows["advantage"].std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(gained)).split(MINIBATCH):
            logits, value = policy(rows["seen"][part], rows["legal"][part], rows["counts"][part])
            logs = logits.log_softmax(1)
            ratio = (logs.gather(1, rows["chosen"][part, None])[:, 0] - rows["log"][part]).exp()
            won = torch.min(ratio * gained[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gained[part]).mean()
            entropy = -(logs.exp() * logs).sum(1).mean()
            loss = nn.functional.mse_loss(value, rows["aim"][part]) - won - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def wins_against_uniform(policy: Policy, games: int, seed: str) -> float:
    """Return the share of wins, ties being half, against uniform random play; the policy has each seat in half of the games."""
    table, random, own = Table(games, seed), np.random.default_rng(0), np.arange(games) % 2
    share, over = np.zeros(games), np.zeros(games, bool)
    while not over.all():
        seen, legal, counts = table.seen()
        drawn = torch.distributions.Categorical(logits=policy(seen, legal, counts)[0]).sample()
        chosen = legal.gather(1, drawn[:, None])[:, 0].numpy()
        table.step(np.where(table.arrays["seats"] == own, chosen, table.batch.random_actions(random)))
        margin = table.arrays["rewards"][np.arange(games), own]
        new = table.arrays["ended"] & ~over
        share[new], over = 0.5 + 0.5 * np.sign(margin[new]), over | new
    return float(share.mean())


@torch.no_grad()
def wins_against_level(policy: Policy, level: str, games: int) -> float:
    """Return the share of wins against a level of naqala; the policy has each seat in half of the games."""
    tables = [SeatEnv(seat=1 + game % 2, opponents=level, flat=True) for game in range(games)]
    seen, share = [table.reset(seed=seed)[0]["observation"] for seed, table in enumerate(tables)], 0.0
    while tables:
        legal = [torch.tensor(table.action_space.legal) for table in tables]
        counts, padded = torch.tensor([len(row) for row in legal]), nn.utils.rnn.pad_sequence(legal, batch_first=True)
        logits, _ = policy(torch.tensor(np.stack(seen)).float(), padded, counts)
        drawn = torch.distributions.Categorical(logits=logits).sample()
        steps = [table.step(int(row[which])) for table, row, which in zip(tables, padded, drawn, strict=True)]
        share += sum(gain for _, gain, *_ in steps)
        tables = [table for table, (_, _, over, *_) in zip(tables, steps, strict=True) if not over]
        seen = [after["observation"] for after, _, over, *_ in steps if not over]
    return share / games


class Look(NamedTuple):
    """What a policy had learned by then: its shares of wins. The minutes are those of learning alone."""

    minutes: float
    decisions: int
    uniform: float
    greedy: float


def looked(policy: Policy, minutes: float, decisions: int) -> Look:
    """Let the policy play against others, and print how it does."""
    look = Look(minutes, decisions, wins_against_uniform(policy, LOOK, "look"), wins_against_level(policy, "greedy", GREEDY_LOOK))
    wins = f"{look.uniform:.1%} wins against uniform, {look.greedy:.1%} against greedy"
    print(f"{minutes:5.1f} minutes, {decisions:9,} decisions: {wins}", flush=True)
    return look


def draw(curve: list[Look], path: Path) -> None:
    """Draw wins by decisions, which are the same on every machine."""
    from matplotlib.figure import Figure

    figure = Figure((7, 4), layout="constrained")
    axes = figure.subplots()
    for level in ("uniform", "greedy"):
        axes.plot(
            [look.decisions / 1e6 for look in curve], [getattr(look, level) for look in curve], "o-", markersize=3, label=level
        )
    axes.axhline(0.95, linestyle=":", color="grey")
    axes.set(xlabel="million decisions of self-play", ylabel="wins", ylim=(0.0, 1.0), title="Base game, 2 seats")
    axes.legend(title="against")
    figure.savefig(path)


def train(decisions: int, out: Path, seed: int, every: int) -> list[Look]:
    """Play and improve for this many decisions; return the curve.

    The learning rate falls with the decisions, not with the time, so that a slow machine learns the same.
    """
    torch.manual_seed(seed)
    out.mkdir(parents=True, exist_ok=True)
    table = Table(GAMES, f"train {seed}")
    policy = Policy(table.arrays["masks"].shape[1])
    optimizer = torch.optim.Adam(policy.parameters(), lr=RATE)
    curve, minutes, done = [looked(policy, 0.0, 0)], 0.0, 0
    while done < decisions:
        begun = time.perf_counter()
        for group in optimizer.param_groups:
            group["lr"] = RATE * max(0.1, 1.0 - done / decisions)
        improve(policy, optimizer, play(policy, table))
        done += GAMES * STEPS
        minutes += (time.perf_counter() - begun) / 60
        if done // every > (done - GAMES * STEPS) // every or done >= decisions:
            curve.append(looked(policy, minutes, done))
            torch.save(policy.state_dict(), out / "policy.pt")
            rows = [",".join(Look._fields), *(f"{at:.2f},{by},{uniform:.4f},{greedy:.4f}" for at, by, uniform, greedy in curve)]
            (out / "curve.csv").write_text("\n".join(rows) + "\n")
    draw(curve, out / "curve.svg")
    print(f"{wins_against_uniform(policy, FINAL, 'end'):.1%} wins in {FINAL} new games against uniform")
    print(f"{wins_against_level(policy, 'greedy', GREEDY_FINAL):.1%} wins in {GREEDY_FINAL} games against greedy")
    return curve


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=2_000_000, help="decisions of self-play")
    parser.add_argument("--every", type=int, default=100_000, help="decisions between two evaluations")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/train"))
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    train(given.decisions, given.out, given.seed, given.every)
