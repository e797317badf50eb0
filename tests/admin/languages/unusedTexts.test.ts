import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { type DeclaredCatalogue, readNames } from "../../support/catalogueUses";

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => {
      const path = join(folder, file);
      return { path, code: readFileSync(path, "utf8") };
    });

const sources = sourcesIn("src").map(({ path, code }) => ({ path, ...readNames(path, code) }));
type Source = (typeof sources)[number];

const contract = sourcesIn("contract")
  .map(({ code }) => code)
  .join("\n");

/** Texts that a screen gives to a shared part, which names them: the catalogue, the texts and the part. */
const shared: readonly (readonly [catalogue: RegExp, paths: RegExp])[] = [
  // src/admin/layout/MonthPage.tsx
  [/^(attendanceMonth|payslip)Texts$/, /^(before|after)$/],
  // src/admin/layout/RecordButtons.tsx and src/admin/schema/FormDialog.tsx
  [
    /^(adminAccess|reinstatement|cancel|cancellation|componentCancellation)Texts$/,
    /^(\w+\.)?(action|title|question|reason|reasonHint|missing|keep|confirm|done|failed)$/,
  ],
  // src/admin/history/UndoOfferCard.tsx
  [/^historyTexts$/, /^undo\.(action|close|done|failed)$/],
  // src/admin/schema/useResourceTexts.ts
  [/^schemaTexts$/, /^(list|create|show)\.\w+$/],
  // src/admin/shell/search/useSearch.ts reads them by the names of screens; tests/admin/layout/searchWords.test.ts compares.
  [/^searchWordTexts$/, /^\w+$/],
  // src/admin/shifts/FactSection.tsx
  [/^employmentTexts$/, /^(employments|assignments)\.(addTitle|correctTitle)$/],
];

const namesPath = ({ strings, templates }: Source, path: string) =>
  strings.has(path) || templates.some((template) => template.test(path));

/**
 * True if a screen names a resource's text. The generated lists and forms name the texts of the schemas' fields and
 * choices, and the texts of every screen.
 */
function isUsedOfResource(resource: string, path: string): boolean {
  const [group = "", field = ""] = path.split(".");
  if (
    /^(fields|choices|sections|columns)$/.test(group) &&
    new RegExp(`\\b${field}\\b`).test(contract)
  )
    return true;
  return sources.some(
    (source) => namesPath(source, `resources.${resource}.${path}`) || namesPath(source, path),
  );
}

function isUsed(declaring: Source, catalogue: DeclaredCatalogue, path: string): boolean {
  const { constant, resource } = catalogue;
  if (resource !== undefined) return isUsedOfResource(resource, path);
  const folder = dirname(declaring.path);
  // Pages hand the function that reads their texts on to parts of the same folder.
  const isPage = /^src\/(station|wall|site|admin\/login)\b/.test(folder);
  return (
    shared.some(([names, paths]) => names.test(constant) && paths.test(path)) ||
    sources.some(
      (source) =>
        (isPage
          ? source.path.startsWith(folder.replace(/^(src\/site)\b.*/, "$1"))
          : source.variables.has(constant)) &&
        (namesPath(source, path) || namesPath(source, path.replace(/\.\*$/, ""))),
    )
  );
}

const declared = sources.flatMap((source) =>
  source.catalogues.flatMap((catalogue) =>
    catalogue.paths.map((path) => ({ source, catalogue, path })),
  ),
);

test("each text of a screen is named by the code of a screen", () => {
  expect(declared.length).toBeGreaterThan(2000);
  const unused = declared
    .filter(({ source, catalogue, path }) => !isUsed(source, catalogue, path))
    .map(({ source, catalogue, path }) => `${source.path} ${catalogue.constant}: ${path}`);
  expect(unused).toEqual([]);
});
