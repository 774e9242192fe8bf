"""What a browser makes of what it is sent: frames taken apart, and every change turned into a whole scene (docs/protocol.md)."""

import json
from typing import Any

Json = dict[str, Any]


def messages_in(frame: str | bytes) -> list[Json]:
    """A frame is one message or a list of several."""
    heard = json.loads(frame)
    return heard if isinstance(heard, list) else [heard]


def patched(old: Any, put: Json, gone: list[str]) -> Any:
    """The document with these places put and gone. The old one stays as it is, and both share what has not changed."""
    for place in gone:
        old = _replaced(old, place.split("/")[1:], _GONE)
    for place, value in put.items():
        old = _replaced(old, place.split("/")[1:], value)
    return old


_GONE = object()


def _replaced(old: Any, way: list[str], value: Any) -> Any:
    if not way:
        return value
    new, name = old.copy(), int(way[0]) if isinstance(old, list) else way[0]
    if value is _GONE and len(way) == 1:
        del new[name]
    else:
        new[name] = _replaced(old.get(name) if isinstance(old, dict) else old[name], way[1:], value)
    return new


def whole(message: Json, scene: Json) -> Json:
    """The scene after a message, from the one before; other messages stay as they are."""
    if message["type"] == "same":
        known = {"first": scene["first"] + len(scene["happened"]), "chapter": scene["chapter"] + len(scene["chapters"])}
        return {**scene, **message, **known, "happened": [], "chapters": [], "type": "scene"}
    if message["type"] != "change":
        return message
    news = {name: value for name, value in message.items() if name not in ("put", "gone")}
    document = {name: scene[name] for name in ("look", "marks", "scores")}
    return {**patched(document, message["put"], message["gone"]), **news, "type": "scene"}
