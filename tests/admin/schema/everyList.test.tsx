import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { ComponentType } from "react";
import { expect, test, vi } from "vitest";
import { isImportable } from "../../../contract/records";
import { callNames, routes } from "../../../contract/routes";
import { admins } from "../../../src/admin/admins/resource";
import AttendancePage from "../../../src/admin/attendance/AttendancePage";
import { features } from "../../../src/admin/features";
import { i18nProvider } from "../../../src/admin/i18n";
import { salaries } from "../../../src/admin/pay/resource";
import { resourcesIn } from "../../../src/admin/schema/officeFeature";
import { odd } from "../../support/checkedReplies";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { declaredScreens } from "../../support/declaredScreens";
import { exampleRow } from "../../support/exampleRow";
import { fakeHost, type HostRequest, json } from "../../support/fakeHost";
import { openPage } from "../../support/openPage";

/** The call of each list, and the message if it cannot be read. */
const lists: Readonly<Record<string, { call: string; failed: string }>> = {
  employees: { call: "/admin/get-employees", failed: "Failed to fetch employee data" },
  salaries: { call: "/admin/salary/monthly", failed: "Failed to fetch salary data" },
  admins: { call: "/admin/get-admins", failed: "Failed to fetch admin data" },
  reels: { call: "/admin/inventory/getReelStocks", failed: "The reel stocks could not be loaded" },
  industries: { call: "/public/getAllIndustry", failed: "Failed to load industries." },
  boxes: { call: "/public/box/getAllBoxDetails", failed: "Boxes could not be loaded" },
  exceptions: {
    call: "/admin/attendance/exceptions",
    failed: "The exceptions could not be loaded",
  },
  corrections: {
    call: "/admin/attendance/corrections",
    failed: "The corrections could not be loaded",
  },
  leaves: { call: "/admin/leaves", failed: "The leave could not be loaded" },
  leaveBalances: {
    call: "/admin/leave-balances",
    failed: "The balances could not be loaded",
  },
  leaveEntries: { call: "/admin/leave-entries", failed: "The entries could not be loaded" },
  leaveRules: { call: "/admin/leave-rules", failed: "The leave rules could not be loaded" },
  adjustments: {
    call: "/admin/adjustments",
    failed: "The additions and deductions could not be loaded",
  },
  advances: { call: "/admin/advances", failed: "The advances could not be loaded" },
  payTerms: { call: "/admin/pay-terms", failed: "The terms of pay could not be loaded" },
  payComponents: {
    call: "/admin/pay-components",
    failed: "The pay components could not be loaded",
  },
  pieceRates: { call: "/admin/piece-rates", failed: "The piece rates could not be loaded" },
  bonuses: { call: "/admin/bonuses", failed: "The bonuses could not be loaded" },
  gratuities: { call: "/admin/gratuities", failed: "The gratuities could not be loaded" },
  benefitRules: { call: "/admin/benefit-rules", failed: "The rules could not be loaded" },
  statutoryRates: {
    call: "/admin/statutory-rates",
    failed: "The statutory rates could not be loaded",
  },
  rates: { call: "/admin/rates", failed: "The rates could not be loaded" },
  wasteRows: { call: "/admin/waste-rows", failed: "The waste rows could not be loaded" },
  shifts: { call: "/admin/shifts", failed: "The shifts could not be loaded" },
  devices: { call: "/admin/devices", failed: "The scan stations could not be loaded" },
  orderList: { call: "/admin/orders", failed: "The orders could not be loaded." },
  clients: { call: "/admin/clients", failed: "Clients could not be loaded" },
  outstanding: {
    call: "/admin/outstanding",
    failed: "The outstanding amounts could not be loaded",
  },
  receipts: { call: "/admin/receipts", failed: "Receipts could not be loaded" },
  dispatches: { call: "/admin/dispatches", failed: "The dispatches could not be loaded" },
  quotations: { call: "/admin/quotations", failed: "The quotations could not be loaded" },
  specifications: {
    call: "/admin/specifications",
    failed: "The specifications could not be loaded",
  },
  invoices: { call: "/admin/invoices", failed: "The invoices could not be loaded" },
  machines: { call: "/admin/machines", failed: "The machines could not be loaded" },
  stageEntries: { call: "/admin/stage-entries", failed: "The production could not be loaded" },
  machineStops: { call: "/admin/machine-stops", failed: "The stops could not be loaded" },
  tools: { call: "/admin/tools", failed: "The tools could not be loaded" },
  contacts: { call: "/admin/contact/contactDetails", failed: "Enquiries could not be loaded" },
};

/** The replies to the other requests of lists. */
const filterChoices = {
  "GET /admin/machines": () => json([]),
  "GET /admin/statutory-rates/changes": () => json([]),
  "GET /admin/outstanding/unlinked": () => json({ open: 0, invoices: [] }),
};

/** The lists of our own host for the office, in place of the lists for visitors. */
const officeCalls: Readonly<Record<string, string>> = {
  industries: "/admin/industries",
  boxes: "/admin/boxes",
};

/** Returns the name of the call that reads a list. */
function listAt(path: string) {
  const name = callNames.find(
    (name) => routes[name].path === path && routes[name].method === "GET",
  );
  if (name === undefined) throw new Error(`The contract has no list at ${path}`);
  return name;
}

/** Returns the list's call and message. A kind that the table does not name must have a row: the test fails at once. */
function listOf(name: string) {
  const list = lists[name];
  if (list === undefined) throw new Error(`Name the list of ${name} in this file`);
  return list;
}

