import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { exampleOf } from "../../support/examples";
import { enterSupplier } from "../../support/invoiceSettings";
import { invoicing } from "../../support/invoicing";
import { plant } from "../../support/plant";

let refuses = false;

const host = plant({
  checkReply: (name) => {
    if (refuses && name === "createBox") throw new Error("A reply outside its schema");
  },
});
const { dispatchBoxes, invoiceBody } = invoicing(host);

/** Counts the rows of the tables that a failed write must not change. */
async function countRows() {
  const { rows } = await host.db.execute<Record<string, number>>(sql`
    select (select count(*)::int from gallery_boxes) as boxes, (select count(*)::int from audit) as audit,
      (select count(*)::int from invoices) as invoices,
      (select coalesce(sum(last_number), 0)::int from invoice_serials) as serials`);
  return rows[0];
}

const keyed = (key: string) => ({ "idempotency-key": key });

beforeAll(() => enterSupplier(host, {}));
beforeEach(() => {
  refuses = false;
});
afterEach(() => host.db.execute(sql`drop trigger if exists spoil_document on invoices`));

test("a write whose reply the check refuses is not stored, with a key or without", async () => {
  const before = await countRows();
  refuses = true;
  const box = exampleOf("createBox", 1);
  for (const headers of [{}, keyed(randomUUID())])
    expect(await host.call("owner", "createBox", { ...box, headers })).toMatchObject({
      status: 500,
    });
  expect(await countRows()).toEqual(before);
});

test("the key of a failed write is free: the same request is done when its reply can be made", async () => {
  const headers = keyed(randomUUID());
  const create = () => host.call("owner", "createBox", { ...exampleOf("createBox", 1), headers });
  refuses = true;
  expect(await create()).toMatchObject({ status: 500 });
  refuses = false;
  const before = await countRows();
  expect(await create()).toMatchObject({ status: 200 });
  expect(await countRows()).toMatchObject({ boxes: (before?.boxes ?? 0) + 1 });
});

test("an invoice whose reply cannot be made takes no number, with a key or without", async () => {
  const { id } = await dispatchBoxes();
  await host.db.execute(sql`
    create or replace function spoil_document() returns trigger language plpgsql as
    $$ begin new.document = '{}'; return new; end $$`);
  await host.db.execute(sql`
    create trigger spoil_document before insert on invoices
    for each row execute function spoil_document()`);
  const before = await countRows();
  for (const headers of [{}, keyed(randomUUID())]) {
    const post = { body: invoiceBody(id), headers };
    expect(await host.call("owner", "createInvoice", post)).toMatchObject({ status: 500 });
  }
  expect(await countRows()).toEqual(before);
});
