import { sql } from "drizzle-orm";
import type { Plant } from "../plant";
import { changedTables, digestRows } from "../rows";
import { expectEqual, Violation } from "../violation";
import type { Watch } from "./invariant";

const countHistory = async ({ host }: Plant) =>
  Number(
    (await host.db.execute<{ count: string }>(sql`select count(*) from audit`)).rows[0]?.count,
  );

/** Each accepted write adds to the history. */
export const watchHistory: Watch = async (plant) => {
  const before = await countHistory(plant);
  return async ({ accepted }) => {
    const added = (await countHistory(plant)) - before;
    if (added < accepted)
      throw new Violation("writesAreInTheHistory", `${accepted} writes added ${added} rows`);
  };
};

/** Refused writes alone change no row. To compare all rows takes long. */
export const watchRows: Watch = async (plant) => {
  const before = await digestRows(plant.host.db);
  return async ({ accepted, refused }) => {
    if (refused === 0 || accepted > 0) return;
    const after = await digestRows(plant.host.db);
    const names = changedTables(before, after).join(", ");
    expectEqual("refusalsLeaveNothing", "changed tables", names, "");
  };
};
