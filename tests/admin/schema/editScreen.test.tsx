import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { employeeDetails, employeeRow } from "../../support/exampleReplies";
import { type Answers, json } from "../../support/fakeHost";
import { field, fillIn } from "../../support/formFields";
import { address, expired, openOffice, screenTitled } from "../../support/openOffice";
import { dialogTitled } from "../../support/openPage";

const below = "/admin/dashboard";

const edited = "PUT /admin/employees/5";

const open = (at: string, answers: Answers = {}) => {
  const office = openOffice(at, {
    answers: {
      "GET /admin/get-employees": () => json([employeeRow]),
      "GET /admin/employees/5": () => json(employeeDetails),
      ...answers,
    },
    isOwnHost: true,
  });
  const sent = () =>
    office.requests.filter(({ method }) => method === "PUT").map(({ body }) => body);
  return { ...office, sent };
};

const save = () => fireEvent.click(screen.getByText("Save changes", { selector: "button" }));

async function openForm(answers: Answers = {}) {
  const office = open(`${below}/employees/5`, answers);
  await screenTitled("Edit Asha");
  await screen.findByText("Save changes", { selector: "button" });
  return office;
}

const { id: _, barcodeId: _b, joinedAt: _j, active: _a, ...specified } = employeeRow;

/** The sent fields: a yes or no without a value is sent as no. */
const fields = { ...specified, hasDisability: false };

test("a record's page opens its edit form with the present values, and the form returns to it", async () => {
  const { sent } = open(`${below}/employees/5/show`, {
    [edited]: ({ body }) => json({ ...employeeDetails, ...Object(body), version: 4 }),
  });
  fireEvent.click(await screen.findByText("Edit", { selector: "a" }));
  await screenTitled("Edit Asha");
  await screen.findByText("Save changes", { selector: "button" });
  expect(field("phoneNumber")).toHaveValue("98450 00000");
  fillIn({ phoneNumber: "98450 11111" });
  save();
  expect(await screen.findByText("Asha is saved")).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe(`${below}/employees/5/show`));
  expect(sent()).toEqual([{ ...fields, phoneNumber: "98450 11111" }]);
});

test("the host's refusal is shown at its field, and the typed text stays", async () => {
  expectConsoleErrors(/^HostError: There is an employee with this email$/);
  const message = "There is an employee with this email";
  const { sent } = await openForm({
    [edited]: () => json({ message, errors: { email: message } }, { status: 409 }),
  });
  fillIn({ name: "" });
  save();
  expect(await screen.findByText("Required")).toBeInTheDocument();
  expect(await screen.findByText(/^The form is not valid/)).toBeInTheDocument();
  expect(sent()).toEqual([]);
  fillIn({ name: "Asha Rao", email: "taken@example.com" });
  save();
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
  expect(field("name")).toHaveValue("Asha Rao");
});

test("a stale edit shows their value next to mine, and continues from theirs with mine kept", async () => {
  expectConsoleErrors(/^HostError: Asha was changed meanwhile/);
  const current = { ...employeeDetails, name: "Asha K", unit: "B", version: 4 };
  const { sent } = await openForm({
    [edited]: ({ body }) =>
      Object(body).version === 4
        ? json({ ...current, ...Object(body), version: 5 })
        : json(
            { message: "Asha was changed meanwhile. Nothing was saved.", current },
            { status: 409 },
          ),
  });
  fillIn({ name: "Asha Rao", phoneNumber: "98450 11111" });
  save();

  await screen.findByText("Changed while you were editing");
  const rows = screen.getAllByRole("row").map((row) => row.textContent);
  expect(rows).toEqual([
    "FieldSaved valueYour value",
    "NameAsha KAsha Raochanged by you",
    "UnitBA",
    "Phone Number98450 0000098450 11111changed by you",
  ]);
  fireEvent.click(screen.getByText("Keep my changes"));

  expect(
    await screen.findByText(/your changes\. Not saved yet: Name, Phone Number\./),
  ).toBeInTheDocument();
  expect(field("name")).toHaveValue("Asha Rao");
  save();
  expect(await screen.findByText("Asha Rao is saved")).toBeInTheDocument();
  expect(sent()).toEqual([
    { ...fields, name: "Asha Rao", phoneNumber: "98450 11111" },
    { ...fields, name: "Asha Rao", phoneNumber: "98450 11111", unit: "B", version: 4 },
  ]);
});

