"""What a notice says: what is asked of you, with whom you play, and where. Never a card, never a secret."""

import re

from naqala.server.notices.channels import Channel
from naqala.server.notices.waiting import Awaited
from naqala.server.protocol.wire import Stands
from naqala.texts import listed, say, speaking

_MARKS = re.compile(r"[\[\]()<>{}*_`~|\\#]")
"""Signs that chat services read as links or styles."""
MOST_NAMED = 5
"""Tables a digest names."""
_ASKED: dict[Stands | None, str] = {None: "notice.turn", "rematch": "notice.rematch", "people": "notice.people"}
Names = dict[str, list[str]]
"""The names at each table."""


def plain_name(name: str) -> str:
    """Return a name as it is safe in any chat: it neither calls people nor becomes a link."""
    return _MARKS.sub("", name).replace("@", "\uff20").strip() or "?"


def title_of(channel: Channel, awaited: list[Awaited]) -> str:
    """Return the title of a notice."""
    with speaking(channel.language):
        if len(awaited) == 1:
            return _asked(awaited[0])
        return say("notice.tables" if _is_mixed(awaited) else "notice.turns", n=len(awaited))


def _asked(one: Awaited) -> str:
    return say(_ASKED[one.stands])


def _is_mixed(awaited: list[Awaited]) -> bool:
    return len(awaited) > 1 and any(one.stands for one in awaited)


def lines_of(channel: Channel, awaited: list[Awaited], names: Names) -> list[str]:
    """Return who else sits at the first tables, and what is asked at each unless the title says so."""
    lines = []
    for one in awaited[:MOST_NAMED]:
        others = [plain_name(name) for seat, name in enumerate(names.get(one.game, []), 1) if seat != one.seat]
        with speaking(channel.language):
            company = say("notice.with", names=listed(others))
            lines.append(f"{_asked(one)}. {company}" if _is_mixed(awaited) else company)
    return lines


def table_link(channel: Channel, one: Awaited) -> str:
    """Return the address of a table. It opens the seat only in a browser that has it."""
    return f"{channel.origin}/table/{one.game}"


def stop_link(channel: Channel) -> str:
    """Return the address that ends these notices."""
    return f"{channel.origin}/notices#stop={channel.stop}"


def stop_text(channel: Channel) -> str:
    """Return what the button of a push notice says that leads there."""
    with speaking(channel.language):
        return say("notice.stop.do")


def body_of(channel: Channel, awaited: list[Awaited], said: list[str]) -> str:
    """Return the text of a notice for mail and chats; ``said`` are the lines of the first tables."""
    lines = [f"{line}\n{table_link(channel, one)}" for line, one in zip(said, awaited, strict=False)]
    with speaking(channel.language):
        if len(awaited) > MOST_NAMED:
            lines.append(say("notice.more", n=len(awaited) - MOST_NAMED))
        lines.append(say("notice.stop", link=stop_link(channel)))
    return "\n\n".join(lines)


def trial_of(channel: Channel) -> tuple[str, str]:
    """Return title and text of a test."""
    with speaking(channel.language):
        return say("notice.test.title"), f"{say('notice.test.about')}\n\n{say('notice.stop', link=stop_link(channel))}"


def question_of(channel: Channel, code: str) -> tuple[str, str]:
    """Return title and text of the mail that asks whether its reader wants notices."""
    with speaking(channel.language):
        link = f"{channel.origin}/notices#confirm={code}"
        return say("notice.confirm.title"), say("notice.confirm.about", link=link)
