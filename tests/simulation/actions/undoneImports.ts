import { isDeepStrictEqual } from "node:util";
import type { Call } from "../../../contract/call";
import { calls } from "../../../contract/calls";
import { csvFile } from "../../../contract/csv";
import type { CallName } from "../../../contract/routes";
import { defineAction, type KnownPerson, type Plant, pickFrom, withKey } from "../plant";
import { expectEqual, Violation } from "../violation";
import { importFile, undoImport } from "./imports";
import { daysAfter } from "./requests";

interface Drawn {
  readonly key: string;
  readonly today: string;
  /** The badge of an employee. */
  readonly barcodeId: string;
  /** From 1 to 20. */
  readonly number: number;
}

interface FileOfRecords {
  readonly resource: string;
  /** The list of the records. */
  readonly list: CallName;
  readonly headings: readonly string[];
  /** Returns the values of one record. */
  record(drawn: Drawn): readonly string[];
}

const files: readonly FileOfRecords[] = [
  {
    resource: "orders",
    list: "getAllOrders",
    headings: [
      ...["client", "productType", "quantity", "size", "deliveryAddress"],
      ...["expectedCompletionDate", "unit"],
    ],
    record: ({ key, today, number }) => [
      ...[`Imported ${key}`, "RSC", String(number * 100), "S", "Peenya"],
      ...[daysAfter(today, number), "A"],
    ],
  },
  {
    resource: "clients",
    list: "getClients",
    headings: ["name", "billingTown", "billingStateCode", "paymentDays", "notes"],
    record: ({ key, number }) => [`Imported ${key}`, "Mysuru", "29", String(number), "=1+1, so"],
  },
  {
    resource: "boxes",
    list: "getBoxes",
    headings: ["boxType", "box", "boxDescription", "boxUrl"],
    record: ({ key }) => ["RSC", `Imported ${key}`, "For jars, of five plies", "/art/rsc.svg"],
  },
  {
    resource: "machines",
    list: "getMachines",
    headings: ["name", "unit", "stage", "ratePerHour", "runsFrom", "runsTo"],
    record: ({ key, number }) => [
      ...[`Imported ${key}`, "B", "JOINING", String(number * 100)],
      ...["22:00", "06:00"],
    ],
  },
  {
    resource: "rates",
    list: "getRates",
    headings: ["kind", "mill", "rate", "validFrom", "source"],
    record: ({ key, today, number }) => [
      ...["PAPER", `Imported ${key}`, String(30 + number / 4), today, "A letter"],
    ],
  },
  {
    resource: "wasteRows",
    list: "getWasteRows",
    headings: ["uptoQuantity", "setupSheets", "runPercent", "validFrom", "source"],
    record: ({ key, today, number }) => [
      ...[String(100 + Number(key)), String(number), "2.5", today, "Runs of the year"],
    ],
  },
  {
    resource: "adjustments",
    list: "getAdjustments",
    headings: ["barcodeId", "kind", "month", "amount", "reason"],
    record: ({ key, today, barcodeId, number }) => [
      ...[barcodeId, "ADDITION", today.slice(0, 7), String(number * 99.5), `Imported ${key}`],
    ],
  },
  {
    resource: "advances",
    list: "getAdvances",
    headings: ["barcodeId", "givenOn", "amount", "instalment", "firstMonth", "reason"],
    record: ({ key, today, barcodeId, number }) => [
      ...[barcodeId, today, String(number * 500), "500", today.slice(0, 7), `Imported ${key}`],
    ],
  },
  {
    resource: "leaves",
    list: "getLeaves",
    headings: ["barcodeId", "firstDate", "lastDate", "kind", "isHalfDay"],
    // Nobody has a leave so far ahead.
    record: ({ today, barcodeId, number }) => [
      ...[barcodeId, daysAfter(today, 40), daysAfter(today, 40 + number), "UNPAID", "No"],
    ],
  },
  {
    resource: "leaveEntries",
    list: "getLeaveEntries",
    headings: ["barcodeId", "kind", "type", "date", "days", "reason"],
    record: ({ key, today, barcodeId, number }) => [
      ...[barcodeId, "CASUAL", "GRANTED", today, String(number / 2), `Imported ${key}`],
    ],
  },
  {
    resource: "pieceRates",
    list: "getPieceRates",
    headings: ["barcodeId", "validFrom", "stage", "ratePerThousand"],
    record: ({ today, barcodeId, number }) => [
      ...[barcodeId, daysAfter(today, 60 + number), "BUNDLING", "45.50"],
    ],
  },
  {
    resource: "payComponents",
    list: "getPayComponents",
    headings: ["name", "kind", "barcodeId", "basis", "amount", "validFrom"],
    record: ({ key, today, barcodeId, number }) => [
      ...[`I ${key}`, "ADDITION", barcodeId, "DAY", String(number), `${today.slice(0, 7)}-01`],
    ],
  },
  {
    resource: "corrections",
    list: "getCorrections",
    headings: ["barcodeId", "at", "action", "reason"],
    record: ({ today, barcodeId, number }) => [
      ...[barcodeId, `${today} 03:${10 + number}`, "ADD", "The station was down"],
    ],
  },
];

