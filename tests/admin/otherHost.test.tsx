import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { startSession } from "../../src/api/session";
import { field, fillIn } from "../support/formFields";
import { employeeValues, orderValues } from "../support/formValues";
import {
  address,
  renderOffice,
  screenTitled,
  signInAs,
  specifiedMenu,
} from "../support/openOffice";
import { connect } from "../support/otherHost/connect";
import { otherHost } from "../support/otherHost/otherHost";
import type { Creation } from "../support/otherHost/otherHostCalls";
import { allQuirksTogether, uuidOf } from "../support/otherHost/quirks";

const below = "/admin/dashboard";

function open(at: string, creation: Creation = "specified") {
  const host = otherHost(allQuirksTogether, creation);
  connect(host);
  const admin = { firstName: "Meera", lastName: "Nair", email: "meera@host.example" };
  startSession({ token: "other-host-token", admin });
  return { host, ...renderOffice(at) };
}

/** Texts that no screen may show. */
const raw = /NaN|undefined|Invalid Date|\bnull\b|\[object/;

const screens: readonly (readonly [path: string, ...names: string[]])[] = [
  ["orders", "Client 1", "Client 3", "(ON_HOLD)"],
  ["employees", "Person 1", "Person 3"],
  [`employees/${uuidOf(1)}/show`, "EMP-A-00001"],
  ["admin/attendance", "Person 1", "Person 3"],
  ["salaries", "Person 1", "Person 3", "1 row without a figure"],
  ["admins", "admin1", "admin3"],
  ["reels", "REEL-000001", "REEL-000003", "1 row without a figure"],
  ["admin/inventory/reel/REEL-000001", "Mill 1"],
  ["admin/inventory/reel-history/REEL-000001", "Usage client 1", "Running client"],
  ["admin/inventory/in-use", "REEL-000002", "REEL-000003"],
  ["industries", "Industry 1", "Industry 3"],
  ["boxes", "Gallery box 1", "Gallery box 3"],
  ["contacts", "Enquirer 1", "Enquirer 3"],
];

test("every screen of the office shows another host's rows, and nothing raw", async () => {
  const { host, goTo } = open(below);
  await screenTitled("Welcome, Meera Nair");
  for (const [path, ...names] of screens) {
    await act(() => goTo(`${below}/${path}`));
    for (const name of names)
      await waitFor(() => expect(document.querySelector("main"), path).toHaveTextContent(name));
    expect(document.querySelector("main")?.textContent, path).not.toMatch(raw);
  }
  expect(host.findings).toEqual([]);
});

test("screens that a host does not have are not in its menu, closed, and never requested", async () => {
  const { host, goTo } = open(below);
  await screenTitled("Welcome, Meera Nair");
  const entries = [...document.querySelectorAll("nav a")].map(({ textContent }) => textContent);
  expect(entries).toEqual(specifiedMenu);
  for (const path of [
    "devices",
    "devices/create",
    "exceptions",
    "corrections",
    "corrections/create",
    "admin/calendar",
    "leaves",
    "leaves/create",
  ]) {
    await act(() => goTo(`${below}/no/such/page`));
    await screenTitled("404 - Page Not Found");
    await act(() => goTo(`${below}/${path}`));
    await screenTitled("Access Denied");
  }
  expect(host.findings).toEqual([]);
});

test("one signs in on another host, and an enquiry known by a text is ticked as replied", async () => {
  localStorage.clear();
  connect(otherHost(allQuirksTogether));
  const { goTo } = renderOffice("/admin");
  await signInAs("meera@host.example");
  await screenTitled("Welcome, Meera Nair");
  await act(() => goTo(`${below}/contacts`));
  const box = await screen.findByLabelText("Replied to Enquirer 1");
  fireEvent.click(box);
  await waitFor(() => expect(box).toBeChecked());
});

async function register() {
  const button = await screen.findByText("Register Employee", { selector: "button" });
  fillIn(employeeValues);
  fireEvent.click(button);
}

test("an employee with a text as number gets a salary under it", async () => {
  const { host } = open(`${below}/employees/create`);
  await register();
  await waitFor(() => expect(address()).toBe(`${below}/salary/register/${uuidOf(3)}`));
  const save = await screen.findByText("Save Salary");
  fillIn({ monthlyBaseSalary: "18500", workingDays: "26", otMultiplierFactor: "1.5" });
  fireEvent.click(save);
  await screenTitled("Employee Barcode");
  const sent = host.received.find(({ path }) => path.startsWith("/admin/salary/add"));
  expect(JSON.stringify(sent)).toContain(uuidOf(3));
  expect(host.findings).toEqual([]);
});

test("a registration with an empty answer succeeds and opens the list", async () => {
  open(`${below}/employees/create`, "nothing");
  await register();
  expect(await screen.findByText(/Asha is registered/)).toBeInTheDocument();
  await screenTitled("Employee List");
});

test("an order that is answered with nothing is created, once", async () => {
  const { host } = open(`${below}/admin/order-create`, "nothing");
  const button = await screen.findByText("Create Order", { selector: "button" });
  fillIn(orderValues);
  fireEvent.click(button);
  expect(await screen.findByText("Order created successfully!")).toBeInTheDocument();
  await waitFor(() => expect(field("client")).toHaveValue(""));
  expect(host.received.filter(({ method }) => method === "POST")).toHaveLength(1);
  expect(host.findings).toEqual([]);
});
