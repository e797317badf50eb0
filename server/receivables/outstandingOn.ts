import { inArray } from "drizzle-orm";
import type { Outstanding } from "../../contract/receivables";
import { ageOpenItems, itemsOnDay, outstandingPaise } from "../../domain/receivables/account";
import { rupeesOf } from "../../domain/storedUnits";
import type { Reader } from "../db/connect";
import { clients } from "../db/schema";
import { groupBy } from "../groupBy";
import type { RowList } from "../lists/listSource";
import { readAllocationParts, readMovements } from "./ledger";
import { ageingInRupees } from "./readAccount";

const textOrder = new Intl.Collator("en");

/**
 * Reads the amounts that clients owed at the end of a past day, from the ledgers behind the statements. Credit limits are
 * known of today alone, so the rows have none.
 */
export async function readOutstandingOn(db: Reader, date: string): Promise<RowList<Outstanding>> {
  const movements = groupBy(await readMovements(db, date), ({ clientId }) => clientId);
  const allocations = groupBy(await readAllocationParts(db, date), ({ clientId }) => clientId);
  const names = await db
    .select({ id: clients.id, client: clients.name })
    .from(clients)
    .where(inArray(clients.id, [...movements.keys()]));
  const rows = names.flatMap(({ id, client }): Outstanding[] => {
    const ledger = { movements: movements.get(id) ?? [], allocations: allocations.get(id) ?? [] };
    const items = itemsOnDay({ ...ledger, to: date }).filter(({ openPaise }) => openPaise !== 0);
    if (items.length === 0) return [];
    const ageing = ageOpenItems(items, date);
    const owed = items.filter(({ openPaise }) => openPaise > 0);
    const [oldestDue] = owed.map(({ dueDate }) => dueDate).sort();
    const overduePaise = owed
      .filter(({ dueDate }) => dueDate < date)
      .reduce((sum, { openPaise }) => sum + openPaise, 0);
    return [
      {
        id,
        client,
        outstanding: rupeesOf(outstandingPaise(ageing)),
        ...ageingInRupees(ageing),
        overdue: rupeesOf(overduePaise),
        ...(oldestDue !== undefined && { oldestDue }),
      },
    ];
  });
  return {
    rows: rows.sort((a, b) => textOrder.compare(a.client, b.client) || a.id - b.id),
  };
}
