import { eq, inArray, sql } from "drizzle-orm";
import type { ReceiptCreation } from "../../contract/receivables";
import type { CallName } from "../../contract/routes";
import { type Message, say } from "../../domain/messages/say";
import { type DebtKind, type OpenItemKind, receiptNumber } from "../../domain/receivables/account";
import { paiseOf, rupeesOf } from "../../domain/storedUnits";
import { recordChange } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { Reader, WriteDatabase } from "../db/connect";
import { allocations, clientOpenings, invoices, openItems, receipts } from "../db/schema";
import { badRequest, conflict } from "../errors";

type Wanted = ReceiptCreation["allocations"];

interface Paying {
  readonly receiptId: number;
  readonly clientId: number;
  readonly client: string;
  readonly createdBy: string;
  /** The version of the allocations that the person has seen. Without it the present ones are replaced. */
  readonly seenVersion?: number | undefined;
}

interface LockedItem extends Record<string, unknown> {
  readonly kind: OpenItemKind;
  readonly paperId: number;
  readonly clientId: number | null;
  readonly date: string;
  readonly amount: number;
  readonly open: number;
}

/** The number of the invoice or the opening balance that an allocation pays. */
const paperIdOf = sql<number>`coalesce(${allocations.invoiceId}, ${allocations.openingId})`;

const keyOf = ({ kind, paperId }: { kind: OpenItemKind; paperId: number }) => `${kind} ${paperId}`;

/**
 * Locks open items in one order, so that two people who allocate to the same papers wait for each other. The invoices come
 * first: a cancellation locks its invoice before the items too.
 */
export async function lockItems(
  tx: WriteDatabase,
  items: readonly { readonly kind: OpenItemKind; readonly paperId: number }[],
): Promise<ReadonlyMap<string, LockedItem>> {
  const invoiceIds = items.filter(({ kind }) => kind === "INVOICE").map(({ paperId }) => paperId);
  await tx.execute(sql`
    select from ${invoices} where id = any(${sql.param(invoiceIds)}::int[]) order by id for key share`);
  const { rows } = await tx.execute<LockedItem>(sql`
    select kind, paper_id as "paperId", client_id as "clientId", to_char(date, 'YYYY-MM-DD') as date, amount_paise::float8 as amount,
      open_paise::float8 as open
    from ${openItems}
    where (kind, paper_id) in (
      select * from unnest(${sql.param(items.map(({ kind }) => kind))}::open_item_kind[],
        ${sql.param(items.map(({ paperId }) => paperId))}::int[]))
    order by kind, paper_id for no key update`);
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** Locks receipts and then all items that they pay, for a write that changes several receipts. */
export async function lockReceipts(tx: WriteDatabase, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: receipts.id })
    .from(receipts)
    .where(inArray(receipts.id, [...ids]))
    .orderBy(receipts.id)
    .for("no key update");
  const paid = await tx
    .select({ kind: allocations.kind, paperId: paperIdOf })
    .from(allocations)
    .where(inArray(allocations.receiptId, [...ids]))
    .groupBy(allocations.kind, paperIdOf);
  await lockItems(tx, [...ids.map((paperId) => ({ kind: "RECEIPT" as const, paperId })), ...paid]);
}

interface Part {
  readonly kind: DebtKind;
  readonly paperId: number;
  readonly paise: number;
}

interface DatedPart extends Part {
  readonly date: string;
}

/** Reads the changes of a receipt's parts in paise, by the days from which they count. */
async function readDatedParts(tx: WriteDatabase, receiptId: number): Promise<DatedPart[]> {
  const { rows } = await tx.execute<DatedPart & Record<string, unknown>>(sql`
    select kind, coalesce(invoice_id, opening_id) as "paperId", to_char(date, 'YYYY-MM-DD') as date,
      sum(amount_paise)::float8 as paise
    from ${allocations} where receipt_id = ${receiptId}
    group by kind, invoice_id, opening_id, date having sum(amount_paise) <> 0`);
  return rows;
}

/** Reads the allocated parts of a receipt in paise. */
async function readParts(tx: WriteDatabase, receiptId: number): Promise<Part[]> {
  const { rows } = await tx.execute<Part & Record<string, unknown>>(sql`
    select kind, coalesce(invoice_id, opening_id) as "paperId", sum(amount_paise)::float8 as paise
    from ${allocations} where receipt_id = ${receiptId}
    group by kind, invoice_id, opening_id having sum(amount_paise) <> 0`);
  return rows;
}

