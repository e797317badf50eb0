import { defaultCalendar, prepareDaysOff } from "../calendar/readCalendar";
import type { Database } from "../db/connect";
import { insertRows } from "../db/insertRows";
import {
  adjustments,
  advances,
  assignments,
  boardSettings,
  boxSpecifications,
  boxSpecificationVersions,
  catalogueBoxes,
  contacts,
  corrections,
  devices,
  employees,
  galleryBoxes,
  holidays,
  industries,
  leaves,
  orders,
  payTerms,
  punches,
  reelMovements,
  reelReservations,
  reels,
  reelUsages,
  reorderLevels,
  scans,
  shifts,
  statutoryRates,
  weeklyOffs,
} from "../db/schema";
import { isEmpty } from "../db/tables";
import { demoHolidays, demoLeaves, demoWeeklyOffs } from "./demoCalendar";
import { demoCatalogue, demoGallery, demoIndustries } from "./demoCatalogue";
import { demoContacts } from "./demoContacts";
import { demoCorrections } from "./demoCorrections";
import { demoAdjustments, demoAdvances, demoStatutoryRates } from "./demoDeductions";
import { demoDevices } from "./demoDevices";
import { demoEmployees } from "./demoEmployees";
import { demoMovements } from "./demoMovements";
import { demoOrders } from "./demoOrders";
import { demoPayTerms } from "./demoPay";
import { demoPunches } from "./demoPunches";
import { demoReels } from "./demoReels";
import { demoScans } from "./demoScans";
import { assignDemoShifts, demoRotation, demoShifts } from "./demoShifts";
import { demoSpecifications } from "./demoSpecifications";
import { demoReorderLevels, demoReservations } from "./demoStock";
import { workingTime } from "./officeHours";
import { firstPlant, type PlantSize } from "./plantSize";
import { seededRandom } from "./seededRandom";

const plantTables = [industries, galleryBoxes, catalogueBoxes, orders, employees, reels, contacts];

/** The year the plant was founded: one seed for all draws. */
const seed = 2006;

/**
 * Fills a database that has no plant with demo data, in one transaction. Dates are relative to `now` and fall into
 * working hours.
 * @returns true if the data was loaded
 */
export function loadDemoPlant(
  db: Database,
  now = Date.now(),
  size: PlantSize = firstPlant,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await isEmpty(tx, plantTables))) return false;
    const random = seededRandom(seed);
    const madeOrders = demoOrders(random, now, size);
    const people = demoEmployees(random, now, size);
    // The office opened its books some weeks before the first order that it took.
    const createdAt = new Date(workingTime(now - (size.days + 50) * 86_400_000, now));
    const boxes = demoSpecifications(createdAt);
    const stock = demoReels(random, now, size, madeOrders, boxes.ofClients);
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
    await insertRows(tx, boardSettings, boxes.settings);
    await insertRows(tx, boxSpecifications, boxes.specifications);
    await insertRows(tx, boxSpecificationVersions, boxes.versions);
    const kept = demoReservations(stock.reels, stock.orders, boxes.ofClients, now);
    await insertRows(tx, orders, kept.orders);
    await insertRows(tx, employees, people);
    // The database numbers them in this order.
    await insertRows(
      tx,
      shifts,
      demoShifts.map(({ id: _, ...row }) => ({ ...row, createdAt })),
    );
    await assignDemoShifts(tx, people);
    await insertRows(tx, assignments, demoRotation(people, now));
    const terms = demoPayTerms(random, people, now);
    await insertRows(
      tx,
      payTerms,
      terms.map((row) => ({ ...row, createdAt })),
    );
    await insertRows(tx, statutoryRates, demoStatutoryRates(now));
    await insertRows(tx, advances, demoAdvances(now));
    await insertRows(tx, adjustments, demoAdjustments(now));
    await insertRows(tx, reels, stock.reels);
    await insertRows(tx, devices, demoDevices(now));
    const free = demoHolidays(now, size.scannedDays);
    const onLeave = demoLeaves(now);
    await insertRows(tx, weeklyOffs, demoWeeklyOffs);
    await insertRows(tx, holidays, free);
    await insertRows(tx, leaves, onLeave);
    const dayOff = prepareDaysOff({
      ...defaultCalendar,
      weeklyOffs: [...demoWeeklyOffs],
      holidays: free,
    });
    const came = demoPunches(random, now, people, size, { dayOff, leaves: onLeave });
    const sent = demoScans(random, now, people, came, stock.reels);
    await insertRows(tx, scans, sent.scans);
    await insertRows(tx, punches, sent.punches);
    await insertRows(tx, corrections, demoCorrections(now, people, sent.punches, dayOff));
    await insertRows(tx, reelUsages, stock.usages);
    await insertRows(tx, reelMovements, demoMovements(stock.reels, stock.usages));
    await insertRows(tx, reorderLevels, demoReorderLevels());
    await insertRows(tx, reelReservations, kept.reservations);
    await insertRows(tx, contacts, demoContacts(random, now, size));
    return true;
  });
}
