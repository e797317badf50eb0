import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hasResource, isResource } from "../../src/api/resources";
import { authProvider } from "../../src/authProvider";
import { dataProvider } from "../../src/dataProvider";

/** The files that the product owner's design card fixes. */
const files = [
  ...["package.json", "vite.config.ts", "tsconfig.json", "README.md"],
  ...["src/dataProvider.ts", "src/authProvider.ts"],
];
const folders = ["src/admin", "src/site", "tests"];
const webPackages = [
  ...["react-admin", "ra-data-simple-rest", "ra-i18n-polyglot", "react", "react-dom"],
  ...["@mui/material", "react-router-dom", "@dnd-kit/core", "jsbarcode"],
];
const resources = ["employees", "reels", "orders", "industries", "boxes", "contacts", "admins"];

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"));

/** True if a source imports the package at run time, whole or by a path inside it. */
const isImportedBy = (name: string) => {
  const imported = new RegExp(
    `^(?!import type)(?:import|export|\\} from|.*import\\().*["']${name}(?:/[^"']*)?["']`,
    "m",
  );
  return (text: string) => imported.test(text);
};

test.each(files)("the file %s is at the place that the owner's card names", (file) => {
  expect(existsSync(file) && statSync(file).isFile()).toBe(true);
});

test.each(folders)("the folder %s is at the place that the owner's card names", (folder) => {
  expect(existsSync(folder) && statSync(folder).isDirectory()).toBe(true);
});

test.each(webPackages)("the web app imports %s", (name) => {
  expect(sources("src").some(isImportedBy(name))).toBe(true);
});

test("the build imports vite, and the tests import vitest and Testing Library", () => {
  const build = [readFileSync("vite.config.ts", "utf8")];
  expect(build.some(isImportedBy("vite"))).toBe(true);
  expect(sources("tests").some(isImportedBy("vitest"))).toBe(true);
  expect(sources("tests").some(isImportedBy("@testing-library/react"))).toBe(true);
});

test.each(resources)("the data provider maps the resource %s to the host's calls", (name) => {
  expect(isResource(name) && hasResource(name)).toBe(true);
});

test("the two providers have react-admin's methods", () => {
  expect(dataProvider).toMatchObject({
    getList: expect.any(Function),
    getOne: expect.any(Function),
    create: expect.any(Function),
    update: expect.any(Function),
  });
  expect(authProvider).toMatchObject({
    login: expect.any(Function),
    logout: expect.any(Function),
    checkAuth: expect.any(Function),
    checkError: expect.any(Function),
  });
});
