#!/usr/bin/env bash
# react-router 7.18.5 has a production build beside its development build, but its exports name the development build alone.
# So an app that vite 8.3.8 builds for production still logs the router's development warnings to its visitors.
# Guess: no warning, since the package ships dist/production and the bundler builds with the condition "production".
# Seen on Node 20.20: by the exports: No routes matched location "/nowhere" / by dist/production: nothing
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund react-router@7.18.5 react@19.3.1 react-dom@19.3.1 vite@8.3.8
cat > app.js <<'SCRIPT'
import { createElement } from "react";
import { renderToString } from "react-dom/server.browser";
import { MemoryRouter, Route, Routes } from "react-router";

const routes = createElement(Routes, null, createElement(Route, { path: "/", element: "home" }));
renderToString(createElement(MemoryRouter, { initialEntries: ["/nowhere"] }, routes));
// The renderer for browsers keeps a channel of messages open.
process.exit();
SCRIPT
cat > build.js <<'SCRIPT'
import { build } from "vite";

const production = new URL("node_modules/react-router/dist/production/index.mjs", import.meta.url).pathname;
for (const [folder, alias] of [["exports", []], ["production", [{ find: /^react-router$/, replacement: production }]]])
  await build({
    logLevel: "error",
    mode: "production",
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: { alias },
    build: { outDir: folder, lib: { entry: "app.js", formats: ["es"], fileName: "app" } },
  });
SCRIPT
node build.js
by_exports=$(node exports/app.js 2>&1 | xargs -0 echo -n | sed 's/ *$//')
by_production=$(node production/app.js 2>&1 | xargs -0 echo -n)
seen="by the exports: ${by_exports:-nothing} / by dist/production: ${by_production:-nothing}"
echo "$seen"
[ "$seen" = 'by the exports: No routes matched location "/nowhere" / by dist/production: nothing' ]
