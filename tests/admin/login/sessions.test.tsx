import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { addressOf, dashboardPath } from "../../../src/admin/addresses";
import { endSession } from "../../../src/api/session";
import { allowConsoleErrors, expectConsoleErrors } from "../../support/consoleErrors";
import { json } from "../../support/fakeHost";
import { fillIn } from "../../support/formFields";
import { orderValues } from "../../support/formValues";
import { address, expired, openOffice, screenTitled, signInAs } from "../../support/openOffice";

const people = {
  "owner@example.com": { firstName: "Asha", lastName: "Rao", email: "asha@example.com" },
  "staff@example.com": { firstName: "Office", lastName: "Staff", email: "staff@example.com" },
};
let logins = 0;
const login = (who: keyof typeof people) => () => {
  logins += 1;
  return json({ token: `${who} ${logins}`, admin: people[who] });
};
const loginFor = (page: string) => `/admin?next=${encodeURIComponent(page)}`;

/** At the end of the session react-admin may read the shown page again. Without a token it sends nothing. */
const readWithoutToken = /^TokenMissing: /;

beforeEach(() => sessionStorage.clear());
test("after a change of account nothing of the one before is there, while the host is still being asked", async () => {
  let hasAnswer = true;
  const { requests } = openOffice(dashboardPath, {
    answers: {
      "GET /admin/get-admins": () =>
        hasAnswer ? json([]) : new Promise<Response>(() => undefined),
      "POST /admin/login": login("staff@example.com"),
    },
  });
  expect(await screen.findByText("Employee")).toBeInTheDocument();
  const before = requests.length;
  hasAnswer = false;
  fireEvent.click(screen.getByText("Logout"));
  await signInAs("staff@example.com");
  await screenTitled("Welcome, Office Staff");
  expect(screen.getByText("Orders")).toBeInTheDocument();
  expect(screen.queryByText("Employee")).toBeNull();
  await waitFor(() =>
    expect(requests.slice(before).map(({ path }) => path)).toContain("/admin/order/getAllOrders"),
  );
});

test("a session that ends at work leads to the login and back to the same page", async () => {
  expectConsoleErrors(/^HostError: Expired$/);
  allowConsoleErrors(readWithoutToken);
  let answer = () => json([]);
  const page = addressOf("admin/attendance");
  openOffice(`${page}?date=2026-03-02`, {
    answers: {
      "GET /admin/attendance-list": () => answer(),
      "POST /admin/login": login("owner@example.com"),
    },
  });
  await screenTitled("Attendance");
  answer = expired;
  fireEvent.change(screen.getByLabelText("Date"), { target: { value: "2026-03-03" } });
  await waitFor(() => expect(address()).toBe(loginFor(`${page}?date=2026-03-03`)));
  answer = () => json([]);
  await signInAs("owner@example.com");
  await waitFor(() => expect(address()).toBe(`${page}?date=2026-03-03`));
  expect(await screen.findByLabelText("Date")).toHaveValue("3 Mar 2026");
});

test("a session that ends by an action leads to the login too", async () => {
  expectConsoleErrors(/^HostError: Expired$/);
  openOffice(addressOf("admin/employee"), {
    answers: {
      "POST /admin/employee/getEmployeeNameAndUnit": () => json({ employeeName: "A", unit: "A" }),
      "PUT /admin/employee/deactivate/EMP-A-00001": expired,
    },
  });
  fireEvent.change(await screen.findByLabelText("Barcode ID"), {
    target: { value: "EMP-A-00001" },
  });
  fireEvent.click(screen.getByText("Deactivate"));
  await screen.findByText(/leaves the employee list/);
  fireEvent.click(screen.getAllByText("Deactivate").at(-1) ?? document.body);
  await waitFor(() => expect(address()).toBe(loginFor(addressOf("admin/employee"))));
});

test("a session that ends while the kanban is open opens the login, and the kanban gets only orders", async () => {
  expectConsoleErrors(/^HostError: Expired$/);
  let answer = () => json([]);
  openOffice(addressOf("orders"), {
    answers: { "GET /admin/order/getAllOrders": () => answer() },
  });
  expect(await screen.findAllByText("No orders")).toHaveLength(4);
  answer = expired;
  fireEvent.click(screen.getByText("Reload"));
  await screenTitled("Admin Portal");
  expect(address()).toBe(loginFor(addressOf("orders")));
});

async function endAtSubmit() {
  expectConsoleErrors(/^HostError: Expired$/);
  allowConsoleErrors(readWithoutToken);
  openOffice(addressOf("admin/order-create"), {
    answers: {
      "POST /admin/order/create-order": expired,
      "POST /admin/login": (request) =>
        JSON.stringify(request.body).includes("staff")
          ? login("staff@example.com")()
          : login("owner@example.com")(),
    },
  });
  await screen.findByLabelText(/^Client/);
  fillIn(orderValues);
  fireEvent.click(screen.getByText("Create Order", { selector: "button" }));
  expect(await screen.findByText("Your session has ended. Please sign in again.")).toHaveRole(
    "status",
  );
}

test("a session that ends at a submit leaves no typed text to another person", async () => {
  await endAtSubmit();
  await signInAs("staff@example.com");
  await screenTitled("Create Order");
  expect(await screen.findByLabelText(/^Client/)).toHaveValue("");
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("Tea House");
});

test("a session that ends at a submit is told at the login, and what was typed is back after it", async () => {
  await endAtSubmit();
  await signInAs("owner@example.com");
  expect(await screen.findByText(/Your input is restored/)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Client/)).toHaveValue("Tea House");
  expect(screen.getByLabelText(/^Quantity/)).toHaveValue("2500");
});

test("a refused login shows the standard message or the host's, and keeps the typed text", async () => {
  let answer = () => json({ message: "No" }, { status: 401 });
  openOffice("/admin", { isSignedIn: false, answers: { "POST /admin/login": () => answer() } });
  await signInAs("nobody@example.com");
  expect(await screen.findByText("Invalid email or password")).toBeInTheDocument();
  expect(screen.getByLabelText("Email")).toHaveValue("nobody@example.com");
  expect(screen.getByLabelText("Password")).toHaveValue("a password");
  expect(address()).toBe("/admin");
  const message = "Too many attempts; try again in 15 minutes";
  answer = () => json({ message }, { status: 429 });
  fireEvent.click(screen.getByText("Sign in"));
  expect(await screen.findByText(message)).toHaveRole("alert");
});

test("a signed-in admin skips the login, to pages of the dashboard only", async () => {
  openOffice("/admin?next=https://example.org/admin/dashboard");
  await screenTitled(/^Welcome/);
  expect(address()).toBe(dashboardPath);
  for (const name of ["Add Industry", "Create Order", "Contact Request", "Create Box"])
    expect(screen.getByText(name)).toHaveAttribute("href");
});

test("a session that is garbage leads to the login", async () => {
  localStorage.setItem("token", "a-token");
  localStorage.setItem("adminDetails", "{");
  openOffice(dashboardPath, { isSignedIn: "as stored" });
  await screenTitled("Admin Portal");
  expect(address()).toBe(loginFor(dashboardPath));
});

test("each account gets a separate office, from any tab", async () => {
  openOffice(dashboardPath);
  const first = await screenTitled("Welcome, Asha Rao");
  act(() => endSession());
  expect(first).toBeInTheDocument();
  localStorage.setItem("adminDetails", JSON.stringify(people["staff@example.com"]));
  localStorage.setItem("token", "second");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "token" })));
  await screenTitled("Welcome, Office Staff");
  expect(first).not.toBeInTheDocument();
});
