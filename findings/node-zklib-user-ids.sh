#!/usr/bin/env bash
# node-zklib 1.3.0 and zkteco-js 1.7.2 cut the user id of a ZKTeco reader's record after nine letters. The field has 24 bytes
# (pyzk 0.9 reads the record of 40 bytes with "<H24sB4sB8s").
# Guess: decodeRecordData40 returns the whole id, EMP-A-00007.
# Seen on Node 20.20: node-zklib EMP-A-000, zkteco-js EMP-A-000
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --silent --no-audit --no-fund node-zklib@1.3.0 zkteco-js@1.7.2
cat > read.cjs <<'SCRIPT'
const { join } = require("node:path");
const record = Buffer.alloc(40);
record.writeUInt16LE(1, 0);
record.write("EMP-A-00007", 2, "ascii");
const idBy = (file) => {
  const read = require(join(__dirname, "node_modules", file)).decodeRecordData40(record);
  return read.deviceUserId ?? read.user_id;
};
console.log(
  `node-zklib ${idBy("node-zklib/utils.js")}, zkteco-js ${idBy("zkteco-js/src/helper/utils.js")}`,
);
SCRIPT
seen=$(node read.cjs)
echo "$seen"
[ "$seen" = "node-zklib EMP-A-000, zkteco-js EMP-A-000" ]
