"""Puts the built browser client into the wheel and the sdist; an editable install leaves it to `make client`."""

import inspect
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # builds run in an environment that does not know this folder

from tools import build_client


class ClientHook(BuildHookInterface):
    """Builds the client if it is stale; an sdist carries it built, so that a wheel made from it needs no Node."""

    def dependencies(self) -> list[str]:
        """Node as a wheel, only when the client will be built and the system has none."""
        is_editable = any(frame.function == "get_requires_for_build_editable" for frame in inspect.stack(0))
        if is_editable or not build_client.is_stale() or build_client.find_node():
            return []
        return build_client.node_requirements()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Builds, but not for an editable install: pip would hide a minute of work from the one who waits."""
        if version != "editable":
            build_client.build(may_install=False)
