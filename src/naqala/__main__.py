"""``python -m naqala``."""

from naqala.cli.main import main

raise SystemExit(main())
