import type { Database } from "../connect";
import { insertRows } from "../insertRows";
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
import { workingTime } from "./officeHours";
import { demoOrders } from "./orders";
import { demoEmployees, demoPunches, demoSalaries } from "./people";
import { firstPlant, type PlantSize } from "./plantSize";
import { demoReels } from "./reels";

const plantTables = [industries, galleryBoxes, catalogueBoxes, orders, employees, reels, contacts];

/** The year the plant was founded: one seed for all draws. */
const seed = 2006;

/**
 * Fills a database without a plant in it with a believable one, whole or not at all; dates are
 * relative to `now`, in working hours.
 * @returns whether it did
 */
export function loadDemoPlant(
  db: Database,
  now = Date.now(),
  size: PlantSize = firstPlant,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await isEmpty(tx, plantTables))) return false;
    const chance = chanceFrom(seed);
    const madeOrders = demoOrders(chance, now, size);
    const people = demoEmployees(chance, now, size);
    const stock = demoReels(chance, now, size, madeOrders);
    // The office opened its books some weeks before the first order that it took.
    const createdAt = new Date(workingTime(now - (size.days + 50) * 86_400_000, now));
    await insertRows(
      tx,
      industries,
      demoIndustries.map((row) => ({ ...row, createdAt })),
    );
    await insertRows(
      tx,
      galleryBoxes,
      demoGallery.map((row) => ({ ...row, createdAt })),
    );
    await insertRows(tx, catalogueBoxes, demoCatalogue);
    await insertRows(tx, orders, madeOrders);
    await insertRows(tx, employees, people);
    const wages = demoSalaries(chance, people);
    await insertRows(
      tx,
      salaries,
      wages.map((row) => ({ ...row, updatedAt: createdAt })),
    );
    await insertRows(tx, punches, demoPunches(chance, now, people, size));
    await insertRows(tx, reels, stock.reels);
    await insertRows(tx, reelUsages, stock.usages);
    await insertRows(tx, contacts, demoContacts(chance, now, size));
    return true;
  });
}
