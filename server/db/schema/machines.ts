import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { beginningOfTimes } from "../../../domain/datedRows";
import { crewEnds } from "../../../domain/stages/crew";
import {
  mostPieces,
  pieceWasteReasons,
  stageKinds,
  stopKinds,
  stopReasons,
  toolKinds,
  toolOwners,
  toolStates,
} from "../../../domain/stages/kinds";
import { boxSpecifications, boxSpecificationVersions } from "./clients";
import { createdAt, id, instant, reference, unitEnum, version } from "./columns";
import { combinedRuns } from "./paper";
import { employees } from "./people";
import { orders } from "./production";
import { devices } from "./scans";

export const stageEnum = pgEnum("stage", stageKinds);
export const pieceWasteReasonEnum = pgEnum("piece_waste_reason", pieceWasteReasons);
export const stopKindEnum = pgEnum("stop_kind", stopKinds);
export const stopReasonEnum = pgEnum("stop_reason", stopReasons);
export const crewEndEnum = pgEnum("crew_end", crewEnds);

/** Makes the columns of weekdays: `08:00-13:00`, or `OFF`. Null on a weekday with the machine's usual hours. */
const weekdayHours = () => ({
  monday: text(),
  tuesday: text(),
  wednesday: text(),
  thursday: text(),
  friday: text(),
  saturday: text(),
  sunday: text(),
  secondFourthSaturdayOff: boolean().notNull().default(false),
});

export const machines = pgTable(
  "machines",
  {
    id: id(),
    name: text().notNull(),
    unit: unitEnum().notNull(),
    stage: stageEnum().notNull(),
    ratePerHour: integer().notNull(),
    /** The planned time of a day in India, as `HH:mm`. */
    runsFrom: text().notNull(),
    runsTo: text().notNull(),
    /** The break of each day in India, as `HH:mm`. Null without a break. */
    breakFrom: text(),
    breakTo: text(),
    ...weekdayHours(),
    /** The day from which the rate and the hours of this row hold. `machine_times` has the same and the former ones. */
    validFrom: date().notNull().default(beginningOfTimes),
    active: boolean().notNull().default(true),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex("machines_name").on(table.unit, sql`lower(${table.name})`),
    check("machines_rate", sql`${table.ratePerHour} > 0`),
    check("machines_break", sql`(${table.breakFrom} is null) = (${table.breakTo} is null)`),
  ],
);

/**
 * The rate and the hours of a machine from a day on, until the machine's next row. The trigger `machines_times` writes a
 * row when the machine's own columns change: the last row always equals them.
 */
export const machineTimes = pgTable(
  "machine_times",
  {
    id: id(),
    machineId: reference(() => machines.id, { onDelete: "cascade" }),
    validFrom: date().notNull(),
    ratePerHour: integer().notNull(),
    runsFrom: text().notNull(),
    runsTo: text().notNull(),
    breakFrom: text(),
    breakTo: text(),
    ...weekdayHours(),
  },
  (table) => [uniqueIndex("machine_times_date").on(table.machineId, table.validFrom)],
);

/**
 * Pieces that a machine has made for an order. A row never changes: a further row with equal numbers reverses it. The
 * quantity of a stage is always the sum of the rows.
 */
