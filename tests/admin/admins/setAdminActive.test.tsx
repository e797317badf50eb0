import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { readSession } from "../../../src/api/session";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { json } from "../../support/fakeHost";
import { fillIn } from "../../support/formFields";
import { openOffice, screenTitled } from "../../support/openOffice";
import { dialogTitled } from "../../support/openPage";

const admin = (id: number, firstName: string, active = true) => ({
  id,
  userName: firstName.toLowerCase(),
  firstName,
  lastName: "Rao",
  email: `${firstName.toLowerCase()}@example.com`,
  phoneNumber: "98450 00000",
  gender: "female",
  role: "ROLE_SUPER_ADMIN",
  active,
  version: 1,
});

/** The first one is signed in. */
const admins = [admin(1, "Asha"), admin(2, "Meena"), admin(3, "Lata", false)];

const list = "/admin/dashboard/admins";

function open(at: string, refusal?: string) {
  let rows = admins;
  const set = (id: number, active: boolean) => () => {
    if (refusal !== undefined) return json({ message: refusal }, { status: 409 });
    rows = rows.map((row) => (row.id === id ? { ...row, active } : row));
    return json(rows.find((row) => row.id === id));
  };
  return openOffice(at, {
    isOwnHost: true,
    answers: {
      "GET /admin/get-admins": () => json(rows),
      "PUT /admin/admins/2/deactivate": set(2, false),
      "PUT /admin/admins/3/reinstate": set(3, true),
      "PUT /admin/admins/1": ({ body }) => json({ ...admins[0], ...Object(body), version: 2 }),
    },
  });
}

test("an admin is deactivated after a question and listed so, but never deactivates themselves", async () => {
  const { requests } = open(list);
  await screenTitled("Admin List");
  fireEvent.click(await screen.findByLabelText("Deactivate: Meena Rao"));
  expect(screen.queryByLabelText("Deactivate: Asha Rao")).toBeNull();
  const dialog = await dialogTitled("Deactivate Meena Rao?");
  fireEvent.click(within(dialog).getByText("Deactivate"));
  expect(await screen.findByText("Meena Rao is deactivated")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText("meena")).toBeNull());

  fireEvent.click(screen.getByLabelText("Show deactivated admins"));
  await screen.findByText("meena");
  fireEvent.click(await screen.findByLabelText("Let in again: Lata Rao"));
  fireEvent.click(within(await dialogTitled("Let Lata Rao in again?")).getByText("Let in again"));
  expect(await screen.findByText("Lata Rao can sign in again")).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === "PUT").map(({ path }) => path)).toEqual([
    "/admin/admins/2/deactivate",
    "/admin/admins/3/reinstate",
  ]);
});

test("that the last super admin stays is said in the dialog", async () => {
  expectConsoleErrors(/^HostError: This is the only super admin/);
  const message = "This is the only super admin: make another admin one first";
  open(list, message);
  fireEvent.click(await screen.findByLabelText("Deactivate: Meena Rao"));
  const dialog = await dialogTitled("Deactivate Meena Rao?");
  fireEvent.click(within(dialog).getByText("Deactivate"));
  expect(await within(dialog).findByText(message)).toBeInTheDocument();
});

test("an admin who edits their own record continues under the new name", async () => {
  open(`${list}/1`);
  await screenTitled("Edit asha");
  await screen.findByText("Save changes", { selector: "button" });
  fillIn({ lastName: "Rao Kulkarni" });
  fireEvent.click(screen.getByText("Save changes"));
  expect(await screen.findByText("asha is saved")).toBeInTheDocument();
  expect(readSession()?.admin).toMatchObject({ lastName: "Rao Kulkarni" });
});
