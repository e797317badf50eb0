import { spawn } from "node:child_process";
import { people } from "./people";

/** A server in a separate process, with its output so far. */
export interface ServerProcess {
  /** The address at which the server listens. */
  origin: string;
  output: () => string;
  /** The exit of the server, once it has ended. */
  ended: Promise<Ended>;
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null }>;
}

type Ended = { code: number | null; output: string };

/** The arguments with which node runs the server, as `npm start` does. */
const builtServer: readonly string[] = ["dist/server/main.js"];

function launch(environment: Record<string, string>, program: readonly string[]) {
  const child = spawn(process.execPath, program, {
    env: {
      ...process.env,
      PORT: "0",
      ADMIN_PASSWORD: people.owner.password,
      SEED: "none",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = new Promise<Ended>((done) => child.once("close", (code) => done({ code, output })));
  const listeners = new Set<() => void>();
  const append = (chunk: Buffer) => {
    output += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on("data", append);
  child.stderr.on("data", append);
  const onOutput = (listener: () => void) => listeners.add(listener);
  return { child, ended, output: () => output, onOutput };
}

/** Starts a server with settings that it must refuse, and waits until it has ended. */
export const refusedStart = (
  environment: Record<string, string>,
  program = builtServer,
): Promise<Ended> => launch(environment, program).ended;

/** Starts a server and waits until it says that it is open. */
export async function startServer(
  environment: Record<string, string>,
  program = builtServer,
): Promise<ServerProcess> {
  const { child, ended, output, onOutput } = launch(environment, program);
  const origin = await new Promise<string>((done, fail) => {
    onOutput(() => {
      const [, address] = /open at (http:\S+)/.exec(output()) ?? [];
      if (address !== undefined) done(address);
    });
    void ended.then(() => fail(new Error(`The server ended: ${output()}`)));
  });
  return {
    origin,
    output,
    ended,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

async function send(
  url: string,
  { method, body, token }: { method: string; body?: unknown; token?: string },
) {
  const reply = await fetch(url, {
    method,
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: await reply.json() };
}

/** Returns a function that calls a server in another process, in an existing session. */
export const callWith =
  (origin: string, token: string) => (method: string, path: string, body?: unknown) =>
    send(`${origin}/api${path}`, { method, body, token });

/** Returns a new session's token at a server in another process. */
export async function sessionToken(
  origin: string,
  who: { email: string; password: string } = people.owner,
): Promise<string> {
  const request = { method: "POST", body: who };
  const { status, body } = await send(`${origin}/api/admin/login`, request);
  if (status !== 200) throw new Error(`The sign-in answered ${status}`);
  return body.token;
}

/** Returns a signed-in function that calls a server in another process. */
export const signIn = async (origin: string, who?: { email: string; password: string }) =>
  callWith(origin, await sessionToken(origin, who));
