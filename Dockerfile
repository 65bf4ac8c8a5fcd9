# The product in an image: docs/operating.md, "In containers". tests/machines/image.test.ts reads this file.
# Two stages: the first builds the pages, the second has them, what runs them and Node, and nothing else.
ARG NODE=24.22.3-bookworm-slim

FROM node:${NODE} AS build
WORKDIR /product
COPY package.json package-lock.json .npmrc ./
# Nothing of the build needs a script of a package.
RUN npm ci --ignore-scripts
COPY remix.config.js vite.config.ts tsconfig.json server.ts ./
COPY public public
COPY app app
RUN npm run build

FROM node:${NODE}
ENV NODE_ENV=production \
    DATA_DIR=/data
WORKDIR /product
COPY package.json package-lock.json .npmrc ./
# Optional is the Node that npm brings where a machine has an older one: the image has its own. Where pages are built it stays in,
# since parts of the compilers are optional too.
RUN npm ci --omit=dev --omit=optional --ignore-scripts && npm cache clean --force
COPY --from=build /product/build build
COPY deploy/is-ready.mjs deploy/is-ready.mjs
# The only folder that is written to: a vault on SQLite and its keys. With REDIS_URL and the keys as settings, nothing is.
RUN mkdir --mode=700 /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "deploy/is-ready.mjs"]
# Without npm in between, which would keep SIGTERM to itself. To be run with --init: as process 1 it could not be ended where it hangs.
CMD ["node", "--enable-source-maps", "build/server/index.js"]
