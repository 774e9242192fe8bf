"""What a notice says: that it is your turn, with whom you play, and where. Never a card, never a secret."""

import re

from naqala.server.notices.channels import Channel
from naqala.server.notices.waiting import Awaited
from naqala.texts import listed, say, speaking

_MARKS = re.compile(r"[\[\]()<>{}*_`~|\\#]")
"""Signs that chat services read as links or styles."""
MOST_NAMED = 5
"""Tables a digest names."""
Names = dict[str, list[str]]
"""The names at each table."""


def plain_name(name: str) -> str:
    """Return a name as it is safe in any chat: it neither calls people nor becomes a link."""
    return _MARKS.sub("", name).replace("@", "\uff20").strip() or "?"


def title_of(channel: Channel, awaited: list[Awaited]) -> str:
    """Return the title of a notice."""
    with speaking(channel.language):
        return say("notice.turn") if len(awaited) == 1 else say("notice.turns", n=len(awaited))


def company_of(channel: Channel, one: Awaited, names: Names) -> str:
    """Return who else sits at a table."""
    others = [plain_name(name) for seat, name in enumerate(names.get(one.game, []), 1) if seat != one.seat]
    with speaking(channel.language):
        return say("notice.with", names=listed(others))


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


def body_of(channel: Channel, awaited: list[Awaited], names: Names) -> str:
    """Return the text of a notice for mail and chats."""
    lines = [f"{company_of(channel, one, names)}\n{table_link(channel, one)}" for one in awaited[:MOST_NAMED]]
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
