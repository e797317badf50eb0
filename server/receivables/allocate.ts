import { eq, sql } from "drizzle-orm";
import type { ReceiptCreation } from "../../contract/receivables";
import type { CallName } from "../../contract/routes";
import { type Message, say } from "../../domain/messages/say";
import type { DebtKind, OpenItemKind } from "../../domain/receivables/account";
import { recordChange } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import { allocations, clientOpenings, invoices, openItems } from "../db/schema";
import { badRequest } from "../errors";
import { paiseOf, rupeesOf } from "../units";

type Wanted = ReceiptCreation["allocations"];

interface Paying {
  readonly receiptId: number;
  readonly clientId: number;
  readonly client: string;
  readonly createdBy: string;
}

interface LockedItem extends Record<string, unknown> {
  readonly kind: OpenItemKind;
  readonly paperId: number;
  readonly clientId: number | null;
  readonly amount: number;
  readonly open: number;
}

const keyOf = ({ kind, paperId }: { kind: OpenItemKind; paperId: number }) => `${kind} ${paperId}`;

/**
 * Locks open items in one order, so that two people who allocate to the same papers wait for each other. The invoices come
 * first: a cancellation locks its invoice before the items too.
 */
async function lockItems(
  tx: WriteDatabase,
  items: readonly { readonly kind: OpenItemKind; readonly paperId: number }[],
): Promise<ReadonlyMap<string, LockedItem>> {
  const invoiceIds = items.filter(({ kind }) => kind === "INVOICE").map(({ paperId }) => paperId);
  await tx.execute(sql`
    select from ${invoices} where id = any(${sql.param(invoiceIds)}::int[]) order by id for key share`);
  const { rows } = await tx.execute<LockedItem>(sql`
    select kind, paper_id as "paperId", client_id as "clientId", amount_paise::float8 as amount,
      open_paise::float8 as open
    from ${openItems}
    where (kind, paper_id) in (
      select * from unnest(${sql.param(items.map(({ kind }) => kind))}::open_item_kind[],
        ${sql.param(items.map(({ paperId }) => paperId))}::int[]))
    order by kind, paper_id for update`);
  return new Map(rows.map((row) => [keyOf(row), row]));
}

interface Part {
  readonly kind: DebtKind;
  readonly paperId: number;
  readonly paise: number;
}

/** Reads the allocated parts of a receipt in paise. */
async function readParts(tx: WriteDatabase, receiptId: number): Promise<Part[]> {
  const { rows } = await tx.execute<Part & Record<string, unknown>>(sql`
    select kind, coalesce(invoice_id, opening_id) as "paperId", sum(amount_paise)::float8 as paise
    from ${allocations} where receipt_id = ${receiptId}
    group by kind, invoice_id, opening_id having sum(amount_paise) <> 0`);
  return rows;
}

async function numberOf(tx: WriteDatabase, kind: DebtKind, id: number): Promise<Message | string> {
  if (kind === "INVOICE") {
    const [row] = await tx
      .select({ serial: invoices.serial })
      .from(invoices)
      .where(eq(invoices.id, id));
    return row?.serial ?? "";
  }
  const [row] = await tx.select().from(clientOpenings).where(eq(clientOpenings.id, id));
  return row?.reference ?? say("opening.named", { date: { date: row?.date ?? "" } });
}

const allocationRow = (
  { receiptId, createdBy }: Pick<Paying, "receiptId" | "createdBy">,
  { kind, paperId, paise }: Part,
) => ({
  receiptId,
  kind,
  invoiceId: kind === "INVOICE" ? paperId : null,
  openingId: kind === "OPENING" ? paperId : null,
  amountPaise: paise,
  createdBy,
});

/**
 * Replaces the allocations of a receipt. Writes the differences.
 * @throws HttpError 400 by the field if more is allocated than received or open, with both figures
 */
export async function replaceAllocations(tx: WriteDatabase, paying: Paying, wanted: Wanted) {
  const { receiptId, clientId, client } = paying;
  const receipt = { kind: "RECEIPT", paperId: receiptId } as const;
  const items = await lockItems(tx, [receipt, ...wanted, ...(await readParts(tx, receiptId))]);
  // Read again: every change of the receipt's allocations locks its item.
  const present = await readParts(tx, receiptId);
  const received = -(items.get(keyOf(receipt))?.amount ?? 0);
  const allocated = wanted.reduce((sum, { amount }) => sum + paiseOf(amount), 0);
  if (allocated > received)
    throw badRequest({
      allocations: say("receipt.aboveReceived", {
        allocated: rupeesOf(allocated),
        received: rupeesOf(received),
      }),
    });
  const before = new Map(present.map((part) => [keyOf(part), part.paise]));
  for (const [index, { kind, paperId, amount }] of wanted.entries()) {
    const field = `allocations.${index}.amount`;
    const item = items.get(keyOf({ kind, paperId }));
    if (item?.clientId !== clientId)
      throw badRequest({ [field]: say("receipt.otherPaper", { client }) });
    const open = item.open + (before.get(keyOf(item)) ?? 0);
    if (paiseOf(amount) > open)
      throw badRequest({
        [field]: say("receipt.aboveOpen", {
          amount,
          open: rupeesOf(open),
          number: await numberOf(tx, kind, paperId),
        }),
      });
  }
  const after = new Map(wanted.map((part) => [keyOf(part), paiseOf(part.amount)]));
  const changes = [
    ...wanted.map(({ kind, paperId, amount }) => ({ kind, paperId, paise: paiseOf(amount) })),
    ...present.filter((part) => !after.has(keyOf(part))).map((part) => ({ ...part, paise: 0 })),
  ]
    .map((part) => ({ ...part, paise: part.paise - (before.get(keyOf(part)) ?? 0) }))
    .filter(({ paise }) => paise !== 0);
  if (changes.length > 0)
    await tx.insert(allocations).values(changes.map((part) => allocationRow(paying, part)));
  return { before: present, isChanged: changes.length > 0 };
}

interface Release {
  readonly kind: DebtKind;
  readonly paperId: number;
  /** The amount that the paper will have after the change, in paise. */
  readonly amountPaise: number;
  readonly call: CallName;
}

/**
 * Takes back what is allocated to a paper beyond the amount that it will have. The latest allocations go first. The money
 * is then on account.
 */
export async function releaseAllocations(
  tx: WriteDatabase,
  session: Session,
  { kind, paperId, amountPaise, call }: Release,
): Promise<void> {
  const read = () =>
    tx.execute<{ receiptId: number; paise: number }>(sql`
      select receipt_id as "receiptId", sum(amount_paise)::float8 as paise from ${allocations}
      where kind = ${kind} and coalesce(invoice_id, opening_id) = ${paperId}
      group by receipt_id having sum(amount_paise) <> 0 order by max(id) desc`);
  const receipts = (await read()).rows.map(({ receiptId }) => receiptId);
  const locked = receipts.map((id) => ({ kind: "RECEIPT", paperId: id }) as const);
  await lockItems(tx, [...locked, { kind, paperId }]);
  const { rows } = await read();
  let excess = rows.reduce((sum, { paise }) => sum + paise, 0) - amountPaise;
  for (const { receiptId, paise } of rows) {
    const part = Math.min(excess, paise);
    if (part <= 0) return;
    excess -= part;
    const paying = { receiptId, createdBy: session.email };
    await tx.insert(allocations).values(allocationRow(paying, { kind, paperId, paise: -part }));
    await recordChange(tx, session, {
      call,
      record: `receipt ${receiptId}`,
      before: { allocatedPaise: paise },
      after: { allocatedPaise: paise - part },
    });
  }
}
