import { Agent, request } from "node:http";
import { connect } from "node:net";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { buildApp } from "../../../server/app";
import { exampleOf } from "../../support/examples";
import { locksHere } from "../../support/locksHere";
import { plant, secret } from "../../support/plant";

const host = plant();
let app: ReturnType<typeof buildApp>;

afterEach(() => app?.close());

async function listen(options: { closeTimeout?: number; requestTimeout?: number }) {
  app = buildApp({ db: host.db, secret, ...options });
  await app.listen({ port: 0, host: "127.0.0.1" });
  return new URL(app.listeningOrigin);
}

/** Opens a new connection. Returns the data that arrives until the connection ends. */
async function open({ hostname, port }: URL, sent: string) {
  const socket = connect(Number(port), hostname);
  let received = "";
  socket.on("data", (chunk: Buffer) => {
    received += chunk.toString();
  });
  const ended = new Promise<string>((done) => socket.once("close", () => done(received)));
  await new Promise((done) => socket.once("connect", done));
  await new Promise((done) => socket.write(sent, done));
  return { socket, ended };
}

const head = (length: number) =>
  `POST /api/admin/login HTTP/1.1\r\nHost: plant\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

test("a request that never comes whole is cut off", async () => {
  const url = await listen({ requestTimeout: 300 });
  const halves = await Promise.all([
    open(url, `${head(100)}{"email":`),
    open(url, "POST /api/admin/login HTTP/1.1\r\nHost: pl"),
    open(url, ""),
  ]);
  const [body, headers, nothing] = await Promise.all(halves.map(({ ended }) => ended));
  expect(nothing).toMatch(/^HTTP\/1.1 408 |^$/);
  for (const answer of [body, headers]) {
    expect(answer).toMatch(/^HTTP\/1.1 408 .*\r\nConnection: close\r\n/s);
    expect(answer?.split("\r\n\r\n")[1]).toBe(
      JSON.stringify({ message: "The request took too long to arrive. Please try again." }),
    );
  }
});

test.each([
  ["NONSENSE\r\n\r\n", "400 Bad Request", "The request cannot be read"],
  [
    `GET / HTTP/1.1\r\nHost: plant\r\nCookie: ${"x".repeat(20_000)}\r\n\r\n`,
    "431 Request Header Fields Too Large",
    "The request's headers are too long",
  ],
])(
  "a text that is no request is refused as JSON with a sentence",
  async (sent, status, message) => {
    const { ended } = await open(await listen({}), sent);
    expect(await ended).toContain(`HTTP/1.1 ${status}\r\n`);
    expect(await ended).toContain("\r\nX-Content-Type-Options: nosniff\r\n");
    expect((await ended).endsWith(JSON.stringify({ message }))).toBe(true);
  },
);

const waitingForLocks = async () => {
  const { rows } = await host.db.execute(
    sql`select from ${locksHere} where not granted and relation = 'orders'::regclass`,
  );
  return rows.length;
};

test("closing ends idle connections immediately and lets a running request finish", async () => {
  const url = await listen({ closeTimeout: 20_000 });
  const token = await host.tokenOf("owner");
  const idle = await open(url, "GET /api/public/getAllIndustry HTTP/1.1\r\nHost: plant\r\n\r\n");
  await new Promise((done) => idle.socket.once("data", done));

  let unlock: (() => void) | undefined;
  const locked = new Promise<void>((isLocked) => {
    void host.db.transaction(async (tx) => {
      await tx.execute(sql`lock table orders`);
      isLocked();
      await new Promise<void>((done) => {
        unlock = done;
      });
    });
  });
  await locked;
  const underWay = new Promise<{ status: number | undefined; connection: unknown }>(
    (done, fail) => {
      const sending = request(
        new URL("/api/admin/order/create-order", url),
        {
          method: "POST",
          agent: new Agent({ keepAlive: true }),
          headers: {
            "content-type": "application/json",
            authorization: `Bearer ${token}`,
          },
        },
        (reply) => {
          reply.resume();
          reply.once("end", () =>
            done({ status: reply.statusCode, connection: reply.headers.connection }),
          );
        },
      );
      sending.once("error", fail);
      sending.end(JSON.stringify(exampleOf("createOrder", 1).body));
    },
  );
  await expect.poll(waitingForLocks).toBe(1);

  const closed = app.close();
  await idle.ended;
  unlock?.();
  expect(await underWay).toEqual({ status: 200, connection: "close" });
  await closed;
});

test("closing cuts off what is not done in time", async () => {
  const url = await listen({ closeTimeout: 100 });
  const half = await open(url, `${head(100)}{"email":`);
  await app.close();
  expect(await half.ended).toBe("");
});
