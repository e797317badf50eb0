import { type ChildProcess, spawn } from "node:child_process";
import { bareEnvironment } from "./bareEnvironment";

const env = bareEnvironment();
const running = new Set<ChildProcess>();
let interrupted: NodeJS.Signals | undefined;

/** Returns the signal that ended the run, if one did. Nothing starts after such a signal. */
export const interruption = () => interrupted;

// A terminal sends Ctrl+C to the started programs too. This program then only waits for them.
process.on("SIGINT", () => {
  interrupted = "SIGINT";
});
for (const signal of ["SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    interrupted = signal;
    for (const child of running) child.kill(signal);
  });
}

/**
 * Runs a Node program with the environment of a new machine. Resolves true if the program succeeds.
 * @param output "live", or "at the end" if another program prints meanwhile
 */
export function startProgram(args: readonly string[], output: "live" | "at the end") {
  if (interrupted !== undefined) return Promise.resolve(false);
  const stream = output === "live" ? "inherit" : "pipe";
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", stream, stream] });
  running.add(child);
  const chunks: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => chunks.push(chunk));
  return new Promise<boolean>((done) => {
    child.once("close", (code) => {
      running.delete(child);
      process.stdout.write(Buffer.concat(chunks));
      done(code === 0);
    });
  });
}
