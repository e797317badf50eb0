import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { addressOf } from "../../../src/admin/addresses";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { json } from "../../support/fakeHost";
import {
  address,
  forbidden,
  openOffice,
  screenTitled,
  specifiedMenu,
} from "../../support/openOffice";

const below = "/admin/dashboard";
const menu = () => screen.getByLabelText("Admin", { selector: "nav" });
const entries = (selector = "a") =>
  [...menu().querySelectorAll(selector)].map(({ textContent }) => textContent);

test("refused screens show Access Denied, and nothing else is requested", async () => {
  const { requests, goTo } = openOffice(`${below}/employees/create`, {
    answers: { "GET /admin/get-admins": forbidden },
  });
  await screenTitled("Access Denied");
  for (const path of [
    "employees/create",
    "employees",
    "employees/1/show",
    "salary/register/1",
    "salaries",
    "admin/attendance",
    "admins/create",
  ]) {
    await act(() => goTo(`${below}/no/such/page`));
    await screenTitled("404 - Page Not Found");
    await act(() => goTo(`${below}/${path}`));
    await screenTitled("Access Denied");
    expect(screen.getByText("Go Back")).toBeInTheDocument();
    expect(address()).toBe(`${below}/${path}`);
  }
  expect(new Set(requests.map(({ path }) => path))).toEqual(new Set(["/admin/get-admins"]));
  expect(entries()).toEqual([
    "Inventory",
    "Orders",
    "Reel Stocks",
    "Enquiries",
    "Industries",
    "Boxes",
  ]);
});

test("a refused page shows Access Denied, Go Back leaves it, and another try opens the page", async () => {
  expectConsoleErrors(/^HostError: Not for you$/);
  let answer = forbidden;
  openOffice(below, { answers: { "GET /admin/get-employees": () => answer() } });
  await screenTitled("Welcome, Asha Rao");
  await waitFor(() => expect(entries()).toEqual(specifiedMenu));
  fireEvent.click(screen.getByText("Employee"));
  fireEvent.click(await screen.findByText("View Employees"));
  await screenTitled("Access Denied");
  expect(
    screen.getByText(
      "We're sorry, but you do not have the required permissions to view this content.",
    ),
  ).toBeInTheDocument();
  fireEvent.click(screen.getByText("Go Back"));
  await screenTitled("Employee");
  expect(address()).toBe(addressOf("admin/employee"));
  fireEvent.click(await screen.findByText("View Employees"));
  await screenTitled("Access Denied");
  answer = () => json([]);
  fireEvent.click(screen.getByText("Go Back"));
  fireEvent.click(await screen.findByText("View Employees"));
  await screenTitled("Employee List");
  expect(entries("[aria-current='page']")).toEqual(["Employee"]);
});

test("a list whose answer is no list says so in a sentence, and the rest lives on", async () => {
  expectConsoleErrors(/^UnreadableReply: /);
  openOffice(`${below}/employees`, {
    answers: {
      "GET /admin/get-employees": () => json({ status: "UP" }),
      "GET /admin/salary/monthly": () => json([]),
    },
  });
  expect(await screen.findByText("Failed to fetch employee data")).toBeInTheDocument();
  expect(screen.getByText("The server's answer could not be read.")).toBeInTheDocument();
  fireEvent.click(screen.getByText("Salary"));
  await screenTitled("Monthly Salary");
});

test("an unknown path is not found, inside the admin", async () => {
  const { goTo } = openOffice("/admin/no/such/page");
  await screenTitled("404 - Page Not Found");
  expect(address()).toBe(`${below}/no/such/page`);
  expect(screen.getByText("The page you are looking for does not exist.")).toBeInTheDocument();
  expect(menu()).toBeInTheDocument();
  await act(() => goTo(below));
  await screenTitled(/^Welcome/);
});

test("a probe that goes wrong says what the host said or that there was no answer, and can be made again", async () => {
  let answer = () => json({ message: "Down" }, { status: 500 });
  openOffice(`${below}/employees/create`, {
    answers: { "GET /admin/get-admins": () => answer() },
  });
  expect(await screen.findByRole("alert")).toHaveTextContent("Error checking permissions: Down");
  answer = () => {
    throw new TypeError("Failed to fetch");
  };
  fireEvent.click(screen.getByText("Try again"));
  await waitFor(() =>
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Network error or unhandled error during permission check.",
    ),
  );
  answer = () => json([]);
  fireEvent.click(screen.getByText("Try again"));
  await screenTitled("Register New Employee");
});

test("screens beyond the specification are in our own host's menu by the role", async () => {
  const { goTo } = openOffice(below, {
    isOwnHost: true,
    answers: {
      "GET /admin/get-admins": forbidden,
      "GET /admin/attendance/exceptions": () => json([]),
    },
  });
  await screenTitled(/^Welcome/);
  await waitFor(() =>
    expect(entries()).toEqual([
      "Inventory",
      "Orders",
      "Order List",
      "Dispatch",
      "Outstanding",
      "Quotations",
      "Clients",
      "Rates",
      "Board Settings",
      "My Account",
    ]),
  );
  for (const path of ["devices", "admin/calendar", "leaves"]) {
    await act(() => goTo(`${below}/${path}`));
    await screenTitled("Access Denied");
    await act(() => goTo(`${below}/exceptions`));
    await screenTitled("Exceptions");
  }
  expect(entries("[aria-current='page']")).toEqual(["Exceptions"]);
});
