"""The key pair by which push services know this server (VAPID). It is made at the first start and kept in the database, so that
several servers share it, and subscriptions outlive moves and restores.
"""

from base64 import urlsafe_b64encode

from sqlalchemy import Connection, insert, select

from naqala.server.storage.schema import KEYS

VAPID = "vapid"


def stored_key(connection: Connection) -> str | None:
    """Return the private key, if there is one."""
    return connection.execute(select(KEYS.c.value).where(KEYS.c.name == VAPID)).scalar()


def make_key(connection: Connection) -> str:
    """Store a new private key, unless there is one; return the one that counts."""
    if known := stored_key(connection):
        return known
    from cryptography.hazmat.primitives.asymmetric import ec

    value = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    key = _text(value.to_bytes(32, "big"))
    connection.execute(insert(KEYS).values(name=VAPID, value=key))
    return key


def public_key(private: str) -> str:
    """Return the public key as browsers want it."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    key = Vapid02.from_string(private).public_key
    return _text(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _text(value: bytes) -> str:
    return urlsafe_b64encode(value).rstrip(b"=").decode()
