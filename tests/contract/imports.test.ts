import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { checkImports, type Refusal, staleNames } from "../../scripts/imports/checkImports";
import { findFolderCircles } from "../../scripts/imports/folderCircles";

/** Imports by file, and whether the table of rooms allows them. */
const cases: readonly (readonly [file: string, module: string, allowed: boolean])[] = [
  ["contract/orders.ts", "zod/mini", true],
  ["contract/orders.ts", "zod", false],
  ["contract/csv.ts", "csv-stringify/sync", true],
  ["contract/csv.ts", "csv-stringify", false],
  ["contract/orders.ts", "./fields", true],
  ["contract/orders.ts", "react", false],
  ["contract/orders.ts", "../server/app", false],
  ["contract/orders.ts", "../domain/company", true],
  ["domain/indiaTime.ts", "../contract/orders", false],
  ["domain/indiaTime.ts", "zod/mini", false],
  ["server/app.ts", "pg", false],
  ["server/app.ts", "./handlers", true],
  ["server/orders/feature.ts", "../../contract/orders", true],
  ["server/orders/feature.ts", "../lists/readList", true],
  ["server/orders/feature.ts", "../paper/reels/handlers", false],
  ["server/orders/feature.ts", "../features", false],
  ["server/orders/feature.ts", "drizzle-orm/node-postgres", false],
  ["server/orders/feature.ts", "../../src/api/host", false],
  ["server/pay/feature.ts", "../attendance/readDays", true],
  ["server/pay/feature.ts", "../attendance/presence", false],
  ["server/pay/feature.ts", "../attendance/feature", false],
  ["server/attendance/feature.ts", "../pay/lockedMonths", false],
  ["server/attendance/feature.ts", "../pay/feature", false],
  ["server/http/callHandler.ts", "../auth/sessions", true],
  ["server/http/callHandler.ts", "../orders/feature", false],
  ["server/http/callHandler.ts", "../features", false],
  ["server/lists/readList.ts", "../db/connect", true],
  ["server/lists/readList.ts", "../http/handler", false],
  ["server/audit/auditLog.ts", "../auth/sessions", true],
  ["server/audit/auditLog.ts", "../lists/readList", false],
  ["server/auth/sessions.ts", "../db/connect", true],
  ["server/auth/sessions.ts", "../http/handler", false],
  ["server/orders/feature.ts", "../demo/demoOrders", false],
  ["server/paper/reels/handlers.ts", "../reservations/reservations", true],
  ["server/paper/reels/handlers.ts", "../../orders/feature", false],
  ["server/db/connect.ts", "pg", true],
  ["server/db/connect.ts", "../auth/passwords", false],
  ["server/db/connect.ts", "../../src/api/host", false],
  ["server/db/embedded/cluster.ts", "../connect", true],
  ["server/db/embedded/cluster.ts", "../../auth/passwords", false],
  ["src/main.tsx", "../server/app", false],
  ["src/main.tsx", "./app", true],
  ["src/api/sendCall.ts", "../../contract/publicRoutes", true],
  ["src/api/sendCall.ts", "../../contract/routes", false],
  ["src/api/host.ts", "../../contract/orders", true],
  ["src/api/host.ts", "zod/mini", true],
  ["src/api/host.ts", "zod", false],
  ["src/api/host.ts", "../admin/paths", false],
  ["src/api/host.ts", "../site/company", false],
  ["src/api/deviceHost.ts", "../station/queue/scan", false],
  ["src/api/session.ts", "zod/mini", false],
  ["src/api/host.ts", "../authProvider", false],
  ["src/dataProvider.ts", "./api/host", true],
  ["src/dataProvider.ts", "../admin/AdminApp", false],
  ["src/admin/AdminApp.tsx", "./orders/kanban/OrdersKanbanPage", true],
  ["src/admin/AdminApp.tsx", "../site/company", false],
  ["src/admin/orders/kanban/OrdersKanban.tsx", "../../../dataProvider", true],
  ["src/admin/orders/kanban/OrdersKanban.tsx", "../texts", true],
  ["src/admin/orders/kanban/OrdersKanban.tsx", "../../paper/reelTexts", false],
  ["src/admin/orders/kanban/OrdersKanban.tsx", "../../history/RecordHistory", true],
  ["src/admin/orders/kanban/OrdersKanban.tsx", "../../history/HistorySection", false],
  ["src/admin/orders/kanban/OrdersKanban.tsx", "../../../../server/app", false],
  ["src/admin/schema/ListScreen.tsx", "zod", false],
  ["src/admin/schema/ListScreen.tsx", "../layout/Screen", true],
  ["src/admin/schema/ListScreen.tsx", "../orders/texts", false],
  ["src/admin/shell/SideMenu.tsx", "../paper/reelTexts", false],
  ["src/site/pages/Home.tsx", "../../api/sendCall", true],
  ["src/site/pages/Home.tsx", "../../admin/AdminApp", false],
  ["src/site/pages/Home.tsx", "../../dataProvider", false],
  ["src/site/pages/Home.tsx", "../../main", false],
  ["src/site/pages/Home.tsx", "../../app", false],
  ["src/site/pages/Home.tsx", "@mui/material/Button", false],
  ["src/site/pages/Home.tsx", "zod", false],
  ["src/site/pages/Home.tsx", "zod/mini", false],
  ["src/site/pages/Home.tsx", "../../station/StationPage", false],
  ["src/admin/AdminApp.tsx", "../station/StationPage", false],
  ["src/admin/AdminApp.tsx", "../art/Faces", true],
  ["src/site/pages/Home.tsx", "../../art/Faces", true],
  ["src/art/BlankFigure.tsx", "./Faces", true],
  ["src/art/Faces.tsx", "../site/company", false],
  ["src/art/Faces.tsx", "../admin/paths", false],
  ["src/station/StationPage.tsx", "../api/sendCall", true],
  ["src/station/StationPage.tsx", "../../contract/routes", true],
  ["src/station/StationPage.tsx", "./kiosk/Kiosk", true],
  ["src/station/kiosk/Kiosk.tsx", "../../admin/normalizeBarcode", false],
  ["src/station/kiosk/Kiosk.tsx", "../../site/company", false],
  ["src/station/kiosk/Kiosk.tsx", "../../authProvider", false],
  ["src/station/kiosk/Kiosk.tsx", "../../../server/app", false],
  ["src/station/kiosk/Kiosk.tsx", "react-admin", false],
  ["src/station/kiosk/Kiosk.tsx", "zod/mini", false],
];

