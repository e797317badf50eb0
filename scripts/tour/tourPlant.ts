import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { people } from "../../tests/support/people";

const port = 3290;
export const origin = `http://127.0.0.1:${port}`;

const isOpen = () =>
  fetch(`${origin}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the built product with the demo plant in a temporary folder. Returns a function that ends the product. */
export async function startPlant() {
  const host = spawn(
    process.execPath,
    ["--import", "tsx", "tests/support/browser/builtProduct.ts"],
    {
      env: { ...process.env, PORT: String(port) },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  while (!(await isOpen())) {
    if (host.exitCode !== null)
      throw new Error("The plant does not start. Run npm run build first.");
    await setTimeout(200);
  }
  return async () => {
    host.kill("SIGTERM");
    await once(host, "exit");
  };
}

interface Reply {
  readonly token: string;
  readonly admin: unknown;
}

/**
 * Signs the owner in. Returns the items of the browser's storage that keep the session, and a function that makes a
 * pairing code.
 */
export async function signIn() {
  const response = await fetch(`${origin}/api/admin/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(people.owner),
  });
  const { token, admin }: Reply = await response.json();
  const session = {
    token,
    adminDetails: JSON.stringify(admin),
    ownHost: "yes",
  };
  async function pairingCode(name: string, kind: "STATION" | "WALL"): Promise<string> {
    const reply = await fetch(`${origin}/api/admin/devices`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify({ name, unit: "A", kind }),
    });
    const made: { pairingCode: string } = await reply.json();
    return made.pairingCode;
  }
  return { session, pairingCode };
}
