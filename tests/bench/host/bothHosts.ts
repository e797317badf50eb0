import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "../../../server/db/connect";
import { orders } from "../../../server/db/schema";
import { withServer } from "./benchServer";
import { signIn } from "./signIn";

/** The host and its bare peer, each in a separate process, on one PostgreSQL. */
interface BothHosts {
  /** Address of the host's calls. */
  host: string;
  peer: string;
  /** The headers of a super admin's calls. */
  headers: { authorization: string };
}

async function startPeer(url: string) {
  const file = "tests/bench/host/barePeer.ts";
  const child = spawn(process.execPath, ["--import", "tsx", file, url], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [output] = await once(child.stdout, "data");
  return {
    origin: String(output).trim(),
    end: async () => {
      child.kill();
      await once(child, "close");
    },
  };
}

async function fill(url: string, count: number) {
  const { db, close } = await connect(url);
  await db.insert(orders).values(
    Array.from({ length: count }, (_, index) => ({
      client: `Client ${index % 40}`,
      productType: "5 Ply RSC Box",
      quantity: 125 * (1 + (index % 80)),
      size: "300 × 200 × 150 mm",
      materialGrade: "150/120/120/120/150 GSM kraft",
      deliveryAddress: `Goods inward, Client ${index % 40}, Peenya, Bengaluru`,
      expectedCompletionDate: new Date("2026-12-01"),
      unit: "A" as const,
      createdBy: "staff@example.com",
    })),
  );
  await db.$client.query("create table bare_orders (like orders including all)");
  await db.$client.query("insert into bare_orders overriding system value select * from orders");
  await close();
}

/** Runs a benchmark on a host and a bare peer that share a database with `count` orders. */
export const withBothHosts = <T>(count: number, bench: (both: BothHosts) => Promise<T>) =>
  withServer(async ({ origin, databaseUrl }) => {
    await fill(databaseUrl, count);
    const peer = await startPeer(databaseUrl);
    try {
      const { token } = await signIn(origin);
      const headers = { authorization: `Bearer ${token}` };
      return await bench({ host: `${origin}/api`, peer: peer.origin, headers });
    } finally {
      await peer.end();
    }
  });
