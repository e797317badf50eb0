import { spawn } from "node:child_process";
import { people } from "./people";

/** A server in a process of its own, with what it said so far. */
export interface ServerProcess {
  /** Where it listens. */
  origin: string;
  said: () => string;
  /** What became of it, once it has ended. */
  ended: Promise<Ended>;
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null }>;
}

export type Ended = { code: number | null; said: string };

function launch(environment: Record<string, string>) {
  const child = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], {
    env: {
      ...process.env,
      PORT: "0",
      ADMIN_PASSWORD: people.owner.password,
      SEED: "none",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const ended = new Promise<Ended>((done) => child.once("close", (code) => done({ code, said })));
  const heard = new Set<() => void>();
  const hear = (chunk: Buffer) => {
    said += chunk.toString();
    for (const listener of heard) listener();
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  return { child, ended, said: () => said, onWord: (listener: () => void) => heard.add(listener) };
}

/** Starts a server that is expected to refuse, and waits until it has ended. */
export const refusedStart = (environment: Record<string, string>): Promise<Ended> =>
  launch(environment).ended;

/** Starts a server and waits until it says that it is open. */
export async function startServer(environment: Record<string, string>): Promise<ServerProcess> {
  const { child, ended, said, onWord } = launch(environment);
  const origin = await new Promise<string>((done, fail) => {
    onWord(() => {
      const [, address] = /open at (http:\S+)/.exec(said()) ?? [];
      if (address !== undefined) done(address);
    });
    ended.then(() => fail(new Error(`The server ended: ${said()}`)));
  });
  return {
    origin,
    said,
    ended,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

/** A signed-in way to make calls of a server in another process. */
export async function signIn(origin: string) {
  const send = async (method: string, path: string, body?: unknown, token?: string) => {
    const reply = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: reply.status, body: await reply.json() };
  };
  const { status, body } = await send("POST", "/admin/login", people.owner);
  if (status !== 200) throw new Error(`The sign-in answered ${status}`);
  return (method: string, path: string, sent?: unknown) => send(method, path, sent, body.token);
}
