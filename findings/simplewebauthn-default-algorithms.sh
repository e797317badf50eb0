#!/usr/bin/env bash
# @simplewebauthn/server 14.0.3 offers a new passkey other algorithms by default on Node 24 than on Node 22: ML-DSA-44
# (COSE -48) is first wherever the running Node's Web Crypto has it. A server that goes back to Node 22 cannot verify
# such a passkey. `supportedAlgorithmIDs` fixes the list.
# Guess: the defaults belong to the package's version alone.
# Seen: 22.23.3 [-8,-7,-257] and 24.21.0 [-48,-8,-7,-257]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund @simplewebauthn/server@14.0.3
cat > offer.js <<'SCRIPT'
import { generateRegistrationOptions } from "@simplewebauthn/server";

const about = { rpName: "Plant", rpID: "localhost", userName: "owner" };
const { pubKeyCredParams } = await generateRegistrationOptions(about);
console.log(process.versions.node, JSON.stringify(pubKeyCredParams.map(({ alg }) => alg)));
SCRIPT
seen=$(for node in 22.23.3 24.21.0; do npx --yes --package "node@$node" node --no-warnings offer.js; done)
echo "$seen"
[ "$seen" = $'22.23.3 [-8,-7,-257]\n24.21.0 [-48,-8,-7,-257]' ]
