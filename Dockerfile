# The table for servers: docker build -t naqala .   (docs/server.md, "In a container"; with Postgres and proxy: deploy/compose.yaml)
ARG PYTHON=3.13-slim

FROM python:${PYTHON} AS build
# Compiled for every processor of this kind, because the image runs on other machines than the one that builds it.
ENV NUMBA_CPU_NAME=generic NAQALA_CACHE=/var/cache/naqala
WORKDIR /source
COPY . .
RUN sh deploy/install.sh /opt/naqala
RUN /opt/naqala/bin/naqala warm

FROM python:${PYTHON}
RUN useradd --uid 10001 --create-home naqala && install --directory --owner naqala /data
COPY --from=build /opt/naqala /opt/naqala
# Numba looks whether it may write into its cache before it reads it.
COPY --from=build --chown=naqala /var/cache/naqala /var/cache/naqala
ENV NUMBA_CPU_NAME=generic NAQALA_CACHE=/var/cache/naqala NAQALA_DATA=/data NAQALA_HOST=0.0.0.0 NAQALA_PORT=8000
USER naqala
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
    CMD ["/opt/naqala/bin/python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/health/ready', timeout=4)"]
CMD ["/opt/naqala/bin/naqala", "serve", "--no-browser"]
