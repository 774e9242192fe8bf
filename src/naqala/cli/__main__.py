"""``python -m naqala.cli``."""

from naqala.cli.main import main

raise SystemExit(main())
