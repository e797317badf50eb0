import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { routes } from "../../../contract/routes";
import { seededRandom } from "../../../server/demo/plantHistory";
import { newUuid } from "../../../src/api/createOnce";
import { runSender } from "../../../src/station/queue/runSender";
import { memoryScanStore } from "../../../src/station/queue/scanStore";
import { lossyProxy } from "../../support/lossyProxy";
import { plant } from "../../support/plant";

const host = plant();
/** The number of scans. `SCANS=1000` tests more of them. */
const scanCount = Number(process.env.SCANS ?? 200);
const people = 50;
const intervalMs = 61_000;

async function employ(): Promise<string[]> {
  await host.db.execute(sql`
    insert into employees
      (name, email, unit, gender, phone_number, blood_group, dob, barcode_id, joined_at)
    select 'Worker ' || n, 'worker' || n || '@example.com', 'A', 'female', '+91 90000 12345', 'O+',
      '1990-02-28', 'EMP-A-' || lpad(n::text, 5, '0'), now() - interval '1 year'
    from generate_series(1, ${people}::int) n`);
  return Array.from({ length: people }, (_, n) => `EMP-A-${String(n + 1).padStart(5, "0")}`);
}

/** Returns a promise of a closed tab, which never settles. */
const never = () => new Promise<never>(() => undefined);

test("scans over a network that loses three of ten, from three killed tabs, count once and in order", async () => {
  const badges = await employ();
  const token = await host.tokenOf("station");
  const address = await host.app.listen({ port: 0, host: "127.0.0.1" });
  const random = seededRandom(12);
  const network = await lossyProxy(Number(new URL(address).port), () => random.chance(0.3));

  /** The store of the browser, which outlasts a tab. */
  const store = memoryScanStore();
  const begin = Date.now() - scanCount * intervalMs;
  const scanOf = (index: number) => ({
    scanId: newUuid(),
    scannedAt: new Date(begin + index * intervalMs).toISOString(),
    label: "",
    content: { call: "punch", body: { barcodeId: badges[index % people] ?? "" } } as const,
  });

  /**
   * Opens a tab that stores its share of the scans and sends them. It ends when it is killed at a random point, or when
   * nothing waits.
   */
  async function openTab(from: number, to: number, killAfter: number): Promise<void> {
    for (let index = from; index < to; index += 1) await store.add(scanOf(index));
    let left = killAfter;
    let isKilled = false;
    const ended = new AbortController();
    await new Promise<void>((done) => {
      const step = <T>(work: () => Promise<T>): Promise<T> => {
        if (isKilled) return never();
        left -= 1;
        if (left <= 0) {
          isKilled = true;
          done();
        }
        return work().then((value) => (isKilled ? never() : value));
      };
      const next = async () => {
        const scan = await store.next();
        if (scan === undefined) {
          ended.abort();
          done();
        }
        return scan;
      };
      void runSender({
        store: {
          ...store,
          next: () => step(next),
          remove: (sequence) => step(() => store.remove(sequence)),
        },
        post: (call, body) =>
          step(async () => {
            const reply = await fetch(`${network.address}/api${routes[call].path}`, {
              method: "POST",
              headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
              body: JSON.stringify(body),
            });
            return { status: reply.status, body: await reply.json() };
          }),
        pause: () => new Promise((resume) => setImmediate(resume)),
        report: (event) => {
          if (event.kind === "parked") throw new Error(event.refusal.message);
        },
        signal: ended.signal,
      });
    });
  }

  const share = (tab: number) => Math.round((tab * scanCount) / 4);
  for (const tab of [0, 1, 2]) {
    await openTab(share(tab), share(tab + 1), random.integer(scanCount / 10, scanCount));
  }
  await openTab(share(3), scanCount, Number.POSITIVE_INFINITY);
  await network.close();

  expect(network.lost.requests).toBeGreaterThan(scanCount / 4);
  expect(network.lost.replies).toBeGreaterThan(scanCount / 4);
  const { rows } = await host.db.execute<{ sequence: number; scannedAt: string }>(
    sql`select sequence, at from scans order by received_at, sequence`,
  );
  expect(rows.map(({ sequence }) => sequence)).toEqual(
    Array.from({ length: scanCount }, (_, index) => index + 1),
  );
  const { rows: punched } = await host.db.execute<{ count: number; ids: number }>(
    sql`select count(*)::int as count, count(distinct scan_id)::int as ids from punches`,
  );
  expect(punched).toEqual([{ count: scanCount, ids: scanCount }]);
});