export const stageEntries = pgTable(
  "stage_entries",
  {
    id: id(),
    /** The id that the browser or the station has made, so that an entry that arrives twice is stored once. */
    entryId: uuid().notNull(),
    machineId: reference(() => machines.id),
    orderId: reference(() => orders.id),
    /** The machine's stage for this order at that time. */
    stage: stageEnum().notNull(),
    good: integer().notNull(),
    waste: integer().notNull(),
    /**
     * The pieces of the next stage that one good piece gave at the time of the entry. Null at the last stage, whose pieces
     * are boxes. A later change of the order, its box or its reels does not change this number.
     */
    gives: integer(),
    /** The order's specification version at that time. Null in older entries of an order that has none now. */
    specificationVersionId: integer().references(() => boxSpecificationVersions.id),
    /** The combined run whose patterns the corrugator cut. The patterns say how many blanks of a cut each order gets. */
    runId: integer().references(() => combinedRuns.id),
    /** The tool of the box that was at the machine. Null without such a tool, or if there were several. */
    toolId: integer().references((): AnyPgColumn => tools.id),
    reason: pieceWasteReasonEnum(),
    /** A reversal has the time of the row that it reverses: both count in the same period. */
    at: instant().notNull(),
    /** True if a person has confirmed more pieces than were available. */
    isOver: boolean().notNull().default(false),
    /** The station that sent the entry. Null for an entry of the office. */
    deviceId: integer().references(() => devices.id),
    reversesId: integer().references((): AnyPgColumn => stageEntries.id),
    /** The reason of a reversal. */
    reverseReason: text(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("stage_entries_entry").on(table.entryId),
    uniqueIndex("stage_entries_reverses").on(table.reversesId),
    index("stage_entries_order").on(table.orderId),
    index("stage_entries_machine").on(table.machineId, table.at),
    index("stage_entries_at").on(table.at),
    check(
      "stage_entries_pieces",
      sql`${table.good} between 0 and ${sql.raw(String(mostPieces))} and ${table.waste} between 0 and ${sql.raw(String(mostPieces))} and ${table.good} + ${table.waste} > 0`,
    ),
    check("stage_entries_gives", sql`${table.gives} > 0`),
    check("stage_entries_run", sql`${table.runId} is null or ${table.stage} = 'CORRUGATING'`),
    index("stage_entries_run").on(table.runId),
    index("stage_entries_version").on(table.specificationVersionId),
    check("stage_entries_reason", sql`(${table.waste} > 0) = (${table.reason} is not null)`),
    check(
      "stage_entries_reversal_reason",
      sql`(${table.reversesId} is null) = (${table.reverseReason} is null)`,
    ),
  ],
);

/** True for a stage entry that reverses no row and that no row reverses. */
export const isCountedEntry = sql`${stageEntries.reversesId} is null and not exists (
  select from stage_entries reversal where reversal.reverses_id = ${stageEntries.id})`;

/**
 * Times in which a machine stood or is to stand. Stops of one machine never overlap: `machine_stops_overlap` and
 * `machine_stops_planned_overlap` refuse such rows. A stop may overlap a planned one.
 */
export const machineStops = pgTable(
  "machine_stops",
  {
    id: id(),
    stopId: uuid().notNull(),
    machineId: reference(() => machines.id),
    kind: stopKindEnum().notNull().default("ACTUAL"),
    reason: stopReasonEnum().notNull(),
    startedAt: instant().notNull(),
    endedAt: instant(),
    deviceId: integer().references(() => devices.id),
    createdBy: text().notNull(),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex("machine_stops_stop").on(table.stopId),
    index("machine_stops_machine").on(table.machineId, table.startedAt),
    check("machine_stops_end", sql`${table.endedAt} > ${table.startedAt}`),
    check(
      "machine_stops_planned_end",
      sql`${table.kind} = 'ACTUAL' or ${table.endedAt} is not null`,
    ),
  ],
);

/**
 * Times in which a person was at a machine. A row never changes but for its cancellation. Times of one person never
 * overlap: `crew_times_overlap` refuses such rows.
 */
export const crewTimes = pgTable(
  "crew_times",
  {
    id: id(),
    machineId: reference(() => machines.id),
    employeeId: reference(() => employees.id),
    startedAt: instant().notNull(),
    endedAt: instant().notNull(),
    /**
     * The source of the end. A later scan replaces the end of a shift or of a scan, and never an end that the office
     * entered.
     */
    endKind: crewEndEnum().notNull().default("OFFICE"),
    createdBy: text().notNull(),
    createdAt: createdAt(),
    cancelledAt: instant(),
  },
  (table) => [
    index("crew_times_machine").on(table.machineId, table.startedAt),
    index("crew_times_employee").on(table.employeeId),
    check(
      "crew_times_end",
      sql`${table.endedAt} > ${table.startedAt} and ${table.endedAt} <= ${table.startedAt} + interval '24 hours'`,
    ),
  ],
);

export const toolKindEnum = pgEnum("tool_kind", toolKinds);
export const toolOwnerEnum = pgEnum("tool_owner", toolOwners);
export const toolStateEnum = pgEnum("tool_state", toolStates);

/** Plate sets and dies. Their impressions are always the sum of the machines' entries. */
export const tools = pgTable(
  "tools",
  {
    id: id(),
    number: text().notNull(),
    kind: toolKindEnum().notNull(),
    owner: toolOwnerEnum().notNull(),
    state: toolStateEnum().notNull().default("IN_RACK"),
    /** The place in the rack. */
    place: text(),
    machineId: integer().references(() => machines.id),
    life: integer(),
    /** The impressions from before the first entry. */
    impressionsBefore: integer(),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex("tools_number").on(sql`lower(${table.number})`),
    index("tools_machine").on(table.machineId),
    check(
      "tools_at_machine",
      sql`(${table.state} = 'AT_MACHINE') = (${table.machineId} is not null)`,
    ),
    check("tools_life", sql`${table.life} > 0 and ${table.impressionsBefore} >= 0`),
  ],
);

/** The boxes of a tool, each with the time in which its pieces are the tool's impressions. */
export const toolSpecifications = pgTable(
  "tool_specifications",
  {
    id: id(),
    toolId: reference(() => tools.id),
    specificationId: reference(() => boxSpecifications.id),
    assignedAt: instant().notNull().defaultNow(),
    removedAt: instant(),
  },
  (table) => [
    uniqueIndex("tool_specifications_present")
      .on(table.toolId, table.specificationId)
      .where(sql`${table.removedAt} is null`),
    index("tool_specifications_specification").on(table.specificationId),
    check("tool_specifications_end", sql`${table.removedAt} >= ${table.assignedAt}`),
  ],
);
