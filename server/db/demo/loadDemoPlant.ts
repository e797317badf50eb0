import type { Database } from "../connect";
import { catalogueBoxes, galleryBoxes, industries, orders } from "../schema";
import { demoCatalogue, demoGallery } from "./boxes";
import { chanceFrom } from "./chance";
import { demoIndustries } from "./industries";
import { demoOrders } from "./orders";

/** The year the plant was founded: one seed for all draws. */
const seed = 2006;

/** Fills an empty database with a believable plant, whole or not at all; dates are relative to `now`. */
export function loadDemoPlant(db: Database, now = Date.now()): Promise<void> {
  return db.transaction(async (tx) => {
    const [present] = await tx.select({ id: industries.id }).from(industries).limit(1);
    if (present) return;
    const chance = chanceFrom(seed);
    await tx.insert(industries).values(demoIndustries);
    await tx.insert(galleryBoxes).values(demoGallery);
    await tx.insert(catalogueBoxes).values(demoCatalogue);
    await tx.insert(orders).values(demoOrders(chance, now));
  });
}
