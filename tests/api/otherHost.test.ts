import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { admins } from "../../src/admin/admins/resource";
import { attendance } from "../../src/admin/attendance/resource";
import { boxes, industries } from "../../src/admin/catalogue/resources";
import { contacts } from "../../src/admin/contacts/resource";
import { employees } from "../../src/admin/employees/resource";
import { localMoment } from "../../src/admin/formatMoment";
import { columnsOf, withoutColumn } from "../../src/admin/orders/kanban/kanbanRules";
import { getKanbanOrders } from "../../src/admin/orders/kanban/useOrders";
import { reelHeader } from "../../src/admin/paper/reels/inUse/InUseReelsPage";
import { reels } from "../../src/admin/paper/reels/resource";
import { orderUsageCells, usageCells } from "../../src/admin/paper/reels/UsageTables";
import { salaries } from "../../src/admin/pay/resource";
import type { ResourceDeclaration } from "../../src/admin/schema/declaration";
import { fieldsOf } from "../../src/admin/schema/fieldsOf";
import { formatterFor } from "../../src/admin/schema/formatterFor";
import { startSession } from "../../src/api/session";
import { dataProvider } from "../../src/dataProvider";
import { fakeHost, json } from "../support/fakeHost";
import { connect, type Host } from "../support/otherHost/connect";
import { otherHost } from "../support/otherHost/otherHost";
import { allQuirks, allQuirksTogether, type Quirk } from "../support/otherHost/quirks";

const admin = { firstName: "Meera", lastName: "Nair", email: "meera@host.example" };

beforeEach(() => startSession({ token: "other-host-token", admin }));
afterEach(() => vi.unstubAllGlobals());

type Texts = readonly string[];

const lists: readonly ResourceDeclaration[] = [
  admins,
  attendance,
  boxes,
  contacts,
  employees,
  industries,
  reels,
  salaries,
];

/** Returns the texts in the rows of a generated list, cell by cell. */
async function listTexts({ name, list }: ResourceDeclaration): Promise<Texts[]> {
  const { data } = await dataProvider.getList(name, {
    pagination: { page: 1, perPage: 100 },
    sort: { field: list.columns[0] ?? "id", order: "ASC" },
    filter: list.only ?? {},
  });
  const columns = fieldsOf(list.row, list.columns);
  return data.map((row) => columns.map(({ name: field, kind }) => formatterFor[kind](row[field])));
}

async function kanbanTexts(): Promise<Texts[]> {
  const orders = await getKanbanOrders(dataProvider);
  const columns = columnsOf(orders, Date.now());
  const onKanban = Object.entries(columns).flatMap(([column, cards]) =>
    cards.map((card) => ({ column, ...card })),
  );
  return [...onKanban, ...withoutColumn(orders).map((order) => ({ column: "none", ...order }))].map(
    (card) => [
      card.column,
      String(card.id),
      card.client ?? "–",
      card.productType ?? "–",
      card.size ?? "–",
      String(card.quantity ?? "–"),
      card.unit ?? "–",
      card.transportNumber ?? "–",
      localMoment(card.shippedAt, "–"),
    ],
  );
}

async function inUseTexts(): Promise<Texts[]> {
  const running = await dataProvider.call("getInUseReels", {});
  return running.map((reel) => [
    ...Object.values(reelHeader(reel, "N/A")),
    ...(reel.orderUsages ?? []).flatMap((usage) => Object.values(orderUsageCells(usage, "N/A"))),
  ]);
}

async function historyTexts(): Promise<Texts[]> {
  const { usages = [] } = await dataProvider.call("getReelHistory", { barcode: "REEL-000001" });
  return usages.map((usage) => Object.values(usageCells(usage, "Active")));
}

/** Every screen with rows of a host, and the texts in the rows. */
const screens: Readonly<Record<string, () => Promise<Texts[]>>> = {
  ...Object.fromEntries(lists.map((list) => [list.name, () => listTexts(list)])),
  kanban: kanbanTexts,
  inUse: inUseTexts,
  history: historyTexts,
};

