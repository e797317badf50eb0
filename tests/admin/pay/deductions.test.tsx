import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { employees } from "../../../src/admin/employees/resource";
import { adjustments, advances } from "../../../src/admin/pay/deductions/entries";
import { statutoryRates } from "../../../src/admin/pay/deductions/statutoryRates";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { declaredScreens } from "../../support/declaredScreens";
import { employeeDetails } from "../../support/exampleReplies";
import { fakeHost, json } from "../../support/fakeHost";
import { field, fillIn, type } from "../../support/formFields";
import { screenTitled } from "../../support/openOffice";
import { dialogTitled, openPage } from "../../support/openPage";

const { list: Advances, edit: AdvanceForm } = declaredScreens(advances);
const { list: Adjustments } = declaredScreens(adjustments);
const { list: Rates, create: RateForm } = declaredScreens(statutoryRates);
const { edit: EmployeeForm } = declaredScreens(employees);

const created = { createdBy: "owner@example.com", createdAt: "2026-05-02T04:00:00Z" };
const advance = {
  id: 3,
  name: "Asha Rao",
  barcodeId: "EMP-A-00001",
  givenOn: "2026-03-02",
  amount: 6_000,
  instalment: 2_000,
  firstMonth: "2026-03",
  reason: "School fees",
  recovered: 4_500.5,
  rest: 1_499.5,
  ...created,
  version: 2,
};
const entry = {
  id: 8,
  name: "Bina Patil",
  barcodeId: "EMP-A-00002",
  kind: "ADDITION",
  month: "2026-05",
  amount: 500,
  reason: "Full attendance",
  recovered: 0,
  ...created,
};

test("the page of rates names a change of the law with its source, and a press takes it over", async () => {
  let changes = [
    {
      id: "FUND_CEILING",
      validFrom: "2026-09-17",
      text: "From 17 Sep 2026 PF counts wages up to ₹25,000",
      textCode: { code: "plain", values: { text: "" } },
      source: "S.O. 5109(E)",
      lockedUntil: "2026-10",
    },
  ];
  const requests = fakeHost({
    "GET /admin/statutory-rates": () => json([]),
    "GET /admin/statutory-rates/changes": () => json(changes),
    "PUT /admin/statutory-rates/changes/FUND_CEILING": () => {
      changes = [];
      return json(changes);
    },
  });
  openPage(<Rates />, { isOwnHost: true });
  expect(await screen.findByText(/^From 17 Sep 2026 PF counts/)).toBeInTheDocument();
  expect(screen.getByText("Source: S.O. 5109(E)")).toBeInTheDocument();
  const arrears =
    "Pay is locked up to October 2026. The difference becomes arrears of the next month.";
  expect(screen.getByText(arrears)).toBeInTheDocument();
  fireEvent.click(screen.getByText("Take over"));
  const dialog = await dialogTitled("Take this change over?");
  expect(dialog).toHaveTextContent(arrears);
  fireEvent.click(within(dialog).getByText("Take over"));
  await waitFor(() => expect(screen.queryByText("Source: S.O. 5109(E)")).toBeNull());
  expect(requests.filter(({ method }) => method === "PUT")).toHaveLength(1);
});

test("a rate that begins in a locked month says before it is saved that the difference becomes arrears", async () => {
  fakeHost({
    "GET /admin/payroll/opening": () =>
      json({ firstMonth: "2026-01", lastLockedMonth: "2026-10", balances: [], version: 1 }),
  });
  openPage(<RateForm />, { isOwnHost: true });
  const arrears = /^Pay is locked up to October 2026\. The difference becomes arrears/;
  await waitFor(() => field("validFrom"));
  type("validFrom", "2026-10-31");
  expect(await screen.findByText(arrears)).toBeInTheDocument();
  type("validFrom", "2026-11-01");
  await waitFor(() => expect(screen.queryByText(arrears)).toBeNull());
});

test("an advance is cancelled only after a question that says what stays taken, once", async () => {
  let listed = [advance, { ...advance, id: 4, name: "Chaya Naik", recovered: 6_000, rest: 0 }];
  const requests = fakeHost({
    "GET /admin/advances": () => json(listed),
    "PUT /admin/advances/3/cancel": () => {
      listed = listed.map((one) => ({ ...one, cancelledAt: "2026-05-03T04:00:00Z" }));
      return json(listed[0]);
    },
  });
  openPage(<Advances />, { isOwnHost: true });
  fireEvent.click(await screen.findByLabelText("Cancel: Asha Rao"));
  // A fully recovered advance has nothing to cancel.
  expect(screen.queryByLabelText("Cancel: Chaya Naik")).toBeNull();
  const dialog = await dialogTitled("Cancel the advance of Asha Rao?");
  const stays = "₹4,500.50 was deducted in locked months and is not refunded.";
  expect(dialog).toHaveTextContent(`No more of the ₹6,000.00 is deducted. ${stays}`);
  fireEvent.click(within(dialog).getByText("Cancel it"));
  fireEvent.click(within(dialog).getByText("Cancel it"));
  expect(
    await screen.findByText(`The advance of Asha Rao is cancelled. ${stays}`),
  ).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByLabelText("Cancel: Asha Rao")).toBeNull());
  expect(requests.filter(({ method }) => method === "PUT")).toHaveLength(1);
});

