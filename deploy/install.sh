#!/bin/sh
# Builds the wheel from these sources and installs it with all it needs: sh deploy/install.sh /opt/naqala
# The Dockerfile does it, and tests/server/test_image.py. The build brings its own Node, as a wheel, unless the client is built.
set -eu
cd "$(dirname "$0")/.."
wheels=$(mktemp -d)
"${PYTHON:-python3}" -m pip wheel --no-cache-dir --no-deps --wheel-dir "$wheels" .
"${PYTHON:-python3}" -m venv "$1"
"$1/bin/pip" install --no-cache-dir "$(ls "$wheels"/naqala-*.whl)[notices,postgres]"
rm -r "$wheels"
