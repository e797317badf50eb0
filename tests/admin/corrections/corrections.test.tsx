import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { corrections } from "../../../src/admin/corrections/corrections";
import { authProvider } from "../../../src/authProvider";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { declaredScreens } from "../../support/declaredScreens";
import { type Answers, fakeHost, json } from "../../support/fakeHost";
import { forbidden } from "../../support/openOffice";
import { dialogTitled, openPage } from "../../support/openPage";

const waiting = {
  id: 5,
  action: "ADD",
  name: "Asha Rao",
  barcodeId: "EMP-A-00001",
  at: "2026-03-02T13:00:00Z",
  reason: "Forgot to scan",
  status: "PROPOSED",
  proposedBy: "staff@example.com",
  proposedAt: "2026-03-03T04:00:00Z",
};
const decided = {
  ...waiting,
  id: 4,
  name: "Bala",
  exceptionId: "OPEN_CHECK_OUT:12",
  status: "APPROVED",
  decidedBy: "owner@example.com",
  decidedAt: "2026-03-03T05:00:00Z",
};

const list = "GET /admin/attendance/corrections";
const decide = "PUT /admin/attendance/corrections/5";

const { list: List } = declaredScreens(corrections);

/** Opens the list for an admin who may decide, unless the host refuses them the admins. */
function open(answers: Answers = {}, token = "t") {
  const requests = fakeHost({
    "GET /admin/get-admins": () => json([]),
    [list]: () => json([waiting, decided]),
    ...answers,
  });
  openPage(<List />, { authProvider, isOwnHost: true, token });
  return requests;
}

const approve = "Approve: Asha Rao, Forgot to scan";
const reject = "Reject: Asha Rao, Forgot to scan";

test("the list shows what was corrected, why, by whom and who decided, and decides only proposals", async () => {
  open();
  const row = (await screen.findByText("Bala", { selector: "a" })).closest("tr");
  for (const text of [
    "Approved",
    "Add a scan",
    "Scan missing",
    "2 Mar 2026, 6:30 pm",
    "Forgot to scan",
    "staff@example.com",
    "owner@example.com",
  ])
    expect(row).toHaveTextContent(text);
  expect(await screen.findByLabelText(approve)).toBeInTheDocument();
  expect(screen.getAllByText("Approve")).toHaveLength(1);
});

test("a correction is approved once, and the list is read again", async () => {
  let rows: readonly object[] = [waiting, decided];
  const requests = open({
    [list]: () => json(rows),
    [decide]: () => {
      rows = [{ ...waiting, status: "APPROVED" }, decided];
      return json(rows[0]);
    },
  });
  const button = await screen.findByLabelText(approve);
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText("The correction is approved")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByLabelText(approve)).toBeNull());
  expect(requests.filter(({ method }) => method === "PUT").map(({ body }) => body)).toEqual([
    { status: "APPROVED" },
  ]);
});

test("a correction is rejected only after a question, and another admin's decision is shown", async () => {
  expectConsoleErrors(/^HostError: This correction is decided already$/);
  const requests = open({
    [decide]: () => json({ message: "This correction is decided already" }, { status: 409 }),
  });
  fireEvent.click(await screen.findByLabelText(reject));
  const dialog = await dialogTitled("Reject this correction?");
  expect(dialog).toHaveTextContent("Asha Rao: the scans do not change");
  expect(requests.filter(({ method }) => method === "PUT")).toEqual([]);
  fireEvent.click(within(dialog).getByText("Reject"));
  expect(await screen.findByText("This correction is decided already")).toBeInTheDocument();
  expect(requests.find(({ method }) => method === "PUT")?.body).toEqual({ status: "REJECTED" });
});

const decideAll = "PUT /admin/attendance/decisions";
const proposals = [1, 2, 3].map((id) => ({ ...waiting, id, name: `Person ${id}` }));

test("three presses approve proposals together, and decided ones cannot be chosen", async () => {
  let rows: readonly object[] = [...proposals, decided];
  const requests = open({
    [list]: () => json(rows),
    [decideAll]: () => {
      rows = [decided];
      return json({ count: 3 });
    },
  });
  fireEvent.click(await screen.findByLabelText("Select all"));
  fireEvent.click(await screen.findByText("Approve 3"));
  expect(await screen.findByText("3 corrections are approved")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("toolbar")).toBeNull());
  const puts = requests.filter(({ method }) => method === "PUT");
  expect(puts.map(({ body }) => body)).toEqual([{ ids: [3, 2, 1], status: "APPROVED" }]);
});

test("one of several that another admin has decided is named and can no longer be chosen", async () => {
  expectConsoleErrors(/^HostError: Nothing was saved/);
  const requests = open({
    [list]: () => json(proposals),
    [decideAll]: () =>
      json(
        { message: "Nothing was saved, because of 1 of 3. Person 2", errors: { 2: "rejected" } },
        { status: 409 },
      ),
  });
  fireEvent.click(await screen.findByLabelText("Select all"));
  fireEvent.click(await screen.findByText("Reject 3"));
  const dialog = await dialogTitled("Reject 3 corrections?");
  fireEvent.click(within(dialog).getByText("Reject 3"));
  expect(
    await screen.findByText("Nothing was saved, because of 1 of 3. Person 2"),
  ).toBeInTheDocument();
  expect(await screen.findByText("Approve 2")).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === "PUT")).toHaveLength(1);
});

test("an admin who may not decide sees the corrections, and can propose one for a day without exception", async () => {
  const requests = open({ "GET /admin/get-admins": forbidden }, "of-staff");
  expect(await screen.findByText("Asha Rao")).toBeInTheDocument();
  await waitFor(() => expect(requests.map(({ path }) => path)).toContain("/admin/get-admins"));
  // The actions' code has come, and finds nothing to be done.
  await act(() => import("../../../src/admin/corrections/DecisionButtons"));
  expect(screen.queryByText("Approve")).toBeNull();
  expect(screen.queryByLabelText("Select all")).toBeNull();
  expect(screen.getByText("Create")).toHaveAttribute("href", "/corrections/create");
});