test("an addition that a locked month has paid is not cancelled: the dialog says so", async () => {
  expectConsoleErrors(/^HostError: Is locked$/);
  fakeHost({
    "GET /admin/adjustments": () => json([entry, { ...entry, id: 7, kind: "DEDUCTION" }]),
    "PUT /admin/adjustments/8/cancel": () => json({ message: "Is locked" }, { status: 409 }),
  });
  openPage(<Adjustments />, { isOwnHost: true });
  const [first, second] = await screen.findAllByLabelText("Cancel: Bina Patil");
  expect(screen.getAllByText("May 2026")).toHaveLength(2);
  fireEvent.click(first ?? document.body);
  const addition = await dialogTitled("Cancel the addition for Bina Patil?");
  expect(addition).toHaveTextContent("The ₹500.00 of May 2026 is no longer paid.");
  fireEvent.click(within(addition).getByText("Cancel it"));
  expect(await within(addition).findByText("Is locked")).toBeInTheDocument();
  fireEvent.click(within(addition).getByText("Keep it"));
  fireEvent.click(second ?? document.body);
  const deduction = await dialogTitled("Cancel the deduction for Bina Patil?");
  expect(deduction).toHaveTextContent("The ₹500.00 of May 2026 is no longer deducted.");
});

test("an instalment above the rest is refused at its field, and another one is sent with the version", async () => {
  expectConsoleErrors(/^HostError: Not valid$/);
  const tooMuch = "Must not be more than what is left, ₹1,499.50";
  const answers = [
    json({ message: "Not valid", errors: { instalment: tooMuch } }, { status: 400 }),
    json({ ...advance, instalment: 1_000, version: 3 }),
  ];
  const requests = fakeHost({
    "GET /admin/advances": () => json([advance]),
    "PUT /admin/advances/3": () => answers.shift() ?? json({}, { status: 500 }),
  });
  openPage(<AdvanceForm />, { at: "/advances/3", path: "/advances/:id", isOwnHost: true });
  await screenTitled("Edit Advance of Asha Rao");
  await waitFor(() => expect(field("instalment")).toHaveValue("2000"));
  const save = (instalment: string) => {
    fillIn({ instalment });
    fireEvent.click(screen.getByText("Save changes"));
  };
  save("1500");
  expect(await screen.findByText(tooMuch)).toBeInTheDocument();
  expect(await screen.findByText("Not valid")).toBeInTheDocument();
  save("1000");
  expect(await screen.findByText(/Advance of Asha Rao.* saved/)).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === "PUT").map(({ body }) => body)).toEqual([
    { instalment: 1_500, reason: "School fees", version: 2 },
    { instalment: 1_000, reason: "School fees", version: 2 },
  ]);
});

const employeeAddress = { at: "/employees/5", path: "/employees/:id" };

test("bank details are edited on a host with payroll, both or none", async () => {
  const bank = { bankAccountNumber: "50100012345678", bankIfsc: "PLNT0000412" };
  const requests = fakeHost({
    "GET /admin/employees/5": () => json({ ...employeeDetails, ...bank }),
    "PUT /admin/employees/5": ({ body }) =>
      json({ ...employeeDetails, ...Object(body), version: 4 }),
  });
  openPage(<EmployeeForm />, { ...employeeAddress, isOwnHost: true });
  await screenTitled("Edit Asha");
  await waitFor(() => expect(field("bankAccountNumber")).toHaveValue("50100012345678"));
  fillIn({ bankIfsc: "" });
  fireEvent.click(screen.getByText("Save changes"));
  expect(await screen.findByText("Enter the branch's IFSC too")).toBeInTheDocument();
  expect(await screen.findByText(/^The form is not valid/)).toBeInTheDocument();
  fillIn({ bankIfsc: "plnt0000087" });
  fireEvent.click(screen.getByText("Save changes"));
  await screen.findByText(/Asha.* saved/);
  const [sent] = requests.filter(({ method }) => method === "PUT");
  expect(sent?.body).toMatchObject({
    bankAccountNumber: "50100012345678",
    bankIfsc: "PLNT0000087",
    version: 3,
  });
});
