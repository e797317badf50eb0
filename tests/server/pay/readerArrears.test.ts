import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { employees } from "../../../server/db/schema";
import { lockingPlant } from "./lockingPlant";

const { host, ids, work, lock, correct, arrearsOf } = lockingPlant();

async function importScans(file: string) {
  const send = (query: object) =>
    host.call("owner", "importRecords", {
      params: { resource: "attendance" },
      query: { labels: JSON.stringify({ userId: "User ID", date: "Date" }), ...query },
      file,
    });
  const { plan } = (await send({ dryRun: "true" })).body;
  return (await send({ plan })).body;
}

test("a break in the last night of a locked month, from a reader's file, is arrears of the next month", async () => {
  await host.db.update(employees).set({ readerUserId: "2" }).where(eq(employees.id, ids.bala));
  expect((await correct("ADD", "EMP-A-00002", "05-05 17:00")).status).toBe(200);
  // 8 h for ₹1,000, and 2 h of overtime at 1.5 times ₹125.
  await work(ids.bala, "07-31 20:00", "08-01 06:00", "08-03 09:00", "08-03 17:00");
  expect((await lock("2026-07")).status).toBe(200);
  expect(await arrearsOf("2026-08", ids.bala)).toEqual([]);
  const file = "2\t2026-08-01 00:30:00\t1\r\n2\t2026-08-01 02:30:00\t1\r\n";
  expect(await importScans(file)).toMatchObject({ created: 2 });
  const arrears = await arrearsOf("2026-08", ids.bala);
  expect(arrears).toMatchObject([{ label: "2026-07", amount: -375 }]);
  expect(arrears[0]?.origins).toEqual([
    expect.stringMatching(/^The scan of 1 Aug 2026, 12:30.am came with a reader's file on /),
    expect.stringMatching(/^The scan of 1 Aug 2026, 2:30.am came with a reader's file on /),
  ]);
});
