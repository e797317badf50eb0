import type { Database } from "../connect";
import {
  catalogueBoxes,
  contacts,
  employees,
  galleryBoxes,
  industries,
  orders,
  punches,
  reels,
  reelUsages,
  salaries,
} from "../schema";
import { isEmpty } from "../tables";
import { demoCatalogue, demoGallery } from "./boxes";
import { chanceFrom } from "./chance";
import { demoContacts } from "./contacts";
import { demoIndustries } from "./industries";
import { demoOrders } from "./orders";
import { demoEmployees, demoPunches, demoSalaries } from "./people";
import { demoReels } from "./reels";

const plantTables = [industries, galleryBoxes, catalogueBoxes, orders, employees, reels, contacts];

/** The year the plant was founded: one seed for all draws. */
const seed = 2006;

/** When the office began to keep its records here. */
const openedDaysAgo = 130;

/** PostgreSQL takes 65,535 values in one statement. */
const inParts = <T>(rows: readonly T[], size = 5_000) =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, part) =>
    rows.slice(part * size, (part + 1) * size),
  );

/**
 * Fills a database without a plant in it with a believable one, whole or not at all; dates are
 * relative to `now`.
 * @returns whether it did
 */
export function loadDemoPlant(db: Database, now = Date.now()): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await isEmpty(tx, plantTables))) return false;
    const chance = chanceFrom(seed);
    const madeOrders = demoOrders(chance, now);
    const people = demoEmployees(chance, now);
    const stock = demoReels(chance, now, madeOrders);
    const createdAt = new Date(now - openedDaysAgo * 86_400_000);
    await tx.insert(industries).values(demoIndustries.map((row) => ({ ...row, createdAt })));
    await tx.insert(galleryBoxes).values(demoGallery.map((row) => ({ ...row, createdAt })));
    await tx.insert(catalogueBoxes).values(demoCatalogue);
    await tx.insert(orders).values(madeOrders);
    await tx.insert(employees).values(people);
    const wages = demoSalaries(chance, people);
    await tx.insert(salaries).values(wages.map((row) => ({ ...row, updatedAt: createdAt })));
    for (const some of inParts(demoPunches(chance, now, people))) {
      await tx.insert(punches).values(some);
    }
    await tx.insert(reels).values(stock.reels);
    await tx.insert(reelUsages).values(stock.usages);
    await tx.insert(contacts).values(demoContacts(chance, now));
    return true;
  });
}
