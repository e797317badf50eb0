import { onlineManager } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { correction } from "../../support/exampleReplies";
import { json } from "../../support/fakeHost";
import { openOffice } from "../../support/openOffice";
import { dialogTitled } from "../../support/openPage";
import {
  field,
  list,
  many,
  open,
  openList,
  propose,
  proposed,
  settle,
  type,
} from "./openExceptions";

test("the dialog offers what fits the kind and asks for a time and a reason before anything is sent", async () => {
  const requests = openList();
  const dialog = await settle();
  expect(dialog).toHaveTextContent("Asha Rao · EMP-A-00001");
  expect(within(dialog).getAllByRole("radio")).toHaveLength(4);
  for (const radio of within(dialog).getAllByRole("radio")) expect(radio).not.toBeChecked();
  fireEvent.click(within(dialog).getByText("Settle"));
  await waitFor(() => expect(within(dialog).getAllByText("Required")).toHaveLength(2));
  expect(within(dialog).getByRole("radiogroup")).toHaveAccessibleDescription("Required");
  fireEvent.click(within(dialog).getByLabelText(/A check-out is missing/));
  await waitFor(() =>
    expect(within(dialog).getByRole("radiogroup")).not.toHaveAccessibleDescription(),
  );
  expect(within(dialog).getByLabelText(/^Date and Time/)).toBe(field("at"));
  fireEvent.click(within(dialog).getByText("Settle"));
  await waitFor(() => expect(within(dialog).getAllByText("Required")).toHaveLength(2));
  fireEvent.click(
    within(dialog).getByLabelText("The scan at 2 Mar 2026, 9:01 am was a mistake: remove it"),
  );
  expect(document.querySelector("[role='dialog'] [name='at']")).toBeNull();
  expect(requests.filter(({ method }) => method !== "GET")).toEqual([]);
});

test("a missing check-out is added once, at India's time, and a super admin's counts immediately", async () => {
  let rows = [open];
  const requests = openList({
    [list]: () => json(rows),
    [propose]: () => {
      rows = [];
      return json({ ...correction, status: "APPROVED" });
    },
  });
  const dialog = await settle();
  fireEvent.click(within(dialog).getByLabelText(/A check-out is missing/));
  type("at", "2026-03-02T18:30");
  type("reason", "Forgot to scan");
  fireEvent.click(within(dialog).getByText("Settle"));
  fireEvent.click(within(dialog).getByText("Settle"));
  expect(await screen.findByText("The correction is saved and approved")).toBeInTheDocument();
  expect(await screen.findByText("No open exceptions.")).toBeInTheDocument();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(requests.filter(({ method }) => method === "POST").map(({ body }) => body)).toEqual([
    {
      action: "ADD",
      exceptionId: "OPEN_CHECK_OUT:12",
      exceptionVersion: 1,
      barcodeId: "EMP-A-00001",
      at: "2026-03-02T13:00:00.000Z",
      reason: "Forgot to scan",
    },
  ]);
});

test("an admin who may not decide proposes, and a refusal is shown in the dialog without loss of text", async () => {
  expectConsoleErrors(/^HostError: Somebody settled this already$/);
  let answer = () => json({ message: "Somebody settled this already" }, { status: 409 });
  openList({
    [propose]: () => answer(),
  });
  const dialog = await settle();
  fireEvent.click(within(dialog).getByLabelText(/The time is not known/));
  type("reason", "Asked the supervisor");
  fireEvent.click(within(dialog).getByText("Settle"));
  expect(await within(dialog).findByText("Somebody settled this already")).toBeInTheDocument();
  expect(field("reason")).toHaveValue("Asked the supervisor");
  answer = () => json({ ...correction, action: "CONFIRM" });
  fireEvent.click(within(dialog).getByText("Settle"));
  expect(
    await screen.findByText("The correction is proposed. A super admin decides on it."),
  ).toBeInTheDocument();
});

const settleAll = "POST /admin/attendance/settlements";

test("an exception that another admin settles leaves the list, but not the dialog with typed text", async () => {
  expectConsoleErrors(/^HostError: exceptionId: This exception is settled$/);
  const errors = { exceptionId: "This exception is settled" };
  let rows = [open];
  openList({
    [list]: () => json(rows),
    [propose]: () =>
      json({ message: "exceptionId: This exception is settled", errors }, { status: 400 }),
  });
  const dialog = await settle();
  fireEvent.click(within(dialog).getByLabelText(/The time is not known/));
  type("reason", "Asked the supervisor");
  rows = [];
  act(() => void window.dispatchEvent(new Event("visibilitychange")));
  await waitFor(() => expect(screen.queryByText("Asha Rao")).toBeNull());
  expect(field("reason")).toHaveValue("Asked the supervisor");
  fireEvent.click(within(dialog).getByText("Settle"));
  expect(await within(dialog).findByText("This exception is settled")).toBeInTheDocument();
});

