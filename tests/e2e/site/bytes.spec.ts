import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { readBuild } from "../../../server/http/builtPages";
import { expect, test } from "../../support/browser/fixtures";

const web = "dist/web";
/** The files of the last build. The folder also has the files of the build before it. */
const files = readBuild(web)?.files ?? [];
const scripts = files.flatMap((file) => /^assets\/(.+\.js)$/.exec(file)?.[1] ?? []);
const bytes = (file: string) => statSync(join(web, `${file}.br`)).size;

/** Returns the scripts that run with a page. All are inline in its HTML. */
function scriptsAtOnce(html: string): string[] {
  expect(html.match(/<script[^>]+src=|<link[^>]+modulepreload/g)).toBeNull();
  return [...html.matchAll(/<script data-files[^>]*>(.+?)<\/script>/gs)].map(
    ([, code = ""]) => code,
  );
}

const pages = ["index.html", "about/index.html", "contact/index.html", "404.html"];

for (const page of pages) {
  test(`${page} needs at most 3 KB of script before the browser is idle`, () => {
    const scripts = scriptsAtOnce(readFileSync(join(web, page), "utf8"));
    expect(scripts).toHaveLength(1);
    expect(brotliCompressSync(scripts.join()).length).toBeLessThanOrEqual(3 * 1024);
  });
}

test("a sector's page waits for React only if its HTML lacks the sector's name", () => {
  const sectors = files.filter((file) => /(^|\/)sector\/.*\.html$/.test(file));
  expect(sectors.length).toBeGreaterThan(40);
  for (const file of sectors) {
    const isUnknown = /(^|\/)sector\/index\.html$/.test(file);
    const isBusy = /<section[^>]* aria-busy="true"/.test(readFileSync(join(web, file), "utf8"));
    expect(isBusy, file).toBe(isUnknown);
  }
});

// A connection begins with ten packets of 1,460 bytes. The headers are not compressed, and a host adds edited facts.
test("the home page with its styles and headers fits into the first packets, in each language", () => {
  const [packets, headers, editedFacts] = [14_600, 920, 100];
  for (const page of ["index.html", "hi/index.html", "kn/index.html"])
    expect(bytes(page), page).toBeLessThanOrEqual(packets - headers - editedFacts);
});

/** Returns the bytes of the only file with a name, such as `react`. */
function bytesOf(name: string) {
  const [file, ...others] = scripts.filter((script) => script.startsWith(`${name}-`));
  expect(others).toEqual([]);
  return bytes(`assets/${file}`);
}

test("React stays within 60 KB, and with the router within 85 KB", () => {
  expect(bytesOf("react")).toBeLessThanOrEqual(60 * 1024);
  expect(bytesOf("react") + bytesOf("router")).toBeLessThanOrEqual(85 * 1024);
});

/** Returns a file of the build and the files that it imports statically. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(join(web, "assets", file), "utf8");
  for (const [, name = ""] of text.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g))
    withImports(name, found);
  return found;
}

/** Returns the bytes of the office's entry and of some files, with all code that these import. */
function codeOf(...names: string[]) {
  const html = readFileSync(join(web, "admin/index.html"), "utf8");
  const [, entry = ""] = /<script[^>]+src="\/assets\/([^"]+)"/.exec(html) ?? [];
  const code = withImports(entry);
  for (const name of names) {
    const script = scripts.find((file) => file.startsWith(`${name}-`));
    withImports(script ?? "", code);
  }
  expect(code.size).toBeGreaterThan(3);
  return [...code].reduce((sum, file) => sum + bytes(`assets/${file}`), 0);
}

for (const page of ["LoginPage", "SetPasswordPage"])
  test(`the ${page} stays within 70 KB of JavaScript, without the router`, () => {
    expect(codeOf(page)).toBeLessThanOrEqual(70 * 1024);
  });

// Together with the other files that a list fetches, this is at most 1.3 times the floor that `npm run bench bytes` builds.
test("the office's first screens stay within 320 KB of JavaScript", () => {
  expect(codeOf("app", "AdminApp")).toBeLessThanOrEqual(320 * 1024);
});

test("no page of the site fetches the office, nor does the station or the wall, and the office does not fetch the site", () => {
  const scriptOf = (name: string) => scripts.find((file) => file.startsWith(`${name}-`)) ?? name;
  const pages = [
    "Home",
    "About",
    "Contact",
    "Estimate",
    "Industries",
    "Products",
    "Sector",
    "NotFound",
  ];
  for (const page of [...pages, "Station", "Wall"])
    expect([...withImports(scriptOf(`${page}Page`))], page).not.toContain(scriptOf("AdminApp"));
  expect([...withImports(scriptOf("AdminApp"))]).not.toContain(scriptOf("site"));
  // The office waits for `translateMessage` before it opens. If that file imported the office, each would wait for the other.
  const translating = [...withImports(scriptOf("translateMessage"))];
  expect(translating.filter((file) => file.startsWith("AdminApp-"))).toEqual([]);
});

test("the film stays within 400 KB, its poster included", () => {
  const poster = statSync(join(web, "art/folding.svg")).size;
  for (const film of ["film/folding.webm", "film/folding.mp4"])
    expect(statSync(join(web, film)).size + poster).toBeLessThanOrEqual(400 * 1024);
});

test("every text file has its compressed twins", () => {
  const texts = files.filter((file) => /\.(html|js|css|svg|xml|txt)$/.test(file));
  expect(texts.length).toBeGreaterThan(50);
  for (const file of texts)
    for (const twin of [".br", ".gz"]) expect(existsSync(join(web, file + twin)), file).toBe(true);
});