/** Reads what the records of a file may change: their list, and the month and the pay of a person. */
async function readAll({ host }: Plant, { list }: FileOfRecords, person: KnownPerson) {
  const month = host.today().slice(0, 7);
  const ofPerson = { params: { month, employeeId: String(person.id) } };
  const attendance = { params: { barcodeId: person.barcodeId, month } };
  return [
    (await host.call("owner", list)).body,
    (await host.call("owner", "getPayslip", ofPerson)).body,
    (await host.call("owner", "getAttendanceMonth", attendance)).body,
    (await host.call("owner", "getLeaveBalances", { query: { date: host.today() } })).body,
    (await host.call("owner", "getOrders")).body,
  ];
}

/** The exported list, imported again, changes nothing. */
async function importExport({ host }: Plant, { resource, list }: FileOfRecords) {
  const { row }: Call = calls[list];
  const columns = Object.keys(row?.shape ?? {});
  const query = { csv: { columns, headings: columns, words: {} } };
  const { text: file = "" } = await host.call("owner", list, { query });
  const sent = { params: { resource }, query: { dryRun: "true" }, file };
  const { body } = await host.call("owner", "importRecords", sent);
  const { created, changed, wrong } = body;
  const found = JSON.stringify({ created, changed, wrong });
  if (created + changed + wrong > 0)
    throw new Violation(
      "exportsChangeNothing",
      `The exported file of ${resource}: ${found} ${JSON.stringify(body.rows)} ${file}`,
    );
}

/** True if the person has left by the date of the record. Any other refusal is a fault. */
async function hasLeft({ host }: Plant, resource: string, file: string) {
  const sent = { params: { resource }, query: { dryRun: "true" }, file };
  const { body } = await host.call("owner", "importRecords", sent);
  const refused: readonly RefusedRow[] = body.rows;
  return refused.some(({ errorCodes = {} }) =>
    Object.values(errorCodes).some(({ code }) => notEmployed.has(code)),
  );
}

/** The refusals of a person who is not employed on a date of the record. */
const notEmployed: ReadonlySet<string> = new Set(["employment.personNotOn", "employment.notOn"]);

interface RefusedRow {
  readonly errorCodes?: Readonly<Record<string, { readonly code: string }>>;
}

/** A record of every kind that files can have comes by a file, and goes by the undo. Everything is then as before. */
const importAndUndo = defineAction({
  name: "importAndUndo",
  weight: 3,
  choose(random, { people }) {
    const person = pickFrom(random, people, ({ isActive, hasTerms }) => isActive && hasTerms);
    const { resource } = random.pick(files);
    const drawn = { resource, number: random.integer(1, 20), isExported: random.chance(0.4) };
    return person && { person: person.key, ...drawn };
  },
  async act({ person: personKey, resource, number, isExported }, plant, key) {
    const person = withKey(plant.people, personKey);
    const kind = files.find((one) => one.resource === resource);
    if (!person || !kind) return;
    const drawn = { key, today: plant.host.today(), barcodeId: person.barcodeId, number };
    const table = [kind.headings, kind.record(drawn)];
    if (await hasLeft(plant, resource, csvFile(table))) return;
    const before = await readAll(plant, kind, person);
    const id = await importFile(plant, resource, table, 1);
    const { body: list } = await plant.host.call("owner", kind.list);
    expectEqual("importsAllRows", `rows of ${resource}`, list.length, before[0].length + 1);
    if (isExported) await importExport(plant, kind);
    await undoImport(plant, id);
    const after = await readAll(plant, kind, person);
    for (const [place, was] of before.entries())
      if (!isDeepStrictEqual(after[place], was))
        throw new Violation(
          "undoGivesBack",
          `The import of ${resource}, undone: ${JSON.stringify(was)} is ${JSON.stringify(after[place])}`,
        );
  },
});

export const undoneImportActions = [importAndUndo];