/** Texts that no cell may have. */
const raw = /NaN|undefined|Invalid Date|\bnull\b|\[object/;

const isShown = (rows: readonly Texts[], name: string) =>
  rows.some((row) => row.some((cell) => cell.includes(name)));

/** The texts in the first and in the last row of each screen. No quirk changes these rows. */
const ends: Readonly<Record<string, readonly string[]>> = {
  admins: ["admin1", "admin3"],
  attendance: ["Person 1", "Person 3"],
  boxes: ["Gallery box 1", "Gallery box 3"],
  contacts: ["Enquirer 1", "Enquirer 3"],
  employees: ["Person 1", "Person 3"],
  industries: ["Industry 1", "Industry 3"],
  reels: ["REEL-000001", "REEL-000003"],
  salaries: ["Person 1", "Person 3"],
  kanban: ["Client 1", "Client 3"],
  inUse: ["REEL-000002", "REEL-000003"],
  history: ["Usage client 1", "Running client"],
};

const quirksOf: readonly [string, readonly Quirk[]][] = [
  ...allQuirks.map((quirk): [string, Quirk[]] => [quirk, [quirk]]),
  ["all together", allQuirksTogether],
];

describe.each(quirksOf)("a host with the quirk %s", (_, quirks) => {
  test.each(Object.keys(screens))("costs %s no row, and shows nothing raw", async (screen) => {
    connect(otherHost(quirks));
    const rows = (await screens[screen]?.()) ?? [];
    expect(rows.flat().filter((cell) => raw.test(cell))).toEqual([]);
    if (quirks.includes("nullLists") && screen !== "history") return expect(rows).toEqual([]);
    if (quirks.includes("nullLists")) return;
    for (const name of ends[screen] ?? []) expect(isShown(rows, name)).toBe(true);
  });
});

test("a host is sent what the specification names and nothing besides", async () => {
  const host = otherHost(["textIds"]);
  connect(host);
  for (const texts of Object.values(screens)) await texts();
  await dataProvider.getOne("employees", { id: "5b1f9a52-7e0f-4a0e-9f2b-000000000002" });
  const person = {
    name: "A",
    email: "a@b.in",
    unit: "A",
    gender: "male",
    phoneNumber: "1",
    bloodGroup: "O+",
  };
  await dataProvider.create("employees", { data: { ...person, dob: "1990-01-01", extra: 1 } });
  await dataProvider.create("orders", { data: { client: "A", materialGrade: null } });
  await dataProvider.call("moveOrder", {
    id: "5b1f9a52-7e0f-4a0e-9f2b-000000000001",
    status: "IN_PROGRESS",
  });
  await dataProvider.call("addSalary", {
    employeeId: "5b1f9a52-7e0f-4a0e-9f2b-000000000002",
    monthlyBaseSalary: 1,
    otMultiplierFactor: 1,
    workingDays: 26,
  });
  expect(host.findings).toEqual([]);
});

test("an employee is active if the host says so, or says nothing", async () => {
  const names = { yes: true, spelled: "true", no: false, none: null, empty: "", odd: "maybe" };
  const rows = Object.entries(names).map(([name, active]) => ({ id: name, name, active }));
  fakeHost({ "GET /admin/get-employees": () => json([...rows, { id: "silent", name: "silent" }]) });
  const texts = await listTexts(employees);
  expect(texts.map(([name]) => name)).toEqual(["silent", "spelled", "yes"]);
});

test("an admin with an unknown state is on the list", async () => {
  const rows = [{ id: 1, active: null }, { id: 2 }, { id: 3, active: true }];
  fakeHost({ "GET /admin/get-admins": () => json(rows) });
  expect(await listTexts(admins)).toHaveLength(3);
});

test("dates are the same however a host writes them", async () => {
  const written = ["localDates", "offsetDates", "dateArrays", "epochDates"] as const;
  connect(otherHost([]));
  const [employeesRead, history] = [await listTexts(employees), await historyTexts()];
  for (const quirk of written) {
    connect(otherHost([quirk]));
    expect(await listTexts(employees)).toEqual(employeesRead);
    expect(await historyTexts()).toEqual(history);
  }
});

describe("any one odd value, anywhere in a reply", () => {
  const oddity = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(
      "NaN",
      "null",
      "undefined",
      "Invalid Date",
      "1e999",
      "-0",
      " ",
      "9".repeat(400),
      // An object that is no text, and names that every object answers to.
      { toString: null },
      "constructor",
      "__proto__",
    ),
  );
  const isRow = (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null && !Array.isArray(value);

  /** Returns a host with one odd value in the second row of its lists: one field, or the row itself. */
  const oddHost = (field: number, odd: unknown) => {
    const host = otherHost([]);
    const replace = (rows: unknown[]) =>
      rows.map((row, place) => {
        if (place !== 1 || !isRow(row)) return row;
        const fields = Object.keys(row);
        const name = fields[field % (fields.length + 1)];
        return name === undefined ? odd : { ...row, [name]: odd };
      });
    const answer: Host["answer"] = (request) => {
      const response = host.answer(request);
      const reply: unknown = JSON.parse(String(response.body));
      if (Array.isArray(reply)) return { ...response, body: JSON.stringify(replace(reply)) };
      if (isRow(reply) && Array.isArray(reply.usages))
        return { ...response, body: JSON.stringify({ ...reply, usages: replace(reply.usages) }) };
      return response;
    };
    return { answer };
  };

  test.each(Object.keys(screens))("leaves %s all its other rows as they are", async (screen) => {
    connect(otherHost([]));
    const before = (await screens[screen]?.()) ?? [];
    // Two screens have their second row last.
    const [firstName = "", lastName = ""] = ends[screen] ?? [];
    const names = ["inUse", "history"].includes(screen) ? [firstName] : [firstName, lastName];
    const otherRows = before.filter((row) => names.some((name) => isShown([row], name)));
    expect(otherRows).toHaveLength(names.length);
    await fc.assert(
      fc.asyncProperty(fc.nat(30), oddity, async (field, value) => {
        connect(oddHost(field, value));
        const rows = (await screens[screen]?.()) ?? [];
        for (const row of otherRows) expect(rows).toContainEqual(row);
        const cells = rows.flat();
        // A host's own text may contain anything. A figure, a date or a gap may not.
        const valueText = JSON.stringify(value);
        expect(cells.filter((cell) => raw.test(cell) && !valueText.includes(cell))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
