import { fireEvent, render, screen } from "@testing-library/react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { onTestFinished } from "vitest";
import { adminRoutes } from "../../src/admin/routes";
import { endSession, startSession } from "../../src/api/session";
import { type Answers, fakeHost, json } from "./fakeHost";
// Sets how role queries search.
import "./openPage";

const noRows = () => json([]);

/**
 * The calls of the frame and the dashboard to a host without rows, and the call that shows if people may be managed.
 */
const empty: Answers = {
  "GET /admin/get-admins": noRows,
  "GET /admin/attendance-list": noRows,
  "GET /admin/contact/contactDetails": noRows,
  "GET /admin/inventory/getReelStocks": noRows,
  "GET /admin/order/getAllOrders": noRows,
  "GET /admin/notices": () => json({ notices: [], unread: 0 }),
  "GET /admin/undoable": () => json({ changes: [] }),
};

export const forbidden = () => json({ message: "Not for you" }, { status: 403 });
export const expired = () => json({ message: "Expired" }, { status: 401 });

/** Returns fresh routes of the office, because a router removes the parts that it has loaded. */
const freshRoutes = () =>
  adminRoutes.map(({ lazy, ...route }) => ({
    ...route,
    ...(lazy && { lazy: typeof lazy === "function" ? lazy : { ...lazy } }),
  }));

let opened = 0;

/**
 * The menu of a host that has only the specified calls (docs/another-host.md#paths-of-the-screens), as a super admin
 * sees it.
 */
export const specifiedMenu = [
  "Employee",
  "Attendance",
  "Inventory",
  "Salary",
  "Admins",
  "Orders",
  "Reel Stocks",
  "Enquiries",
  "Industries",
  "Boxes",
];

interface Opening {
  /** The host's answers that differ from a host without rows. */
  readonly answers?: Answers;
  /** True if a person is signed in. `as stored` uses the session in the browser's storage. */
  readonly isSignedIn?: boolean | "as stored";
  /** True if the host says at login that it has all calls (docs/another-host.md#what-is-sent). */
  readonly isOwnHost?: boolean;
}

/**
 * Opens the whole office at an address, with its login, guard, menu and screens, over a faked host. Every office has a
 * new session, so it knows nothing from the one before.
 */
export function openOffice(at: string, opening: Opening = {}) {
  const { answers = {}, isSignedIn = true, isOwnHost = false } = opening;
  opened += 1;
  const admin = { firstName: "Asha", lastName: "Rao", email: "asha@example.com" };
  if (isSignedIn !== "as stored") endSession();
  if (isSignedIn === true) startSession({ token: `office ${opened}`, admin }, isOwnHost);
  const requests = fakeHost({ ...empty, ...answers });
  return { requests, ...renderOffice(at) };
}

/** Renders the whole office at an address, for the person in the browser's storage. */
export function renderOffice(at: string) {
  window.history.replaceState(null, "", at);
  const router = createBrowserRouter(freshRoutes());
  onTestFinished(() => router.dispose());
  const { unmount } = render(<RouterProvider router={router} />);
  return { unmount, goTo: (to: string) => router.navigate(to) };
}

/** Finds the open screen by its title. It searches by text, because roles are slow in a document of this size. */
export const screenTitled = (title: string | RegExp) =>
  screen.findByText(title, { selector: "h1" });

/** Fills in the login and sends it. */
export async function signInAs(email: string) {
  fireEvent.change(await screen.findByLabelText("Email"), { target: { value: email } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "a password" } });
  fireEvent.click(screen.getByText("Sign in"));
}

/** Returns the browser's present address. */
export const address = () => window.location.pathname + window.location.search;
