"""The tables of the database. migrations/ makes them; a test says that both agree."""

from sqlalchemy import Boolean, Column, Float, ForeignKeyConstraint, Index, Integer, MetaData, String, Table, Text

METADATA = MetaData()

GAMES = Table(
    "games",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("opened", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("host", String(64), nullable=False),
    Column("over", Boolean, nullable=False),
    Column("setup", Text, nullable=False),
    Column("asked", Integer, nullable=True),
    Column("closed", Float, nullable=True),
    Column("result", Text, nullable=True),
    Column("silent", Boolean, nullable=True),
    Column("due", Float, nullable=True),
    Column("lobby", String(8), nullable=True),
    Column("since", Float, nullable=True),
    Column("stands", String(8), nullable=True),
    Column("forgotten", Float, nullable=True),
)
"""A table that was opened; ``host`` is the hash of the browser that did, times are seconds since 1970. ``asked`` is the seat that
is asked, for lists, which read no events; tables of former versions have none before their next event. ``closed`` is when the
people who run the server closed the table, if they did. ``result`` is how a finished game ended
(results.py). ``silent``: its host wants no talk. ``due``: before this second of the running time (uptime.py) no clock of the
table is up, and people wait for no bot; None where neither can be. ``lobby``: the language of a table that waits in the lobby for
people. ``since``: when the seat that is asked was first asked, or when the game ended. ``stands``: what a game waits for that no
answer moves on (``Stands`` in wire.py). ``forgotten``: when a person who sat or spoke there was last forgotten, so that servers
read the table again (admin.py)."""
Index("games_due", GAMES.c.due)
Index("games_lobby", GAMES.c.lobby)

EVENTS = Table(
    "events",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("command", String(64), nullable=True),
    Column("at", Float, nullable=False),
    Column("event", Text, nullable=False),
    Column("clock", Float, nullable=True),
    ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
)
"""What happened at each table, numbered from 1. Two writers of one number are a conflict of keys, so a race has one winner.
``command`` names the command that led to the event, by a hash of the browser and its own id: one sent twice is played once.
``clock`` is when it happened by the running time of the server, at tables with clocks."""
Index("events_of_command", EVENTS.c.game, EVENTS.c.command, unique=True)

INVITATIONS = Table(
    "invitations",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("token", String(64), nullable=False),
    ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
)
"""The hash of the seat link that is good now."""

SITTINGS = Table(
    "sittings",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("browser", String(64), primary_key=True),
    ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
)
"""Which browsers hold which seats; seat 0 is a spectator who has been here."""
Index("sittings_of_browser", SITTINGS.c.browser)

PRESENCES = Table(
    "presences",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("server", String(32), primary_key=True),
    Column("seen", Float, nullable=False),
    ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
)
"""The seats whose people are connected to each server, and when it last said so; empty where one server is alone."""
Index("presences_of_server", PRESENCES.c.server)

BLOCKS = Table(
    "blocks",
    METADATA,
    Column("address", String(64), primary_key=True),
    Column("at", Float, nullable=False),
    Column("why", Text, nullable=False),
)
"""The addresses from which no request is taken: an IPv4 address or the /64 of an IPv6 address."""

PROBES = Table(
    "probes",
    METADATA,
    Column("server", String(32), primary_key=True),
    Column("at", Float, nullable=False),
)
"""When each server last found that the database takes what is written."""

PEOPLE = Table(
    "people",
    METADATA,
    Column("browser", String(64), primary_key=True),
    Column("name", Text, nullable=False),
    Column("colour", Integer, nullable=True),
    Column("camel", Integer, nullable=True),
    Column("code", String(64), nullable=True),
    Column("notices", Text, nullable=True),
)
"""What the person at a browser has chosen, and the hash of the code that moves all they have to another browser. ``notices`` are
their quiet hours (notices/quiet.py)."""
Index("people_of_code", PEOPLE.c.code, unique=True)

DISMISSALS = Table(
    "dismissals",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("browser", String(64), primary_key=True),
    ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
)
"""Games that the person at a browser has put away (dismissals.py)."""
Index("dismissals_of_browser", DISMISSALS.c.browser)

REMARKS = Table(
    "remarks",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("command", String(64), nullable=False),
    Column("browser", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
)
"""What people said at a table, numbered from 1; without a seat spectators did. The record of the game has none of it."""
Index("remarks_of_command", REMARKS.c.game, REMARKS.c.command, unique=True)

REVIEWS = Table(
    "reviews",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("part", Text, nullable=False),
    ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
)
"""The review of a finished game: with the number 0 what it is about (reviews.py), then its parts in the order they were made."""

KEYS = Table(
    "keys",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Secrets of the server itself, made at its first start: the key by which push services know it (notices/keys.py)."""

CHANNELS = Table(
    "channels",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("browser", String(64), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("address", Text, nullable=False),
    Column("origin", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("gap", Integer, nullable=False),
    Column("code", String(64), nullable=True),
    Column("stop", String(64), nullable=False),
    Column("made", Float, nullable=False),
    Column("claimed", Float, nullable=False),
    Column("retry", Float, nullable=False),
    Column("sent", Float, nullable=False),
    Column("failures", Integer, nullable=False),
)
"""The ways by which people want to hear of their turn (notices/channels.py). ``gap`` are minutes between two notices. A mail
address waits for the ``code``, of which the hash is stored; ``stop`` is the secret of the link that ends its notices. ``claimed``
is until when one server uses it alone, ``retry`` when a server may retry after ``failures`` in a row."""
Index("channels_of_browser", CHANNELS.c.browser)
Index("channels_of_stop", CHANNELS.c.stop, unique=True)

NOTICES = Table(
    "notices",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("channel", String(32), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("changed", Float, nullable=False),
    Column("sent", Float, nullable=True),
    Column("stands", String(8), nullable=True),
    ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
)
"""What a seat is asked, of which a channel is to tell, or has told at ``sent`` (notices/waiting.py). The table had ``number``
events then, and was last seen as it was at ``changed``. ``stands`` says why the game waits if it is no turn: for an answer
to a rematch, or for the people of a full table."""
Index("notices_of_channel", NOTICES.c.channel)

UPTIME = Table(
    "uptime",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("seconds", Float, nullable=False),
    Column("beat", Float, nullable=False),
)
"""One row: how long servers have run while clocks ran (uptime.py), and the time of day when that was written."""

ENDINGS = Table(
    "endings",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("at", Float, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("expansions", Text, nullable=False),
    Column("whole", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
)
"""A finished game, for figures (endings.py): when it ended, and the names of its expansions with spaces between. ``whole``: it
was played here from its start; others have no scores. ``rated``: it says something about how strong people are."""
Index("endings_of_rated", ENDINGS.c.rated, ENDINGS.c.at)

SCORES = Table(
    "scores",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("browser", String(64), nullable=True),
    Column("name", Text, nullable=False),
    Column("level", String(16), nullable=True),
    Column("left", Boolean, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("total", Integer, nullable=True),
    Column("lines", Text, nullable=False),
    ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
)
"""How a seat ended a whole game. ``browser`` is that of its person, if it held this seat alone; ``level`` that of a bot which had
the seat from the start. ``left``: a bot finished the game for the person, who has lost. ``total`` is None in a lost solo game;
``lines`` is the score sheet as JSON."""
Index("scores_of_browser", SCORES.c.browser)
