import { checkImports, staleNames } from "./imports/checkImports";
import { findFolderCircles } from "./imports/folderCircles";
import { startProgram } from "./testing/startProgram";

/** The type checks of each part of the project, and the linter. */
const tools = [
  ...[".", "tsconfig.browser.json", "tsconfig.node.json", "tsconfig.worker.json"].map((project) => [
    // One checker for each project: several would each work out the libraries' types for themselves.
    ...["node_modules/typescript/bin/tsc", "--checkers", "1"],
    ...["--project", project],
  ]),
  ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."],
];

/**
 * Runs the rest of the tools one after the other. Two such chains run at the same time. Resolves true if all tools
 * pass.
 */
const runNext = async (): Promise<boolean> => {
  const tool = tools.shift();
  if (tool === undefined) return true;
  const passes = await startProgram(tool, "at the end");
  return (await runNext()) && passes;
};

const programs = [runNext(), runNext()];
const faults = [
  ...checkImports(".").map(
    ({ file, line, module, rule }) => `${file}:${line} imports "${module}". ${rule}`,
  ),
  ...findFolderCircles(".").map((circle) => {
    const imports = circle.map(({ to, place }) => `${place} imports ${to}`);
    return `Folders import each other in a circle: ${imports.join(", ")}.`;
  }),
  ...staleNames(".").map((name) => `scripts/imports/rooms.ts names ${name}, which is not there.`),
];
for (const fault of faults) console.error(fault);
const passed = await Promise.all(programs);
process.exitCode = passed.every(Boolean) && faults.length === 0 ? 0 : 1;
