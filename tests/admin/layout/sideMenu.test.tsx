import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { lazy, type ReactNode, Suspense } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { ScreensBelow } from "../../../src/admin/shell/ScreensBelow";
import { NavigationProgress, SideMenu, useChosenLocation } from "../../../src/admin/shell/SideMenu";
import { didManagePeople, noteManagesPeople, startSession } from "../../../src/api/session";
import { authProvider } from "../../../src/authProvider";
import { fakeHost, json } from "../../support/fakeHost";
import { forbidden, openOffice, screenTitled, specifiedMenu } from "../../support/openOffice";
import { openPage } from "../../support/openPage";

const below = "/admin/dashboard";
const menu = () => screen.getByLabelText("Admin", { selector: "nav" });
const groupNames = () =>
  [...menu().querySelectorAll("[aria-expanded]")].map(({ textContent }) => textContent);
const group = (name: string) => within(menu()).getByText(name, { selector: "button" });
const entriesOf = (name: string) => {
  const list = document.getElementById(group(name).getAttribute("aria-controls") ?? "");
  return [...(list?.querySelectorAll("a") ?? [])].map(({ textContent }) => textContent);
};
const entryNames = () => [...menu().querySelectorAll("a")].map(({ textContent }) => textContent);
const pinned = () =>
  [...(menu().querySelector("ul")?.querySelectorAll("a") ?? [])].map(
    ({ textContent }) => textContent,
  );
const marked = () => menu().querySelector("[aria-current='page']")?.textContent;