test("taking their values puts them in the form, with nothing unsaved", async () => {
  expectConsoleErrors(/^HostError: Changed$/);
  const current = { ...employeeDetails, name: "Asha K", version: 4 };
  const { goTo } = await openForm({
    [edited]: () => json({ message: "Changed", current }, { status: 409 }),
  });
  fillIn({ name: "Asha Rao" });
  save();
  fireEvent.click(await screen.findByText("Discard my changes"));
  await waitFor(() => expect(field("name")).toHaveValue("Asha K"));
  await act(() => goTo(`${below}/employees`));
  await screenTitled("Employee List");
});

test("typed text is not left without a question, for another screen or with the tab", async () => {
  const { goTo, sent } = await openForm();
  const closing = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(closing()).toBe(false);
  fillIn({ name: "Asha Rao" });
  expect(closing()).toBe(true);

  await act(() => goTo(`${below}/employees`));
  fireEvent.click(within(await dialogTitled("Leave without saving?")).getByText("Stay"));
  await screenTitled("Edit Asha");
  expect(field("name")).toHaveValue("Asha Rao");

  await act(() => goTo(`${below}/employees`));
  fireEvent.click(within(await dialogTitled("Leave without saving?")).getByText("Leave"));
  await screenTitled("Employee List");
  expect(closing()).toBe(false);
  expect(sent()).toEqual([]);
});

test("a form in which everything is as it was is left without a question", async () => {
  const { goTo } = await openForm();
  fillIn({ name: "Asha Rao" });
  fillIn({ name: "Asha" });
  await act(() => goTo(`${below}/employees`));
  await screenTitled("Employee List");
});

test("the way to the login asks nothing, and the typed text is there afterwards", async () => {
  expectConsoleErrors(/^HostError: Expired$/);
  await openForm({ [edited]: expired });
  fillIn({ name: "Asha Rao" });
  save();
  expect(await screen.findByText("Sign in", { selector: "button" })).toBeInTheDocument();
  expect(screen.queryByText("Leave without saving?")).toBeNull();
  const saved = Object.entries(sessionStorage).find(([key]) => key.includes("/employees/5"));
  expect(JSON.parse(String(saved?.[1]))).toMatchObject({ name: "Asha Rao", version: 3 });
});

test("a field that was emptied before the session ended is empty afterwards", async () => {
  sessionStorage.clear();
  expectConsoleErrors(/^HostError: Expired$/);
  const answers = {
    "GET /admin/get-employees": () => json([employeeRow]),
    "GET /admin/employees/5": () => json({ ...employeeDetails, uan: "100200300400" }),
    [edited]: expired,
  };
  openOffice(`${below}/employees/5`, { answers, isOwnHost: true });
  await screen.findByDisplayValue("100200300400");
  fillIn({ uan: "" });
  save();
  expect(await screen.findByText("Sign in", { selector: "button" })).toBeInTheDocument();
  cleanup();
  openOffice(`${below}/employees/5`, { answers, isOwnHost: true });
  await screen.findByText(/Your input is restored/);
  expect(field("uan")).toHaveValue("");
});

test("a switch shows its hint below it", async () => {
  openOffice(`${below}/employees/5`, {
    answers: { "GET /admin/employees/5": () => json({ ...employeeDetails, uan: "100200300400" }) },
    isOwnHost: true,
  });
  await screen.findByDisplayValue("100200300400");
  expect(screen.getByText("ESI covers up to a higher limit of wages.")).toBeInTheDocument();
});

test("a host that does not edit shows no button, and no form at the address", async () => {
  const { goTo } = openOffice(`${below}/employees/5/show`, {
    answers: { "GET /admin/get-employees": () => json([employeeRow]) },
  });
  await screenTitled("Asha");
  await screen.findByText("98450 00000");
  expect(screen.queryByText("Edit")).toBeNull();
  await act(() => goTo(`${below}/employees/5`));
  await screenTitled("404 - Page Not Found");
});
