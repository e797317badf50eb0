import { csvFile } from "../../../contract/csv";

import { defineAction, type Plant, paise, pickFrom, withKey } from "../plant";
import { Violation } from "../violation";
import { daysAfter, expectOutcome, numbered } from "./requests";

type Table = readonly (readonly string[])[];

/** Imports a file, and expects that it makes so many records. @returns the number of the import */
export async function importFile({ host }: Plant, resource: string, table: Table, created: number) {
  const sent = { params: { resource }, file: csvFile(table) };
  const call = resource === "employees" ? "importEmployees" : "importRecords";
  const reply = await host.call("owner", call, sent);
  const request = `The file of ${resource} ${sent.file}`;
  expectOutcome(reply, "accepted", request);
  if (reply.body.created !== created)
    throw new Violation("importsAllRows", `${request}: ${JSON.stringify(reply.body)}`);
  return Number(reply.body.importId);
}

/** Undoes an import. A second undo is refused. */
export async function undoImport({ host }: Plant, id: number) {
  const reply = await host.call("owner", "undoImport", numbered(id));
  expectOutcome(reply, "accepted", `The undo of the import ${id}`);
  const again = await host.call("owner", "undoImport", numbered(id));
  expectOutcome(again, "import.undone", `The second undo of the import ${id}`);
}

/** Industries and machines by a file, half of them undone. */
const importIndustries = defineAction({
  name: "importIndustries",
  weight: 0.5,
  choose: (random) => ({ rows: random.integer(1, 5), isUndone: random.chance(0.5) }),
  async act({ rows, isUndone }, plant, key) {
    const headings = ["industryName", "sector", "city", "state", "address"];
    const row = (_: unknown, index: number) => [
      `Imported ${key}.${index}`,
      ...["Textiles", "Mysuru", "Karnataka", "Plot 1"],
    ];
    const table = [headings, ...Array.from({ length: rows }, row)];
    const id = await importFile(plant, "industries", table, rows);
    if (isUndone) await undoImport(plant, id);
  },
});

/** A person by a file of employees, with terms by a file of terms. Both may be undone, the terms first. */
const importPerson = defineAction({
  name: "importPerson",
  weight: 0.5,
  choose: (random, { people }) =>
    people.length < 20
      ? { salary: random.integer(12, 40) * 1000, isUndone: random.chance(0.5) }
      : undefined,
  async act({ salary, isUndone }, plant, key) {
    const email = `imported.${key}@example.com`;
    const headings = ["name", "email", "unit", "gender", "phoneNumber", "bloodGroup", "dob"];
    const values = [`Imported ${key}`, email, "A", "female", "9845000000", "O+", "28/02/1990"];
    const person = await importFile(plant, "employees", [headings, values], 1);
    const query = { filter: { email } };
    const [found] = (await plant.host.call("owner", "getEmployees", { query })).body;
    const { id, barcodeId } = found;
    const terms = [
      "barcodeId",
      "validFrom",
      "monthlyBaseSalary",
      "otMultiplierFactor",
      "workingDays",
    ];
    const row = [barcodeId, plant.host.today(), String(salary), "2", "26"];
    const paid = await importFile(plant, "payTerms", [terms, row], 1);
    if (isUndone) {
      await undoImport(plant, paid);
      await undoImport(plant, person);
      return;
    }
    plant.people.push({ key, id, barcodeId, isActive: true, hasTerms: true });
  },
});

/** Reels by a file. */
const importReels = defineAction({
  name: "importReels",
  weight: 0.5,
  choose: (random) => ({ kilograms: random.integer(200, 900), isUndone: random.chance(0.4) }),
  async act({ kilograms, isUndone }, plant, key) {
    const reelNo = 900_000 + Number(key);
    const headings = ["reelNo", "gsm", "burstFactor", "deckle", "initialWeight", "unit"];
    const values = [String(reelNo), "150", "18", "120", String(kilograms), "A"];
    const table = [
      [...headings, "paperType", "supplierName"],
      [...values, "Kraft", "Bhadra Papers"],
    ];
    const id = await importFile(plant, "reels", table, 1);
    const query = { filter: { reelNo } };
    const [reel] = (await plant.host.call("staff", "getReelStocks", { query })).body;
    if (isUndone) return undoImport(plant, id);
    const known = { key, id: reel.id, barcodeId: reel.barcodeId };
    plant.reels.push({ ...known, grams: kilograms * 1000, state: "STORE" });
  },
});

/** A deposit of a bank's statement, for a client that a person chooses. The undo reverses the receipt. */
const importDeposit = defineAction({
  name: "importDeposit",
  weight: 1,
  choose(random, { clients, ledger }) {
    const client = pickFrom(random, clients, (one) => ledger.some((entry) => entry.client === one));
    const amount = random.integer(100, 4_000_000) / 100;
    return client && { client: client.key, amount, isUndone: random.chance(0.3) };
  },
  async act({ client: clientKey, amount, isUndone }, plant, key) {
    const client = withKey(plant.clients, clientKey);
    if (!client) return;
    const { call, today } = plant.host;
    // No receipt is from before the plant's first paper.
    const firstPaper = plant.ledger.map((entry) => entry.date).toSorted()[0] ?? today();
    const yesterday = daysAfter(today(), -1);
    const date = yesterday < firstPaper ? today() : yesterday;
    const headings = ["Txn Date", "Description", "Ref No", "Credit"];
    const row = [date, `NEFT DEPOSIT ${key}`, `N${key}`, String(amount)];
    const file = csvFile([headings, row]);
    const sent = { params: { resource: "receipts" }, file };
    const choices = `2:${client.id}`;
    const query = { dryRun: "true", choices };
    const dry = await call("owner", "importRecords", { ...sent, query });
    expectOutcome(dry, "accepted", `A dry run of ${file}`);
    const { plan } = dry.body;
    const reply = await call("owner", "importRecords", { ...sent, query: { plan, choices } });
    expectOutcome(reply, "accepted", `The statement ${file}`);
    if (reply.body.created !== 1) throw new Violation("importsAllRows", JSON.stringify(reply.body));
    plant.ledger.push({ client, date, paise: -paise(amount) });
    if (!isUndone) return;
    await undoImport(plant, reply.body.importId);
    plant.ledger.push({ client, date: today(), paise: paise(amount) });
  },
});

export const importActions = [importIndustries, importPerson, importReels, importDeposit];