/** Returns the version of a receipt's allocations: the number of the last one, since rows are added alone. */
export async function readAllocationsVersion(db: Reader, receiptId: number): Promise<number> {
  const { rows } = await db.execute<{ version: number }>(sql`
    select coalesce(max(id), 0)::int as version from ${allocations} where receipt_id = ${receiptId}`);
  return rows[0]?.version ?? 0;
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

/**
 * Checks that the allocations are still as the admin has seen them.
 * @throws HttpError 409 with the present allocations
 */
async function checkSeen(
  tx: WriteDatabase,
  { receiptId, seenVersion }: Paying,
  present: readonly Part[],
) {
  if (seenVersion === undefined) return;
  if (seenVersion === (await readAllocationsVersion(tx, receiptId))) return;
  const number = receiptNumber(receiptId);
  const all: Message[] = [];
  for (const { kind, paperId, paise } of present)
    all.push(
      say("receipt.part", { amount: rupeesOf(paise), paper: await numberOf(tx, kind, paperId) }),
    );
  throw conflict(
    all.length === 0
      ? say("receipt.nothingPaidMeanwhile", { number })
      : say("receipt.changedMeanwhile", { number, parts: { all, by: ", " } }),
  );
}

const allocationRow = (
  { receiptId, createdBy }: Pick<Paying, "receiptId" | "createdBy">,
  { kind, paperId, paise, date }: DatedPart,
) => ({
  receiptId,
  date,
  kind,
  invoiceId: kind === "INVOICE" ? paperId : null,
  openingId: kind === "OPENING" ? paperId : null,
  amountPaise: paise,
  createdBy,
});

/**
 * Replaces the allocations of a receipt. Writes the differences, which count from `date` on, or from the later date of
 * their paper.
 * @throws HttpError 400 by the field if more is allocated than received or open, with both figures
 */
export async function replaceAllocations(
  tx: WriteDatabase,
  paying: Paying,
  wanted: Wanted,
  date: string,
) {
  const { receiptId, clientId, client } = paying;
  const receipt = { kind: "RECEIPT", paperId: receiptId } as const;
  const items = await lockItems(tx, [receipt, ...wanted, ...(await readParts(tx, receiptId))]);
  // The parts are read again under the lock: every change of the receipt's allocations locks its item.
  const present = await readParts(tx, receiptId);
  await checkSeen(tx, paying, present);
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
    .filter(({ paise }) => paise !== 0)
    .map((part) => {
      const paperDate = items.get(keyOf(part))?.date ?? date;
      return allocationRow(paying, { ...part, date: paperDate > date ? paperDate : date });
    });
  if (changes.length > 0) await tx.insert(allocations).values(changes);
  return { before: present, isChanged: changes.length > 0 };
}

/**
 * Takes back all parts of a receipt on a day. If a part was allocated on a later day than `date`, the row that
 * takes it back has the later day. A part never ends before it begins.
 */
export async function takeBackAllocations(
  tx: WriteDatabase,
  { receiptId, createdBy }: Pick<Paying, "receiptId" | "createdBy">,
  date: string,
) {
  const paper = { kind: "RECEIPT", paperId: receiptId } as const;
  await lockItems(tx, [paper, ...(await readParts(tx, receiptId))]);
  const parts = await readDatedParts(tx, receiptId);
  const rows = parts.map(({ paise, ...part }) =>
    allocationRow(
      { receiptId, createdBy },
      { ...part, paise: -paise, date: part.date > date ? part.date : date },
    ),
  );
  if (rows.length > 0) await tx.insert(allocations).values(rows);
}

interface Release {
  readonly kind: DebtKind;
  readonly paperId: number;
  /** The amount that the paper will have after the change, in paise. */
  readonly amountPaise: number;
  /** The day of the change. */
  readonly date: string;
  readonly call: CallName;
}

/**
 * Takes back what is allocated to a paper beyond the amount that it will have. The latest allocations go first. The money
 * is then on account.
 */
export async function releaseAllocations(
  tx: WriteDatabase,
  session: Session,
  { kind, paperId, amountPaise, date, call }: Release,
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
    const row = allocationRow(paying, { kind, paperId, paise: -part, date });
    await tx.insert(allocations).values(row);
    await recordChange(tx, session, {
      call,
      record: `receipt ${receiptId}`,
      before: { allocatedPaise: paise },
      after: { allocatedPaise: paise - part },
    });
  }
}
