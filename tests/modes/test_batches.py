"""A batch writes the same in all modes and with any number of threads."""

from tests.modes.processes import printed


def test_threads_and_compiled_code_change_nothing() -> None:
    plain = printed("batches", "1", mode="plain")
    assert len(plain) == len(set(plain)) == 9
    assert printed("batches", "1", mode="compiled") == plain
    assert printed("batches", "3", mode="compiled") == plain
