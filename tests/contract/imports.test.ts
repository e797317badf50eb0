import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

const biome = resolve("node_modules/@biomejs/biome/bin/biome");

/** Whether the linter, with the project's rules, lets a file in this place import that module. */
function allows(file: string, module: string): boolean {
  const house = mkdtempSync(join(tmpdir(), "plant-imports-"));
  copyFileSync("biome.json", join(house, "biome.json"));
  mkdirSync(join(house, dirname(file)), { recursive: true });
  writeFileSync(join(house, file), `import { x } from "${module}";\n\nexport const y = x;\n`);
  const { stderr, status } = spawnSync(
    process.execPath,
    [biome, "lint", "--vcs-enabled=false", file],
    { cwd: house, encoding: "utf8" },
  );
  rmSync(house, { recursive: true });
  const refused = stderr.includes("lint/style/noRestrictedImports");
  expect(status, stderr).toBe(refused ? 1 : 0);
  return !refused;
}

test.each([
  ["contract/orders.ts", "react"],
  ["contract/orders.ts", "../server/app"],
  ["server/app.ts", "pg"],
  ["server/orders/handlers.ts", "drizzle-orm/node-postgres"],
  ["server/orders/handlers.ts", "../../src/api/callHost"],
  ["server/db/connect.ts", "../../src/api/callHost"],
  ["src/main.tsx", "../server/app"],
  ["src/api/callHost.ts", "../../contract/orders"],
  ["src/dataProvider.ts", "./admin/AdminApp"],
  ["src/admin/AdminApp.tsx", "../site/company"],
  ["src/admin/pages/x/X.tsx", "../../../../server/app"],
  ["src/site/pages/Home.tsx", "../../admin/AdminApp"],
  ["src/site/pages/Home.tsx", "../../dataProvider"],
  ["src/site/pages/Home.tsx", "zod"],
])("%s may not import %s", (file, module) => {
  expect(allows(file, module)).toBe(false);
});

test.each([
  ["contract/orders.ts", "zod"],
  ["contract/orders.ts", "./fields"],
  ["server/db/connect.ts", "pg"],
  ["server/orders/handlers.ts", "../../contract/orders"],
  ["src/api/callHost.ts", "../../contract/routes"],
  ["src/admin/AdminApp.tsx", "../dataProvider"],
  ["src/site/pages/Home.tsx", "../../api/callHost"],
])("%s may import %s", (file, module) => {
  expect(allows(file, module)).toBe(true);
});
