import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { employeeDetails, employeeRow } from "../../support/exampleReplies";
import { json } from "../../support/fakeHost";
import { openOffice, screenTitled } from "../../support/openOffice";
import { dialogTitled } from "../../support/openPage";

const people = [
  employeeRow,
  { ...employeeRow, id: 2, name: "Ravi", barcodeId: "EMP-B-00002", unit: "B", active: false },
];

const list = "/admin/dashboard/employees";

test("former employees are shown on request, and taken back after a confirmation", async () => {
  expectConsoleErrors(/^HostError: Somebody else who works here has this email now$/);
  let rows = people;
  let refusal: string | undefined = "Somebody else who works here has this email now";
  const { requests } = openOffice(list, {
    isOwnHost: true,
    answers: {
      "GET /admin/get-employees": () => json(rows),
      "PUT /admin/employees/2/reinstate": () => {
        if (refusal !== undefined) return json({ message: refusal }, { status: 409 });
        rows = people.map((person) => ({ ...person, active: true }));
        return json({ ...employeeDetails, ...rows[1] });
      },
    },
  });
  await screenTitled("Employee List");
  await screen.findByText("Asha");
  expect(screen.queryByText("Ravi")).toBeNull();
  expect(screen.queryByText(/Take back/)).toBeNull();

  fireEvent.click(await screen.findByLabelText("Show former employees"));
  await screen.findByText("Ravi");
  expect(screen.getByText(/These employees have left/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText("Asha")).toBeNull());

  fireEvent.click(await screen.findByLabelText("Take back: Ravi"));
  const dialog = await dialogTitled("Take back Ravi (EMP-B-00002)?");
  const confirm = () => fireEvent.click(within(dialog).getByText("Take back"));
  confirm();
  expect(await within(dialog).findByText(refusal)).toBeInTheDocument();
  refusal = undefined;
  await waitFor(() => expect(within(dialog).getByText("Take back")).toBeEnabled());
  confirm();
  expect(await screen.findByText("Ravi (EMP-B-00002) is active again")).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === "PUT")).toHaveLength(2);
  await screen.findByText("No employees found.");
  fireEvent.click(screen.getByLabelText("Show former employees"));
  await screen.findByText("Ravi");
});

test("a host that cannot take employees back shows no former ones", async () => {
  openOffice(list, { answers: { "GET /admin/get-employees": () => json(people) } });
  await screenTitled("Employee List");
  await screen.findByText("Asha");
  expect(screen.queryByLabelText("Show former employees")).toBeNull();
});