/** The resources with generated lists. The page of the attendance chooses the date of its list. */
const resources = await Promise.all(
  resourcesIn(features).flatMap(({ name, screens, load }) =>
    name !== "attendance" && screens === undefined && load ? [load()] : [],
  ),
);

test.each(resources)(
  "a list of $name that cannot be read says so, and another try fills it, without Content-Range",
  async (resource) => {
    const { call, failed } = listOf(resource.name);
    const { columns, hidden = [], only, onlyLogged } = resource.list;
    expectConsoleErrors(
      /^HostError: Down$/,
      onlyLogged ? /^The list could not be loaded: Down$/ : /^UnreadableReply: /,
    );
    const shown = Object.entries(only ?? {}).map(([field, values]) => [field, [values].flat()[0]]);
    const example = exampleRow(listAt(call));
    const textColumn = columns.find((name) => example.isText(name) && !hidden.includes(name));
    const row = {
      ...example.row,
      ...Object.fromEntries(shown),
      ...(textColumn && { [textColumn]: "The first" }),
    };
    let answer = () => json({ message: "Down" }, { status: 500 });
    fakeHost({ ...filterChoices, [`GET ${call}`]: () => answer() });
    const { list: List } = declaredScreens(resource);
    openPage(<List />);
    expect(await screen.findByText(failed)).toBeInTheDocument();
    if (onlyLogged) {
      expect(screen.queryByRole("alert")).toBeNull();
    } else {
      expect(screen.getByRole("alert")).toHaveTextContent(failed);
      answer = () => odd("something else answers", json({ status: "UP" }));
      fireEvent.click(screen.getByText("Try again"));
      expect(await screen.findByText("The server's answer could not be read.")).toBeInTheDocument();
    }
    answer = () => json([row]);
    fireEvent.click(screen.getByText("Try again"));
    // Lists without a text show the day from which a row holds.
    const named = textColumn ? "The first" : "2 Mar 2026";
    const name = resource.show?.titleOf?.(row, i18nProvider.translate) || named;
    expect(await screen.findByText(name)).toBeInTheDocument();
    expect(screen.queryByText(failed)).toBeNull();
  },
);

/** Catches the file that would be saved. */
const catchFile = () => vi.spyOn(URL, "createObjectURL").mockReturnValue("#saved");

/** Returns the part of a query that selects rows. An order, a part and columns only decide on their form. */
const rowQuery = ({ query }: HostRequest) =>
  Object.fromEntries([...query].filter(([name]) => !["sort", "range", "csv"].includes(name)));

const opened: readonly (readonly [name: string, call: string, Page: ComponentType])[] = [
  ...resources.map((resource) => {
    const { call } = listOf(resource.name);
    return [
      resource.name,
      officeCalls[resource.name] ?? call,
      declaredScreens(resource).list,
    ] as const;
  }),
  ["attendance", "/admin/attendance-list", AttendancePage],
];

test.each(opened)(
  "the export of %s asks the host for the rows that its list asks for",
  async (_, call, Page) => {
    catchFile();
    const { row } = exampleRow(listAt(call));
    const headers = { "Content-Range": "rows 0-0/1" };
    const requests = fakeHost({
      ...filterChoices,
      [`GET ${call}`]: ({ query }: HostRequest) =>
        query.has("csv") ? new Response("ID", { headers }) : json([row], { headers }),
    });
    const user = openPage(<Page />, { isOwnHost: true });
    const button = await screen.findByText("Export");
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    await user.click(await screen.findByText("CSV (.csv)"));
    expect(await screen.findByText("1 row exported")).toBeInTheDocument();
    const [exported] = requests.filter(({ query }) => query.has("csv"));
    const [listed] = requests.filter(
      ({ path, query }) => path === call && !query.has("csv") && !query.has("summary"),
    );
    if (!exported || !listed) throw new Error("The list was not asked for twice");
    const { filter = "{}", ...exportQuery } = rowQuery(exported);
    expect({ filter, ...exportQuery }).toEqual({ filter: "{}", ...rowQuery(listed) });
  },
);

test("a resource whose files can be imported declares their forms, and no other does", async () => {
  const declared = await Promise.all(
    resourcesIn(features).flatMap(({ load }) => (load ? [load()] : [])),
  );
  const names = declared.filter((one) => one.import !== undefined).map(({ name }) => name);
  expect(names.toSorted()).toEqual(
    declared.flatMap(({ name }) => (isImportable(name) ? [name] : [])).toSorted(),
  );
  expect(names).not.toHaveLength(0);
});

test("without any admins the list says so", async () => {
  fakeHost({ "GET /admin/get-admins": () => json([]) });
  const { list: List } = declaredScreens(admins);
  openPage(<List />);
  expect(await screen.findByText("No admins found.")).toBeInTheDocument();
});

test("the monthly list sums up what it shows, by unit", async () => {
  const row = {
    barcodeId: "EMP-A-00001",
    month: 4,
    monthlyBaseSalary: 20_000,
    totalOvertimeHours: 1.1,
  };
  fakeHost({
    "GET /admin/salary/monthly": () =>
      json([
        { ...row, employeeId: 1, name: "Asha", unit: "A", totalSalaryThisMonth: 1000.1 },
        { ...row, employeeId: 2, name: "Bala", unit: "B", totalSalaryThisMonth: 2000.2 },
      ]),
  });
  const { list: Salaries } = declaredScreens(salaries);
  openPage(<Salaries />);
  expect(await screen.findByText("₹3,000.30")).toBeInTheDocument();
  expect(await screen.findByText("2.2")).toBeInTheDocument();
  fireEvent.click(await screen.findByText("Unit B"));
  await waitFor(() => expect(screen.getAllByText("₹2,000.20")).toHaveLength(2));
  await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(2));
});
