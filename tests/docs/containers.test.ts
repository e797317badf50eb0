import { existsSync, readFileSync } from "node:fs";
import { DCLinter } from "dclint";
import { DockerfileParser, type Instruction } from "dockerfile-ast";
import { validate } from "dockerfile-utils";
import { expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod/mini";
import { commands } from "../../server/cli/commands";
import { readServerConfig, settingNames } from "../../server/config";

const folder = "docs/deploy";
const read = (path: string) => readFileSync(path, "utf8");
const image = read(`${folder}/Dockerfile`);
const instructions = DockerfileParser.parse(image).getInstructions();

/** Returns the words of each instruction of this kind, without its flags. */
const wordsOf = (keyword: string, of: readonly Instruction[] = instructions) =>
  of
    .filter((one) => one.getKeyword() === keyword)
    .map((one) => one.getArguments().map((word) => word.getValue()))
    .map((words) => words.filter((word) => !word.startsWith("--")));

const lastFrom = instructions.findLastIndex((one) => one.getKeyword() === "FROM");
const build = instructions.slice(0, lastFrom);
const final = instructions.slice(lastFrom);

const Command = z.array(z.string());
const Service = z.looseObject({
  image: z.string(),
  entrypoint: z.optional(Command),
  command: z.optional(Command),
  environment: z.record(z.string(), z.string()),
  healthcheck: z.optional(z.looseObject({ test: Command })),
});
const composeFile = read(`${folder}/compose.yaml`);
const { services } = z
  .looseObject({ services: z.record(z.string(), Service) })
  .parse(parse(composeFile, { merge: true }));
const { backup, server } = services;

/** The settings of the file, with a value for each variable of `.env`. */
const settings = Object.fromEntries(
  Object.entries(server?.environment ?? {}).map(([name, value]) => [
    name,
    value
      .replace(/\$\{ADMIN_EMAIL:\?\}/, "owner@example.com")
      .replace(/\$\{\w+:\?\}/, "0123456789abcdef".repeat(4))
      .replace(/\$\{\w+:-\}/, ""),
  ]),
);

test("a linter finds no fault in the Dockerfile and in the compose file", () => {
  expect(validate(image)).toEqual([]);
  expect(validate("FROM node\nRUNN npm ci")).not.toEqual([]);
  const rules: ConstructorParameters<typeof DCLinter>[0]["rules"] = {
    "require-quotes-in-ports": [2, { quoteType: "double" }],
    // It wants a merged part last, and the files of YAML have it first.
    "service-keys-order": 0,
  };
  const linter = new DCLinter({ rules, quiet: true, debug: false, exclude: [] });
  const faults = linter.lintFiles([`${folder}/compose.yaml`], false);
  expect(faults.flatMap(({ messages }) => messages)).toEqual([]);
});

const Engines = z.object({ engines: z.object({ node: z.string() }) });

test("the image has the Node that the product needs, in both stages", () => {
  const { node } = Engines.parse(JSON.parse(read("package.json"))).engines;
  const needed = Number(/^\^(\d+)\./.exec(node)?.[1]);
  const images = wordsOf("FROM").map(([name]) => name);
  expect(images).toHaveLength(2);
  expect(new Set(images).size).toBe(1);
  expect(Number(/^node:(\d+)-/.exec(images[0] ?? "")?.[1])).toBeGreaterThan(needed);
});

test("CI runs on the even majors of Node that engines allows", () => {
  const { node } = Engines.parse(JSON.parse(read("package.json"))).engines;
  const majors = [...node.matchAll(/(\^|>=)(\d+)\./g)].map(([, , major]) => Number(major));
  const workflow = read(".github/workflows/ci.yml");
  const [, list = ""] = /^ +node: \[([\d, ]+)\]$/m.exec(workflow) ?? [];
  const run = list.split(", ").map(Number);
  expect(workflow).toMatch(/image: node:\$\{\{ matrix.node \}\}-/);
  expect(run.slice(0, majors.length)).toEqual(majors);
  expect(run.filter((major) => major % 2 === 1)).toEqual([]);
});

test("the files that the image is made of are there, and nothing else is sent to Docker", () => {
  const sources = wordsOf("COPY", build).flatMap((words) => words.slice(0, -1));
  expect(sources.filter((path) => !existsSync(path))).toEqual([]);
  const ignored = read(".dockerignore").split("\n");
  const sent = ignored.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
  expect(ignored).toContain("*");
  expect(sent.sort()).toEqual(sources.sort());
  const home = wordsOf("WORKDIR", final)[0]?.[0];
  const imagePaths = wordsOf("COPY", final).map(([path = ""]) => path.replace(`${home}/`, ""));
  expect(imagePaths.filter((path) => ![...sources, "node_modules", "dist"].includes(path))).toEqual(
    [],
  );
});

test("the commands of the containers and of their health are there", () => {
  const start = Command.parse(JSON.parse(final.at(-1)?.getArgumentsContent() ?? ""));
  const starts = [start, backup?.entrypoint ?? [], backup?.healthcheck?.test ?? []];
  const files = starts.flat().filter((word) => /^server\/.*\.ts$/.test(word));
  expect(files.length).toBe(3);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  for (const name of [backup?.command?.at(-1), backup?.healthcheck?.test.at(-1)])
    expect(Object.keys(commands)).toContain(name);
  expect(image).toMatch(/HEALTHCHECK .*\\\n.*\/api\/health/);
});

test("the server runs as a separate user, and the image has no secret", () => {
  expect(wordsOf("USER", final)).toEqual([["node"]]);
  const set = wordsOf("ENV").flatMap((words) => words.map((word) => word.split("=")[0]));
  expect(settingNames).toEqual(expect.arrayContaining(set.filter((name) => name !== "NODE_ENV")));
  expect(set.filter((name) => /PASS|SECRET|TOKEN|KEY|IDENTITY|URL/.test(name ?? ""))).toEqual([]);
  expect(wordsOf("ARG")).toEqual([]);
});

test("the containers have settings that the server takes, and the document says how to make .env", () => {
  expect(settingNames).toEqual(expect.arrayContaining(Object.keys(settings)));
  expect(readServerConfig(settings)).toMatchObject({
    backup: { isMadeByServer: false, hour: 2 },
    seed: "none",
  });
  expect(backup?.environment).toEqual(server?.environment);
  const variables = new Set([...composeFile.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
  const section = read("docs/deploy.md").split("## Containers")[1]?.split("\n## ")[0] ?? "";
  expect([...variables].filter((name) => !section.includes(name ?? ""))).toEqual([]);
  const script = read(`${folder}/database.sh`);
  const given = Object.keys(services.database?.environment ?? {});
  expect([...script.matchAll(/\$(\w+)/g)].filter(([, name = ""]) => !given.includes(name))).toEqual(
    [],
  );
});