const biome = resolve("node_modules/@biomejs/biome/bin/biome");

const Report = z.object({
  summary: z.object({ unchanged: z.int(), diagnosticsNotPrinted: z.literal(0) }),
  diagnostics: z.array(
    z.object({ category: z.string(), location: z.object({ path: z.string() }) }),
  ),
});

/** Writes these files, each given by its lines, into a temporary folder, calls `read` on it and removes it. */
function withFiles<T>(
  files: ReadonlyMap<string, readonly string[]>,
  read: (folder: string) => T,
): T {
  const folder = mkdtempSync(join(tmpdir(), "plant-imports-"));
  for (const [file, lines] of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), lines.map((line) => `${line}\n`).join(""));
  }
  try {
    return read(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const modulesOf = new Map<string, string[]>();
for (const [file, module] of cases) {
  modulesOf.set(file, [...(modulesOf.get(file) ?? []), module]);
}
let refusals: Refusal[];

beforeAll(() => {
  const files = [...modulesOf].map(
    ([file, modules]) =>
      [file, modules.map((module, index) => `import { x${index} } from "${module}";`)] as const,
  );
  refusals = withFiles(new Map(files), checkImports);
});

test.each(cases)("%s imports %s: allowed is %s", (file, module, allowed) => {
  const lines = refusals
    .filter((refusal) => refusal.file === file && refusal.module === module)
    .map(({ line }) => line);
  expect(lines).toEqual(allowed ? [] : [(modulesOf.get(file)?.indexOf(module) ?? -1) + 1]);
});

test("nothing else is refused in these files", () => {
  expect(refusals).toHaveLength(cases.filter(([, , allowed]) => !allowed).length);
});

test.each([
  'import type { App } from "../server/app";',
  'import { type App } from "../server/app";',
  'import "../server/app";',
  'export * from "../server/app";',
  'export type { App } from "../server/app";',
  'export const load = () => import("../server/app");',
  'export type App = import("../server/app").App;',
  'export type App = typeof import("../server/app");',
])("an import is refused in every form: %s", (line) => {
  const found = withFiles(new Map([["src/main.ts", ["", line]]]), checkImports);
  expect(found).toMatchObject([{ file: "src/main.ts", line: 2, module: "../server/app" }]);
});

test("every folder and file that the table of rooms names is there", () => {
  expect(staleNames(".")).toEqual([]);
  expect(withFiles(new Map([["contract/orders.ts", []]]), staleNames)).toContain("server/http/");
});

/** The linter's settings, and the rules of the repository's own that the settings name. */
const lintSettings = ["biome.json", "scripts/lint"];

test("files that import each other are a circle, however far round", () => {
  const circle = new Map(
    Object.entries({ a: "b", b: "c", c: "a", d: "a" }).map(([name, other]) => [
      `src/admin/orders/${name}.ts`,
      [`import { all } from "./${other}";`, "", "export const both = [all];"],
    ]),
  );
  const { summary, diagnostics } = withFiles(circle, (folder) => {
    for (const part of lintSettings) cpSync(part, join(folder, part), { recursive: true });
    const { stdout } = spawnSync(
      process.execPath,
      [biome, "lint", "--vcs-enabled=false", "--max-diagnostics=none", "--reporter=json"],
      { cwd: folder, encoding: "utf8" },
    );
    return Report.parse(JSON.parse(stdout));
  });
  // Each file was read, and the settings too.
  const settings = ["biome.json", ...readdirSync("scripts/lint")];
  expect(summary.unchanged).toBe(circle.size + settings.length);
  expect(diagnostics.map(({ category, location }) => [location.path, category])).toEqual(
    ["a", "b", "c"].map((name) => [
      `src/admin/orders/${name}.ts`,
      "lint/suspicious/noImportCycles",
    ]),
  );
});

test("no folders import each other in a circle", () => {
  expect(findFolderCircles(".")).toEqual([]);
});

const circles: readonly (readonly [name: string, files: readonly (readonly [string, string])[]])[] =
  [
    [
      "of two folders",
      [
        ["server/orders/a", "../paper/b"],
        ["server/paper/c", "../orders/d"],
      ],
    ],
    [
      "of three folders",
      [
        ["src/admin/pay/a", "../people/b"],
        ["src/admin/people/deep/c", "../../shifts/d"],
        ["src/admin/shifts/e", "../pay/f"],
      ],
    ],
    [
      "inside a folder",
      [
        ["server/paper/reels/a", "../plan/b"],
        ["server/paper/plan/c", "../reels/d"],
      ],
    ],
    [
      "of a folder and a file beside it",
      [
        ["domain/board/a", "../rules"],
        ["domain/rules", "./board/b"],
      ],
    ],
  ];

test.each(circles)("a circle %s is found, although no files import each other", (_, imports) => {
  const files = imports.map(
    ([file, module]) => [`${file}.ts`, ["", `import { all } from "${module}";`]] as const,
  );
  const found = withFiles(new Map(files), findFolderCircles);
  expect(found).toHaveLength(1);
  expect(found[0]?.map(({ place }) => place).toSorted()).toEqual(
    files.map(([file]) => `${file}:2`).toSorted(),
  );
});

test("imports in one direction are no circle", () => {
  const files = new Map([
    ["server/orders/a.ts", ['import { b } from "../paper/b";']],
    [
      "server/paper/b.ts",
      ['import { c } from "./plan/c";', 'import { d } from "../specifications/d";'],
    ],
    ["server/orders/d.ts", ['import { c } from "../specifications/d";']],
  ]);
  expect(withFiles(files, findFolderCircles)).toEqual([]);
});
