import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { companyName } from "../../../domain/company";
import { adminDocument, offlinePages, shellDocument } from "../../../scripts/site/documents";
import { officeIcons, officeManifest, officeTouchIcon } from "../../../server/site/siteFiles";

const manifest = JSON.parse(officeManifest({ name: companyName }));

test("the installed office opens at its dashboard and has neither the station nor the site", () => {
  expect(manifest).toMatchObject({ start_url: "/admin/dashboard", display: "standalone" });
  const isInScope = (path: string) => path.startsWith(manifest.scope);
  expect(["/admin", "/admin/dashboard/orders", manifest.start_url].every(isInScope)).toBe(true);
  expect(["/", "/scan", "/about"].some(isInScope)).toBe(false);
});

test.each([...officeIcons, officeTouchIcon])(
  "$src is a square of $size pixels",
  ({ src, size }) => {
    const png = readFileSync(new URL(`../../../public${src}`, import.meta.url));
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
  },
);

test("the office's page alone names the manifest", () => {
  const template =
    '<head><!--head--></head><body><!--body--><script type="module" src="/src/main.tsx"></script></body>';
  const chunk = { file: "a.js", css: [], imports: [], dynamicImports: [], assets: [] };
  const sources = ["src/main.tsx", ...offlinePages.flatMap((page) => page.sources)];
  const client = Object.fromEntries(sources.map((source) => [source, chunk]));
  const link = '<link rel="manifest" href="/admin.webmanifest">';
  expect(adminDocument(template, client)).toContain(link);
  for (const page of offlinePages)
    expect(shellDocument(template, client, page)).not.toContain("manifest");
});
