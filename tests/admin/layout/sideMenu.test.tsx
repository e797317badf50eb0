import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { PlantFeature } from "../../../contract/route";
import { ScreensBelow } from "../../../src/admin/shell/ScreensBelow";
import { readSession, startSession } from "../../../src/api/session";
import { authProvider } from "../../../src/authProvider";
import { fakeHost, json } from "../../support/fakeHost";
import {
  forbidden,
  openOffice,
  renderOffice,
  screenTitled,
  specifiedMenu,
} from "../../support/openOffice";
import { openPage } from "../../support/openPage";

const below = "/admin/dashboard";
/** The features that have screens of their own. */
const features = [
  "stations",
  "corrections",
  "calendar",
  "history",
  "paper",
  "order-list",
  "payroll",
  "shifts",
] as const;
const menu = () => screen.getByLabelText("Admin", { selector: "nav" });
const groupNames = () =>
  [...menu().querySelectorAll("[aria-expanded]")].map(({ textContent }) => textContent);
const group = (name: string) => within(menu()).getByText(name, { selector: "button" });
const entriesOf = (name: string) => {
  const list = document.getElementById(group(name).getAttribute("aria-controls") ?? "");
  return [...(list?.querySelectorAll("a") ?? [])].map(({ textContent }) => textContent);
};
const entryNames = () => [...menu().querySelectorAll("a")].map(({ textContent }) => textContent);
const marked = () => menu().querySelector("[aria-current='page']")?.textContent;

async function openAt(at: string, has: readonly PlantFeature[] = features) {
  const office = openOffice(`${below}${at}`, {
    features: has,
    answers: {
      "GET /admin/get-employees": () => json([]),
      "GET /admin/salary/monthly": () => json([]),
      "GET /admin/undoable": () => json({ changes: [] }),
      "GET /admin/advances": () => json([]),
      "GET /admin/leaves": () => json([]),
    },
  });
  await waitFor(() => expect(entryNames()).toContain("Employee"));
  return office;
}

beforeEach(() => localStorage.clear());

test("the plant's own menu has five groups of at most seven entries", async () => {
  await openAt("/no/such/page");
  expect(Object.fromEntries(groupNames().map((name) => [name, entriesOf(name ?? "")]))).toEqual({
    Orders: ["Orders", "Order List"],
    People: ["Employee", "Attendance", "Exceptions", "Corrections", "Calendar", "Shifts", "Salary"],
    Paper: ["Inventory", "Reel Stocks", "Paper Stock", "Specifications", "Waste"],
    "Enquiries & Site": ["Enquiries", "Industries", "Boxes"],
    Plant: ["Admins", "Scan Stations", "Activity", "Board Settings"],
  });
});

test("another host's menu has the specification's entries, and one entry without a group stands alone", async () => {
  await openAt("/no/such/page", []);
  expect(entryNames()).toEqual(specifiedMenu);
  expect(groupNames()).toEqual(["People", "Paper", "Enquiries & Site"]);
});

test("a group without an entry for the role is not there", async () => {
  openOffice(`${below}/no/such/page`, {
    answers: { "GET /admin/get-admins": forbidden },
    features: ["paper"],
  });
  await waitFor(() => expect(groupNames()).toEqual(["Paper", "Enquiries & Site"]));
});

test("a press folds a group and another one opens it, by the keyboard too", async () => {
  await openAt("/no/such/page");
  const paper = group("Paper");
  expect(paper).toHaveAttribute("aria-expanded", "true");
  expect(document.getElementById(paper.getAttribute("aria-controls") ?? "")).toHaveAttribute(
    "aria-label",
    "Paper",
  );
  fireEvent.click(paper);
  expect(group("Paper")).toHaveAttribute("aria-expanded", "false");
  expect(entriesOf("Paper")).toEqual([]);
  expect(entriesOf("People")).toHaveLength(7);
  const user = userEvent.setup();
  act(() => group("Paper").focus());
  await user.keyboard("{Enter}");
  expect(entriesOf("Paper")).toHaveLength(5);
  await user.keyboard(" ");
  expect(entriesOf("Paper")).toEqual([]);
});

test("a folded group stays folded after a logout, for this account alone", async () => {
  const { unmount } = await openAt("/no/such/page");
  fireEvent.click(group("Paper"));
  fireEvent.click(within(menu()).getByText("Logout"));
  await screen.findByText("Sign in");
  unmount();
  const open = async (email: string) => {
    const admin = { firstName: "Asha", lastName: "Rao", email };
    startSession({ token: `office of ${email}`, admin }, features.join(", "));
    expect(readSession()?.admin.email).toBe(email);
    const office = renderOffice(`${below}/no/such/page`);
    await waitFor(() => expect(entryNames()).toContain("Employee"));
    return office;
  };
  const again = await open("asha@example.com");
  expect(entriesOf("Paper")).toEqual([]);
  expect(entriesOf("People")).toHaveLength(7);
  again.unmount();
  await open("meera@example.com");
  expect(entriesOf("Paper")).toHaveLength(5);
});

test("the group of the page is open also if it was folded, and can be folded there", async () => {
  const { goTo } = await openAt("/no/such/page");
  fireEvent.click(group("Paper"));
  await act(() => goTo(`${below}/reels`));
  await screenTitled("Reel Stocks");
  expect(entriesOf("Paper")).toHaveLength(5);
  expect(marked()).toBe("Reel Stocks");
  fireEvent.click(group("Paper"));
  expect(entriesOf("Paper")).toEqual([]);
  await act(() => goTo(`${below}/contacts`));
  await screenTitled("Contact Requests");
  expect(entriesOf("Paper")).toEqual([]);
});

test("on a phone the groups are folded until they are pressed, and the page's own is open", async () => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("max-width"),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  openOffice(`${below}/contacts`);
  await screenTitled("Contact Requests");
  fireEvent.click(screen.getByLabelText("Open menu"));
  await waitFor(() => expect(groupNames()).toContain("People"));
  expect(entriesOf("Enquiries & Site")).toEqual(["Enquiries", "Industries", "Boxes"]);
  expect(entriesOf("People")).toEqual([]);
  fireEvent.click(group("People"));
  fireEvent.click(within(menu()).getByText("Employee"));
  await screenTitled("Employee");
  await waitFor(() => expect(screen.queryByLabelText("Admin", { selector: "nav" })).toBeNull());
});

test("an entry is marked on the lists that its page links to", async () => {
  const { goTo } = await openAt("/advances");
  await screenTitled("Advances");
  expect(marked()).toBe("Salary");
  await act(() => goTo(`${below}/leaves`));
  await screenTitled("Leave");
  expect(marked()).toBe("Calendar");
});

test("a page links to the lists that the menu leaves to it, for a role that has access", async () => {
  fakeHost({ "GET /admin/get-admins": () => json([]) });
  openPage(<ScreensBelow name="salaries" />, { features, authProvider, token: "super" });
  await waitFor(() =>
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Adjustments",
      "Advances",
      "Statutory Rates",
    ]),
  );
});
