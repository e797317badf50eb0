import type { PgTable } from "drizzle-orm/pg-core";
import { defaultCalendar, prepareDaysOff } from "../calendar/readCalendar";
import type { Database } from "../db/connect";
import * as tables from "../db/schema";
import { isEmpty } from "../db/tables";
import { insertRows } from "../db/writeRows";
import { dayMs } from "../units";
import {
  demoHolidays,
  demoLeaveEntries,
  demoLeaveRules,
  demoLeaves,
  demoWeeklyOffs,
} from "./demoCalendar";
import {
  demoCatalogue,
  demoClientRecords,
  demoContacts,
  demoGallery,
  demoIndustries,
  linkDemoClients,
} from "./demoClients";
import { demoCorrections, demoPunches } from "./demoCorrections";
import { assignDemoShifts, demoEmployees, demoRotation, demoShifts } from "./demoEmployees";
import { addDemoInvoices, addDemoReceipts } from "./demoInvoices";
import { addDemoAttachments, addDemoDispatches, demoOrders } from "./demoOrders";
import {
  demoAdjustments,
  demoAdvances,
  demoBenefitRules,
  demoPayComponents,
  demoPayTerms,
  demoStatutoryRates,
} from "./demoPay";
import { demoCrews, demoProduction, demoPromises } from "./demoProduction";
import { addDemoQuotations } from "./demoQuotations";
import { demoRates, demoWasteRows } from "./demoRates";
import { demoReels } from "./demoReels";
import { demoDevices, demoScans } from "./demoScans";
import { demoSpecifications } from "./demoSpecifications";
import {
  addDemoCombinedRun,
  demoMovements,
  demoReorderLevels,
  demoReservations,
} from "./demoStock";
import { firstPlant, type PlantSize, seededRandom, workingTime } from "./plantHistory";

const { industries, galleryBoxes, catalogueBoxes, orders, employees, reels, contacts } = tables;
const plantTables = [industries, galleryBoxes, catalogueBoxes, orders, employees, reels, contacts];

/** The seed of all random draws: the year in which the plant was founded. */
const seed = 2006;

/**
 * Fills an empty database with the demo plant. Dates are relative to `now` and fall into working hours. @returns false
 * if the database has a plant
 */
export function loadDemoPlant(
  db: Database,
  now = Date.now(),
  size: PlantSize = firstPlant,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await isEmpty(tx, plantTables))) return false;
    const random = seededRandom(seed);
    const insert = <T extends PgTable>(table: T, rows: readonly T["$inferInsert"][]) =>
      insertRows(tx, table, rows);
    const madeOrders = demoOrders(random, now, size);
    const people = demoEmployees(random, now, size);
    // The office opened its books some weeks before the first order that it took.
    const createdAt = new Date(workingTime(now - (size.days + 50) * dayMs, now));
    const created = <Row extends object>(rows: readonly Row[]) =>
      rows.map((row) => ({ ...row, createdAt }));
    const boxes = demoSpecifications(createdAt);
    const stock = demoReels(random, now, size, madeOrders, boxes.ofClients);
    await insert(tables.industries, created(demoIndustries));
    await insert(tables.galleryBoxes, created(demoGallery));
    await insert(tables.catalogueBoxes, demoCatalogue);
    await insert(tables.boardSettings, boxes.settings);
    await insert(tables.boxSpecifications, boxes.specifications);
    await insert(tables.boxSpecificationVersions, boxes.versions);
    const reserved = demoReservations(stock.reels, stock.orders, boxes.ofClients, now);
    await insert(tables.orders, reserved.orders);
    await insert(tables.clients, created(demoClientRecords));
    await linkDemoClients(tx);
    await addDemoDispatches(tx);
    await insert(tables.employees, people);
    // The database numbers the shifts in this order.
    await insert(tables.shifts, created(demoShifts.map(({ id: _, ...row }) => row)));
    await assignDemoShifts(tx, people);
    await insert(tables.assignments, demoRotation(people, now));
    await insert(tables.payTerms, created(demoPayTerms(random, people, now)));
    await insert(tables.statutoryRates, demoStatutoryRates(now));
    await insert(tables.benefitRules, demoBenefitRules(now));
    await insert(tables.advances, demoAdvances(now));
    await insert(tables.adjustments, demoAdjustments(now));
    await insert(tables.payComponents, demoPayComponents(now));
    await insert(tables.reels, stock.reels);
    await insert(tables.devices, demoDevices(now));
    const holidays = demoHolidays(now, size.scannedDays);
    const leaves = demoLeaves(now);
    await insert(tables.weeklyOffs, demoWeeklyOffs);
    await insert(tables.holidays, holidays);
    await insert(tables.leaves, leaves);
    await insert(tables.leaveRules, demoLeaveRules(now));
    await insert(tables.leaveEntries, demoLeaveEntries(now));
    const weeklyOffs = [...demoWeeklyOffs];
    const dayOff = prepareDaysOff({ ...defaultCalendar, weeklyOffs, holidays });
    const came = demoPunches(random, now, people, size, { dayOff, leaves });
    const sent = demoScans(random, now, people, came, stock.reels);
    await insert(tables.scans, sent.scans);
    await insert(tables.punches, sent.punches);
    await insert(tables.corrections, demoCorrections(now, people, sent.punches, dayOff));
    const production = demoProduction(reserved.orders, now);
    await insert(tables.machines, created(production.machines));
    await insert(tables.stageEntries, production.entries);
    await insert(tables.machineStops, production.stops);
    const crews = demoCrews(production, now);
    await insert(tables.pieceRates, crews.pieceRates);
    await insert(tables.crewTimes, crews.crewTimes);
    await insert(tables.orderPlans, demoPromises(reserved.orders, now));
    await insert(tables.tools, created(production.tools));
    await insert(tables.toolSpecifications, production.toolBoxes);
    await insert(tables.reelUsages, stock.usages);
    await insert(tables.reelMovements, demoMovements(stock.reels, stock.usages));
    await insert(tables.rates, created(demoRates(now)));
    await insert(tables.wasteRows, created(demoWasteRows(now)));
    await insert(tables.reorderLevels, demoReorderLevels());
    await insert(tables.reelReservations, reserved.reservations);
    await addDemoCombinedRun(tx, now);
    await insert(tables.contacts, demoContacts(random, now, size));
    await addDemoQuotations(tx, now);
    await addDemoInvoices(tx, createdAt, new Date(now));
    await addDemoReceipts(tx, new Date(now));
    await addDemoAttachments(tx);
    return true;
  });
}