test("without a network a correction is refused immediately, and not sent later", async () => {
  expectConsoleErrors(/^HostUnreachable: No response from server/);
  openOffice("/admin/dashboard/corrections/create", {
    isOwnHost: true,
    answers: { [propose]: () => Promise.reject(new TypeError("Failed to fetch")) },
  });
  fireEvent.mouseDown(await screen.findByLabelText(/^Correction/, { selector: "[role=combobox]" }));
  fireEvent.click(await screen.findByText("Add a scan"));
  const fill = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fill(/^Barcode ID/, "EMP-A-00001");
  fill(/^Date and Time/, "2026-03-02T18:30");
  fill(/^Reason/, "Forgot to scan");
  onTestFinished(() => onlineManager.setOnline(true));
  act(() => onlineManager.setOnline(false));
  fireEvent.click(screen.getByText("Save Correction"));
  expect(await screen.findByText("The correction could not be saved")).toBeInTheDocument();
  expect(screen.getByLabelText(/^Reason/)).toHaveValue("Forgot to scan");
});

test("four presses and one reason settle many, of other pages too, but no exception with a proposal", async () => {
  let rows: readonly object[] = [...many, proposed];
  const requests = openList({
    [list]: () => json(rows),
    [settleAll]: () => {
      rows = [proposed];
      return json({ count: 30, status: "APPROVED" });
    },
  });
  fireEvent.click(await screen.findByLabelText("Select all"));
  const bar = await screen.findByRole("toolbar", { name: "Selected rows" });
  expect(bar).toHaveTextContent("25 items selected");
  fireEvent.click(within(bar).getByText("Select all"));
  fireEvent.click(await within(bar).findByText("Settle 30"));
  const dialog = await dialogTitled("Settle 30 exceptions");
  expect(dialog).toHaveTextContent("and 25 more");
  expect(within(dialog).getByLabelText("The time is right: confirm it")).not.toBeChecked();
  fireEvent.click(within(dialog).getByText("Settle 30"));
  await waitFor(() => expect(within(dialog).getAllByText("Required")).toHaveLength(2));
  fireEvent.click(within(dialog).getByLabelText("The time is right: confirm it"));
  type("reason", "The network was down at shift change");
  fireEvent.click(within(dialog).getByText("Settle 30"));
  fireEvent.click(within(dialog).getByText("Settle 30"));
  expect(await screen.findByText("30 exceptions are settled")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("toolbar")).toBeNull());
  const sent = requests.filter(({ method }) => method === "POST");
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({
    reason: "The network was down at shift change",
    corrections: expect.arrayContaining([
      { action: "CONFIRM", exceptionId: "LATE_SCAN:30", exceptionVersion: 29 },
    ]),
  });
});

const confirmIn = (dialog: HTMLElement) =>
  fireEvent.click(within(dialog).getByLabelText("The time is right: confirm it"));

test("a changed exception is shown and skipped in the dialog, and the reason stays for the others", async () => {
  expectConsoleErrors(/^HostError: Nothing was saved/);
  let answer = () =>
    json(
      {
        message: "Nothing was saved, because of 1 of 3. Person 2: This exception is settled",
        errors: { "LATE_SCAN:2": "This exception is settled" },
      },
      { status: 409 },
    );
  const requests = openList({
    [list]: () => json(many.slice(0, 3)),
    [settleAll]: () => answer(),
  });
  fireEvent.click(await screen.findByLabelText("Select all"));
  fireEvent.click(await screen.findByText("Settle 3"));
  const dialog = await dialogTitled("Settle 3 exceptions");
  confirmIn(dialog);
  type("reason", "The network was down");
  fireEvent.click(within(dialog).getByText("Settle 3"));
  expect(await within(dialog).findByText(/because of 1 of 3. Person 2/)).toBeInTheDocument();
  expect(field("reason")).toHaveValue("The network was down");
  answer = () => json({ count: 2, status: "PROPOSED" });
  fireEvent.click(within(dialog).getByText("Settle 2"));
  expect(
    await screen.findByText("2 corrections are proposed. A super admin decides on them."),
  ).toBeInTheDocument();
  const [, second] = requests.filter(({ method }) => method === "POST");
  expect(second?.body).toMatchObject({
    corrections: [{ exceptionId: "LATE_SCAN:1" }, { exceptionId: "LATE_SCAN:3" }],
  });
});

test("settling the next exception stops: the one after it opens by a press, without the answer and the reason of the last", async () => {
  let rows = many.slice(0, 2);
  const requests = openList({
    [list]: () => json(rows),
    [propose]: () => {
      rows = rows.slice(1);
      return json({ ...correction, status: "APPROVED" });
    },
  });
  fireEvent.click(await screen.findByText("Settle the next…"));
  const first = await dialogTitled("Settle: Sent late");
  expect(first).toHaveTextContent("Person 1");
  confirmIn(first);
  type("reason", "The network was down");
  fireEvent.click(within(first).getByText("Settle"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(screen.queryByText("Person 1")).toBeNull());
  expect(requests.filter(({ method }) => method === "POST")).toHaveLength(1);
  expect(screen.queryByRole("dialog")).toBeNull();

  fireEvent.click(screen.getByText("Settle the next…"));
  const second = await dialogTitled("Settle: Sent late");
  expect(second).toHaveTextContent("Person 2");
  expect(field("reason")).toHaveValue("");
  for (const radio of within(second).getAllByRole("radio")) expect(radio).not.toBeChecked();
  type("reason", "The clock was wrong");
  fireEvent.click(within(second).getByText("Settle"));
  expect(await within(second).findByText("Required")).toBeInTheDocument();
  confirmIn(second);
  fireEvent.click(within(second).getByText("Settle"));
  await waitFor(() => expect(screen.queryByText("Settle the next…")).toBeNull());
  expect(requests.filter(({ method }) => method === "POST")).toHaveLength(2);
});
