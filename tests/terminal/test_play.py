"""Play in the terminal: whole games through the prompt, secrets, and the command itself."""

from itertools import cycle, pairwise
from pathlib import Path

import pytest

from naqala import Action, Game, Options
from naqala.options import EXPANSIONS, PROMOS
from naqala.terminal import hints, saves
from naqala.terminal.commands import run_command
from naqala.terminal.story import story
from naqala.terminal.typed import candidates, chunks
from naqala.texts import LANGUAGES, say, speaking
from naqala.texts.words import cards
from tests.cli.test_cli import Output, complaint, feed, text_of
from tests.scene import scene
from tests.terminal.session import Played, by_menu, first_option, is_hand_over, new, revealing_game, scripted

# Whole games


@pytest.mark.parametrize(
    ("kinds", "options", "seed", "width"),
    [
        ("human,uniform", Options(2), "1", 80),
        ("human,uniform,human,uniform", Options(4, EXPANSIONS, PROMOS), "2", 80),
        ("human", Options(1), "3", 140),
        ("uniform,human,uniform,uniform,human", Options(5, ("whims", "thieves")), "4", 140),
        ("uniform,human,human", Options(3, ("artisans",), ("galbells",)), "5", 60),
        ("uniform,uniform", Options(2, EXPANSIONS), "6", 80),
    ],
)
def test_a_whole_game(kinds: str, options: Options, seed: str, width: int) -> None:
    """Through menus and typed answers to the end; the score sheet and the reason stand last, nothing is wider than the screen."""
    played = new(kinds, by_menu(int(seed)), options, seed, width=width).run()
    assert played.status == 0
    assert played.game.is_over
    *lines, kept = played.text.rstrip().splitlines()
    assert kept.startswith(say("terminal.kept", command=""))
    outcome = played.game.outcome()
    assert outcome is not None
    assert "Yazid" in lines[-1] if options.solo else f"with {max(outcome.totals)} points" in played.text
    if outcome.totals:
        for line, points in played.game.score_sheet()[0].items():
            assert not points or f" {say(f'score.{line}')} " in played.text
    if width >= 80:
        assert max(map(len, lines)) <= width


