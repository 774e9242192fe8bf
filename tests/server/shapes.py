"""What travels, as plain values; and that it is exactly what is declared: no field too many, none too few, all of their types."""

import types
from dataclasses import is_dataclass
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

import msgspec
from typing_extensions import is_typeddict

Shape = Any


def to_plain(value: Any) -> Any:
    """Structs as the dictionaries and lists a browser gets."""
    return msgspec.to_builtins(value, str_keys=True)


def misfit(value: Any, shape: Shape, where: str = "") -> str | None:
    """What is wrong with a decoded JSON value, or None. ``where`` is the place in the value."""
    if shape is Any:
        return None
    origin: Any = get_origin(shape)
    if origin is Annotated:
        return misfit(value, get_args(shape)[0], where)
    if is_typeddict(shape) or is_dataclass(shape) or (isinstance(shape, type) and issubclass(shape, msgspec.Struct)):
        return _fields_misfit(value, shape, where)
    if origin in (types.UnionType, Union):
        faults = [misfit(value, one, where) for one in get_args(shape)]
        return None if None in faults else faults[0]
    if origin is Literal:
        return None if value in get_args(shape) else f"{where}: {value!r} is none of {get_args(shape)}"
    if origin in (list, tuple):
        if not isinstance(value, list):
            return f"{where}: {value!r} is no list"
        inner, *_ = get_args(shape)
        return next((fault for place, one in enumerate(value) if (fault := misfit(one, inner, f"{where}[{place}]"))), None)
    if origin is dict:
        return _dict_misfit(value, get_args(shape), where)
    if shape is None or shape is type(None):
        return None if value is None else f"{where}: {value!r} is not null"
    fits = type(value) in (int, float) if shape is float else type(value) is shape
    return None if fits else f"{where}: {value!r} is no {shape}"


def _dict_misfit(value: Any, shapes: tuple[Shape, ...], where: str) -> str | None:
    key, inner = shapes
    if not isinstance(value, dict):
        return f"{where}: {value!r} is no object"
    if key is int and not all(one.isdecimal() for one in value):
        return f"{where}: keys {list(value)} are no numbers"
    return next((fault for one in value if (fault := misfit(value[one], inner, f"{where}.{one}"))), None)


def _fields_misfit(value: Any, shape: Shape, where: str) -> str | None:
    if not isinstance(value, dict):
        return f"{where}: {value!r} is no object"
    hints = get_type_hints(shape, include_extras=True)
    optional = {name for name, hint in hints.items() if get_origin(hint) is NotRequired}
    tag = set()
    if isinstance(shape, type) and issubclass(shape, msgspec.Struct):
        config = shape.__struct_config__
        tag = {config.tag_field} if config.tag_field else set()
        if config.omit_defaults:
            optional |= {field.name for field in msgspec.structs.fields(shape) if not field.required}
    keys = set(value) - tag
    if extra := keys - set(hints):
        return f"{where}: {sorted(extra)} not declared"
    if missing := set(hints) - keys - optional:
        return f"{where}: {sorted(missing)} missing"
    inner = {name: get_args(hint)[0] if get_origin(hint) is NotRequired else hint for name, hint in hints.items()}
    return next((fault for name in keys if (fault := misfit(value[name], inner[name], f"{where}.{name}"))), None)
