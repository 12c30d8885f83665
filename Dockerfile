# Laurel in a container: `docker build -t laurel .`. For a build that can be repeated to the byte, name the base by its digest:
# `docker build --build-arg BASE=node:24-bookworm-slim@sha256:… -t laurel .` (the package versions are pinned by package-lock.json).
ARG BASE=node:24-bookworm-slim

FROM ${BASE} AS manifests
WORKDIR /laurel
COPY . .
# Manifests alone: dependencies are installed anew only when one of them changed.
RUN mkdir /manifests && cp --parents package.json package-lock.json .npmrc packages/*/package.json apps/*/package.json e2e/package.json /manifests/

FROM ${BASE} AS web
WORKDIR /laurel
COPY --from=manifests /manifests/ ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN cd apps/web && ../../node_modules/.bin/vite build --logLevel warn
RUN node tooling/bundle-server.mjs

FROM ${BASE} AS packages
WORKDIR /laurel
COPY --from=manifests /manifests/ ./
RUN npm ci --omit=dev --workspace=@laurel/api --no-audit --no-fund && npm cache clean --force

FROM ${BASE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /laurel
COPY --from=packages /laurel/ ./
COPY packages/ packages/
COPY apps/api/ apps/api/
COPY --from=web /laurel/apps/web/dist/ apps/web/dist/
COPY --from=web /laurel/apps/api/dist/ apps/api/dist/
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The heap stays below half of the gigabyte that compose.yaml gives: the database, the spelling check and buffers lie beside it.
# The process is PID 1 and ends by itself on SIGTERM, within ten seconds.
ENTRYPOINT ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=8", "--max-old-space-size=512", "apps/api/dist/cli.js"]
CMD ["serve"]