COMMANDS = "help", "board", "hint", "score", "log", "moves", "explain djinn", "explain", "undo", "undo!", "nonsense", "save"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_game(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With every command now and then."""
    monkeypatch.setattr(hints, "SECONDS", 0.05)
    monkeypatch.setattr("naqala.terminal.commands._MOST_MOVES", 200)
    commands = cycle(COMMANDS)

    def read(played: Played, prompt: str) -> str:
        if len(played.prompts) % 9 == 0 and not is_hand_over(prompt):
            return next(commands)
        return "" if len(played.prompts) > 900 else answers(played, prompt)

    answers = by_menu(11)
    with speaking(language):
        played = new("human,uniform,human", read, Options(3, EXPANSIONS, PROMOS), "11").run()
        last = played.text.rstrip().splitlines()[-1]
        assert last.startswith(say("terminal.kept", command=""))
    assert played.game.is_over


def test_names_are_typed_in_the_language_of_the_player() -> None:
    legal = [Action.parse(text) for text in ("drop red c4", "drop white c4", "sell silk fish", "kill white of 2")]
    with speaking("de"):
        assert candidates("rot auf c4", legal) == [legal[0]]
        assert candidates("Seide und Fisch", legal) == [legal[2]]
        assert candidates("einen Ältesten von Bo", legal, ("Ann", "Bo")) == []
        assert candidates("Ältester von Bo", legal, ("Ann", "Bo")) == [legal[3]]
    with speaking("fr"):
        assert candidates("blanc en c4", legal) == [legal[1]]
        assert chunks("c4 rouge à d4 puis blanc en d5") == ["c4", "rouge d4", "blanc d5"]


def test_always_the_first_option() -> None:
    played = new("human,uniform", first_option, seed="9").run()
    assert played.game.is_over
    assert "Player: Choose a tile and pick up all its meeples." in played.text
    assert "Stray Camel moves from" in played.text


def test_solo_ends_with_yazid() -> None:
    played = new("human", first_option, seed="8").run()
    assert "The dice show white" in played.text
    assert "Yazid clears" in played.text
    assert "Sultan Yazid" in played.text.splitlines()[-2]


# Secrets


def secret_game() -> Game:
    """Two seats whose secrets occur nowhere else on the table."""
    return scene(
        seats=2,
        expansions=["artisans", "whims"],
        players={
            1: {"gold": 137, "cards": {"ivory": 2, "jewels": 1}, "items": {"talisman": 1, "precious9": 1}, "whims": ["w14"]},
            2: {"gold": 251, "cards": {"papyrus": 1}, "items": {"horn": 1}, "whims": ["w18"]},
        },
        row=["fish", "silk", "spice"],
        meeples={"a1": "YYWGG", "b1": "YYWWG"},
        step="move",
        seat=1,
    )


SECRETS = {1: ("137", "ivory", "jewels", "Talisman", "(9)", "w14"), 2: ("251", "papyrus", "Horn", "w18")}


def test_the_hand_over_hides_the_other_seat() -> None:
    """Everything printed to one person shows this person's secrets and none of the other's."""
    shown: dict[int, str] = {1: "", 2: ""}

    def read(played: Played, prompt: str) -> str:
        if len(played.prompts) > 60:
            raise EOFError
        if "press Enter" in prompt:
            assert prompt.startswith("Pass the keyboard to ")
            return ""
        asked = played.game.decision.seat
        assert asked
        shown[asked] += played.prompts[-1][1]
        question = played.session.prompt
        assert question is not None
        for command in ("board", "score", "log", "hint"):
            before = len(played.text)
            run_command(question, command, whole=True)
            shown[asked] += played.text[before:]
        keep = [
            action for action in question.view.legal if action.words[0] not in ("sell", "play", "use", "carpet", "bid", "craft")
        ]
        return (keep or question.view.legal)[-1].text

    played = Played(secret_game(), "human,human", read, names="Ann,Bo")
    played.game.deal_from("luck")
    played.run()
    asked = [prompt for prompt, _ in played.prompts if "Pass" in prompt]
    assert asked[:2] == ["Pass the keyboard to Ann, then press Enter. ", "Pass the keyboard to Bo, then press Enter. "]
    for seat, other in ((1, 2), (2, 1)):
        assert all(secret.lower() in shown[seat].lower() for secret in SECRETS[seat]), seat
        for secret in SECRETS[other]:
            assert secret.lower() not in shown[seat].lower(), secret


def test_no_hand_over_for_one_person() -> None:
    played = new("human,uniform", first_option, seed="9").run()
    assert "Pass the keyboard" not in "".join(prompt for prompt, _ in played.prompts)


def test_the_keyboard_is_passed_only_when_the_person_changes() -> None:
    played = new("human,human", by_menu(4), seed="2").run()
    names = [prompt.split(">")[0] for prompt, _ in played.prompts]
    for before, after in pairwise(names):
        if not before.startswith("Pass") and not after.startswith("Pass"):
            assert before == after


def test_others_see_that_a_card_was_drawn_but_not_which() -> None:
    """A drawn card has its name in the story of the drawer alone."""
    game = scene(seats=2, players={1: {"djinns": ["sloar"], "cards": {"fakir": 1}}}, meeples={"a1": "YY", "b1": "Y"}, seat=1)
    game.deal_from("luck")
    played = Played(game, "human,human", scripted([""]), names="Ann,Bo")
    game.play("use sloar paying fakir")
    drawn_card = game.actions[-1].words[1]
    own, others = (story(game, played.session.names, seat) for seat in (1, 2))
    assert others == ["Ann uses Sloar (1 Fakir). Ann draws 1 card."]
    assert own == [f"Ann uses Sloar (1 Fakir). Ann draws: {cards({drawn_card: 1})}."]


def test_each_person_reads_their_own_story() -> None:
    """Ann reads which card she drew, Bo only that she drew one."""

    def read(played: Played, prompt: str) -> str:
        if played.game.decision.seat == 2 and "press Enter" not in prompt:
            raise EOFError
        return "use sloar" if len(played.prompts) == 2 else first_option(played, prompt)

    played = Played(revealing_game(), "human,human", read, names="Ann,Bo").run()
    anns, bos = played.text.split(say("ui.handover.since"))
    card = next(action.words[1] for action in played.game.actions if action.words[0] == "draw")
    assert "Ann draws 1 card" not in anns
    assert f"Ann draws: {cards({card: 1})}" in anns
    assert "Ann draws 1 card" in bos


# The command line


def test_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    """A game over a pipe: saved when the input ends, and resumed."""
    path = str(tmp_path / "game.json")
    feed(monkeypatch, "3\n")
    words = ("play", "--seats", "human,uniform", "--names", "Ann,Bo", "--seed", "7", "--seconds", "0.1", "--save", path)
    text = text_of(capsys, *words)
    assert "Ann> 3" in text
    assert "Ann bids 3" in text
    assert "Saved. Resume with: naqala play --resume" in text
    feed(monkeypatch, "board\nquit\n")
    again = text_of(capsys, "play", "--resume", path, "--seconds", "1")
    assert "Ann: Bid for your place" in again
    assert saves.read(path).seconds == 1


def test_watching_bots(capsys: Output) -> None:
    text = text_of(capsys, "play", "--seats", "uniform,uniform", "--seed", "1", "--pause", "0")
    result, kept = text.splitlines()[-2:]
    assert "wins with" in result or "share the win" in result
    assert kept.startswith("The finished game is saved. See its end again with: naqala play --resume ")


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (("--seats", "human,genie"), "BotError: seats: expected human or one of uniform"),
        (("--seats", ""), "BotError: seats: expected human or one of"),
        (("--seats", "human,"), "BotError"),
        (("--seats", ",".join(["uniform"] * 6)), "OptionsError: seats: expected 1 to 5, got 6"),
        (("--seats", ",".join(["uniform"] * 5)), "OptionsError: seats: 5 need the tiles"),
        (("--seats", "human", "--expansions", "all"), "OptionsError: solo: expected no expansions"),
        (("--seats", "human,uniform", "--five-track"), "OptionsError: five_track"),
        (("--seats", "human,uniform", "--expansions", "moons"), "OptionsError: expansions"),
        (("--seats", "human,uniform", "--promos", "genie"), "OptionsError: promos"),
        (("--seats", "human,uniform", "--names", "Ann"), "OptionsError: names: expected 2, one a seat; got 1"),
        (("--seats", "human,uniform", "--names", "Ann,ann"), "OptionsError: names: expected each name once"),
        (("--seats", "human,uniform", "--names", "Ann,"), "OptionsError: names: expected 1 to 20 letters"),
        (("--seats", "human,uniform", "--names", f"Ann,{'x' * 30}"), "OptionsError: names: expected 1 to 20 letters"),
        (("--seats", "human,uniform", "--seconds", "0"), "BudgetError: budget: expected more than nothing, got 0.0"),
        (("--seats", "human,uniform", "--seconds", "nan"), "BudgetError"),
        (("--seats", "human,uniform", "--seconds", "soon"), "invalid float value"),
        (("--seats", "human,uniform", "--pause", "-1"), "OptionsError: pause: expected 0 or more"),
        (("--seats", "human,uniform", "--save", "/no/such/folder/game.json"), "FormatError: /no/such/folder/game.json"),
        (("--resume", "/no/such/game.json"), "FormatError: /no/such/game.json: expected a readable text file"),
        (("--resume", "game.json", "--seats", "human"), "OptionsError: resume: expected no --seats"),
        (("--resume", "game.json", "--seed", "1"), "OptionsError: resume: expected no --seed"),
    ],
)
def test_impossible_commands(words: tuple[str, ...], error: str, capsys: Output) -> None:
    assert error in complaint(capsys, "play", *words)
