#!/usr/bin/env bash
# playwright-core 1.65.1 opens no context in Firefox ESR 153.8 of Debian 12 (channel moz-firefox): it sends
# emulation.setMediaFeaturesOverride, which this Firefox does not know, even with colorScheme: null.
# Guess: the channel for Mozilla's own Firefox opens a page in the current Firefox ESR.
# Needs Firefox: apt-get install firefox-esr
# Seen on Node 20.20: 153.8.0 unknown command
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund playwright-core@1.65.1
cat > open.js <<'SCRIPT'
import { firefox } from "playwright-core";

const browser = await firefox.launch({ channel: "moz-firefox", executablePath: "/usr/bin/firefox-esr" });
const seen = await browser.newContext({ colorScheme: null }).then(
  () => "opened",
  ({ message }) => /emulation\.setMediaFeaturesOverride.*(unknown command)/s.exec(message)?.[1] ?? message,
);
console.log(browser.version(), seen);
await browser.close();
SCRIPT
seen=$(node open.js)
echo "$seen"
[ "$seen" = "153.8.0 unknown command" ]
