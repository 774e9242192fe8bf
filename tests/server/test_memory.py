"""Old objects are put aside while a server runs, and garbage among them is found in the end."""

import gc
from weakref import ref

from naqala.memory import look_through_everything, short_collections


class Circle:
    """Something only a collection can find."""

    def __init__(self) -> None:
        self.itself = self


def test_what_survives_is_put_aside_and_looked_through_in_the_end() -> None:
    with short_collections():
        old = Circle()
        gc.collect()
        assert gc.get_freeze_count() > 0
        seen = ref(old)
        del old
        gc.collect()
        assert seen() is not None
        look_through_everything()
        assert seen() is None
        assert gc.get_freeze_count() > 0
    assert gc.get_freeze_count() == 0


def test_what_is_new_is_collected_as_ever() -> None:
    with short_collections():
        gc.collect()
        seen = ref(Circle())
        gc.collect()
        assert seen() is None
