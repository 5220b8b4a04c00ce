# The site in one image: docker build -t church-site .
# It keeps what it writes in /data and nowhere else, so the rest of it can be read-only. See DEPLOY.md.

# The digest pins the image; the update policy in CONTRIBUTING.md says how to raise it.
ARG NODE_IMAGE=node:26.10.0-slim@sha256:ec7758ee051e457b468b32bde57b0879010b325bb9862718e9615225ce4aaae1

FROM $NODE_IMAGE AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
# Another backend to call, if any; it is built into the app.
ARG VITE_API_HOST=
RUN npm run build

# Only what serving needs: the packages that build the app are inside the built files or not needed any more. sharp's
# binaries are optional packages; the Node among those goes too, since the image brings its own.
FROM $NODE_IMAGE AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && npm uninstall --omit=dev --ignore-scripts --no-audit --no-fund \
    @emotion/cache @emotion/react @emotion/server @emotion/styled @hookform/resolvers @mui/icons-material \
    @mui/material @mui/system @mui/x-charts @noble/hashes @reduxjs/toolkit @vitejs/plugin-react chrono-node idb notistack react react-dom \
    react-hook-form react-redux react-router-dom tus-js-client uqr vite vite-plugin-pwa \
    workbox-expiration workbox-range-requests workbox-routing workbox-strategies \
  && npm pkg delete devDependencies \
  && npm sbom --sbom-format=cyclonedx > sbom.json \
  && rm -rf node_modules/node-linux-* node_modules/.bin

FROM $NODE_IMAGE
# A running site needs neither npm nor the other tools that come with the image.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn*
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /site
COPY --from=packages /site/node_modules node_modules
COPY --from=packages /site/sbom.json ./
COPY package.json LICENSE ./
COPY src/shared src/shared
COPY src/content src/content
COPY src/server src/server
COPY src/commands src/commands
COPY --from=build /site/dist dist
RUN install --directory --owner=node --group=node --mode=700 /data /data/sermons
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --start-interval=1s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# It starts the site's own process, and starts it again when that ends or no longer answers: plain Docker restarts no
# container for being unhealthy.
CMD ["node", "src/commands/site/serve.mjs"]