async function openAt(at: string, isOwnHost = true) {
  const office = openOffice(`${below}${at}`, {
    isOwnHost,
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

/** Presses each group, and returns the entries of the groups. */
const pressedGroups = () =>
  Object.fromEntries(
    groupNames().map((name = "") => {
      if (group(name).getAttribute("aria-expanded") === "false") fireEvent.click(group(name));
      return [name, entriesOf(name)];
    }),
  );

test("the specification's entries are pinned above five groups of at most seven", async () => {
  await openAt("/no/such/page");
  expect(pinned()).toEqual(["Employee", "Attendance", "Inventory", "Salary", "Admins"]);
  expect(pressedGroups()).toEqual({
    Orders: ["Orders", "Order List", "Dispatch", "Outstanding", "Quotations", "Clients", "Rates"],
    People: ["Exceptions", "Corrections", "Leave & holidays", "Shifts"],
    Paper: [
      "Promise Board",
      "Reel Stocks",
      "Stock",
      "Box Specifications",
      "Waste",
      "Production",
      "Machines",
    ],
    "Enquiries & Site": ["Enquiries", "Industries", "Boxes"],
    Plant: ["Scan Stations", "Activity", "Board Settings", "Company Facts", "Backups"],
  });
  expect(within(menu()).getByText("Logout")).toBeInTheDocument();
});

test("one group is open, so that at most 14 entries are in sight", async () => {
  await openAt("/no/such/page");
  for (const name of groupNames()) {
    if (group(name ?? "").getAttribute("aria-expanded") === "false")
      fireEvent.click(group(name ?? ""));
    expect(menu().querySelectorAll("[aria-expanded='true']")).toHaveLength(1);
    expect(
      menu().querySelectorAll("li > a, li > button:not([aria-expanded])").length,
      name ?? "",
    ).toBeLessThanOrEqual(14);
  }
});

test("another host's menu has the specification's entries, and one entry without a group stands alone", async () => {
  await openAt("/no/such/page", false);
  expect(entryNames()).toEqual(specifiedMenu);
  expect(groupNames()).toEqual(["Enquiries & Site"]);
});

test("a group without an entry for the role is not there", async () => {
  openOffice(`${below}/no/such/page`, { answers: { "GET /admin/get-admins": forbidden } });
  await waitFor(() => expect(groupNames()).toEqual(["Enquiries & Site"]));
  expect(entryNames()).toEqual([
    "Inventory",
    "Orders",
    "Reel Stocks",
    "Enquiries",
    "Industries",
    "Boxes",
  ]);
});

test("a group with one entry for the role is that entry", async () => {
  openOffice(`${below}/no/such/page`, {
    answers: { "GET /admin/get-admins": forbidden },
    isOwnHost: true,
  });
  await waitFor(() =>
    expect(groupNames()).toEqual(["Orders", "People", "Paper", "Enquiries & Site"]),
  );
  expect(entryNames()).toContain("Board Settings");
});

test("a press opens a group and folds the other one, by the keyboard too", async () => {
  await openAt("/no/such/page");
  const paper = group("Paper");
  expect(group("Orders")).toHaveAttribute("aria-expanded", "true");
  fireEvent.click(paper);
  expect(paper).toHaveAttribute("aria-expanded", "true");
  expect(document.getElementById(paper.getAttribute("aria-controls") ?? "")).toHaveAttribute(
    "aria-label",
    "Paper",
  );
  expect(entriesOf("Orders")).toEqual([]);
  const user = userEvent.setup();
  act(() => group("Paper").focus());
  await user.keyboard("{Enter}");
  expect(entriesOf("Paper")).toEqual([]);
  await user.keyboard(" ");
  expect(entriesOf("Paper")).toHaveLength(7);
});

test("a page opens its group, also by a pinned entry, and the person's choice holds in this group", async () => {
  const { goTo } = await openAt("/reels");
  await screenTitled("Reel Stocks");
  expect(entriesOf("Paper")).toHaveLength(7);
  expect(marked()).toBe("Reel Stocks");
  fireEvent.click(group("People"));
  expect([entriesOf("Paper"), entriesOf("People").length]).toEqual([[], 4]);
  await act(() => goTo(`${below}/admin/inventory`));
  await screenTitled("Inventory");
  expect(entriesOf("People")).toHaveLength(4);
  await act(() => goTo(`${below}/contacts`));
  await screenTitled("Enquiries");
  expect([entriesOf("People"), entriesOf("Enquiries & Site").length]).toEqual([[], 3]);
  await act(() => goTo(`${below}/admin/inventory`));
  await screenTitled("Inventory");
  expect(marked()).toBe("Inventory");
  expect(entriesOf("Paper")).toHaveLength(7);
});

test("a press marks its entry and shows a progress line while the code of the page loads", async () => {
  let arrive: () => void = () => undefined;
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const SlowPage = lazy(async () => {
    await code;
    return { default: () => <h1>Slow page</h1> };
  });
  const shell = (page: ReactNode) => (
    <>
      <NavigationProgress />
      <ChosenPath />
      <Suspense fallback={null}>{page}</Suspense>
    </>
  );
  const ChosenPath = () => <p>{useChosenLocation().pathname}</p>;
  const router = createMemoryRouter([
    { path: "/", element: shell(<h1>First page</h1>) },
    { path: "/slow", element: shell(<SlowPage />) },
  ]);
  render(<RouterProvider router={router} />);
  expect(screen.queryByRole("progressbar")).toBeNull();
  await act(() => router.navigate("/slow"));
  expect(screen.getByText("First page")).toBeInTheDocument();
  expect(screen.getByText("/slow")).toBeInTheDocument();
  expect(screen.getByRole("progressbar")).toBeInTheDocument();
  await act(async () => arrive());
  expect(await screen.findByText("Slow page")).toBeInTheDocument();
  expect(screen.queryByRole("progressbar")).toBeNull();
});

test("on a phone a press opens another group, and an entry closes the menu", async () => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("max-width"),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  openOffice(`${below}/contacts`, { isOwnHost: true });
  await screenTitled("Enquiries");
  fireEvent.click(screen.getByLabelText("Open menu"));
  await waitFor(() => expect(groupNames()).toContain("Orders"));
  expect(entriesOf("Enquiries & Site")).toEqual(["Enquiries", "Industries", "Boxes"]);
  expect(entriesOf("Orders")).toEqual([]);
  fireEvent.click(group("Orders"));
  expect(entriesOf("Enquiries & Site")).toEqual([]);
  fireEvent.click(await within(menu()).findByText("Employee"));
  await screenTitled("Employee");
  await waitFor(() => expect(screen.queryByLabelText("Admin", { selector: "nav" })).toBeNull());
});

test("an entry is marked on the lists that its page links to", async () => {
  const { goTo } = await openAt("/advances");
  await screenTitled("Advances");
  expect(marked()).toBe("Salary");
  await act(() => goTo(`${below}/leaves`));
  await screenTitled("Leave");
  expect(marked()).toBe("Leave & holidays");
});

test.each([
  ["/settlement/5", "Salary"],
  ["/salary/register/5", "Salary"],
  ["/salary/2026-10/5", "Salary"],
  ["/admin/employee/barcode/EMP-A-00005", "Employee"],
  ["/admin/inventory/delivery", "Inventory"],
  ["/admin/rotation", "Shifts"],
])("on the page %s of the office its list alone is marked: %s", async (page, entry) => {
  fakeHost({ "GET /admin/get-admins": () => json([]) });
  openPage(<SideMenu />, { at: below + page, isOwnHost: true, authProvider, token: page });
  await waitFor(() => {
    const current = [...document.querySelectorAll("[aria-current='page']")];
    expect(current.map(({ textContent }) => textContent)).toEqual([entry]);
  });
});

test("a page links to the lists that the menu leaves to it, for a role that has access", async () => {
  fakeHost({ "GET /admin/get-admins": () => json([]) });
  openPage(<ScreensBelow name="salaries" />, { isOwnHost: true, authProvider, token: "super" });
  await waitFor(() =>
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Terms of Pay",
      "Adjustments",
      "Advances",
      "Piece Rates",
      "Pay Components",
      "Statutory Rates",
      "Bonus",
      "Gratuity",
      "Bonus and Gratuity Rules",
    ]),
  );
});

test("the menu and the screens of the role are there before the host has replied again", async () => {
  const admin = { firstName: "Asha", lastName: "Rao", email: "asha@example.com" };
  startSession({ token: "remembered", admin }, true);
  noteManagesPeople(true);
  let refuse = () => {};
  openOffice(`${below}/employees`, {
    isSignedIn: "as stored",
    answers: {
      "GET /admin/get-admins": () =>
        new Promise<Response>((resolve) => {
          refuse = () => resolve(forbidden());
        }),
      "GET /admin/get-employees": () => json([]),
    },
  });
  await screenTitled("Employee List");
  expect(pinned()).toEqual(["Employee", "Attendance", "Inventory", "Salary", "Admins"]);
  refuse();
  await screenTitled("Access Denied");
  expect(pinned()).toEqual(["Inventory"]);
  expect(didManagePeople()).toBe(false);
});
