# The site in one image: docker build -t church-site .
# It keeps what it writes in /data and nowhere else, so the rest of it can be read-only. See DEPLOY.md.

FROM node:26-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
# Another backend to call, if any; it is built into the app.
ARG VITE_API_HOST=
RUN npm run build

FROM node:26-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# What draws pictures is in the optional packages; the Node among them goes, since the image brings its own.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM node:26-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /site
COPY --from=packages /site/node_modules node_modules
COPY package.json LICENSE ./
COPY src/shared src/shared
COPY src/content src/content
COPY src/server src/server
COPY src/commands src/commands
COPY --from=build /site/dist dist
RUN install --directory --owner=node --group=node --mode=700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --start-interval=1s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/server/start.mjs"]
