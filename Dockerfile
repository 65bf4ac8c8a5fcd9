# The product in an image: docs/operating.md, "In containers". tests/machines/image.test.ts reads this file.
# Three stages: the first builds the pages, the second installs what runs, the third has these two and Node, and nothing else.
ARG NODE=24.18.1-bookworm-slim

FROM node:${NODE} AS build
WORKDIR /product
COPY package.json package-lock.json .npmrc ./
# Nothing of the build needs a script of a package: the one module with a compiler is for the stage below.
RUN npm ci --ignore-scripts
COPY remix.config.js vite.config.ts tsconfig.json server.ts ./
COPY public public
COPY app app
RUN npm run build

# better-sqlite3 brings its module built; where it has none for a machine, it is built here, which is what the compiler is for.
FROM node:${NODE} AS modules
WORKDIR /product
RUN apt-get update \
  && apt-get install --yes --no-install-recommends g++ make python3 \
  && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && npm cache clean --force

FROM node:${NODE}
ENV NODE_ENV=production \
    DATA_DIR=/data
WORKDIR /product
COPY package.json ./
COPY --from=modules /product/node_modules node_modules
COPY --from=build /product/build build
COPY deploy/is-ready.mjs deploy/is-ready.mjs
# The only folder that is written to: a vault on SQLite and its keys. With REDIS_URL and the keys as settings, nothing is.
RUN mkdir --mode=700 /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "deploy/is-ready.mjs"]
# Without npm in between, which would keep SIGTERM to itself.
CMD ["node", "--enable-source-maps", "build/server/index.js"]
