import { fireEvent, render, screen } from "@testing-library/react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { onTestFinished } from "vitest";
import type { PlantFeature } from "../../contract/route";
import { adminRoutes } from "../../src/admin/routes";
import { endSession, startSession } from "../../src/api/session";
import { type Answer, fakeHost, json } from "./fakeHost";
import "./openPage";
// Loaded before a test waits for its first screen: all of it takes a busy machine long.
import "../../src/admin/AdminApp";

const noRows = () => json([]);

/** What the dashboard asks a host without rows for, and the question whether people may be managed. */
const empty: Readonly<Record<string, Answer>> = {
  "GET /admin/get-admins": noRows,
  "GET /admin/attendance-list": noRows,
  "GET /admin/contact/contactDetails": noRows,
  "GET /admin/inventory/getReelStocks": noRows,
  "GET /admin/order/getAllOrders": noRows,
};

export const forbidden = () => json({ message: "Not for you" }, { status: 403 });
export const expired = () => json({ message: "Expired" }, { status: 401 });

/** The office's routes as they are at first: a router takes out of them what it has loaded. */
const freshRoutes = () =>
  adminRoutes.map(({ lazy, ...route }) => ({
    ...route,
    ...(lazy && { lazy: typeof lazy === "function" ? lazy : { ...lazy } }),
  }));

let opened = 0;

/** The menu of the specification's own host, as a super admin sees it. */
export const specifiedMenu = [
  "Orders",
  "Employee",
  "Attendance",
  "Salary",
  "Inventory",
  "Reel Stocks",
  "Enquiries",
  "Industries",
  "Boxes",
  "Admins",
];

interface Opening {
  /** What the host answers besides, or differently from, one that has no rows. */
  readonly answers?: Readonly<Record<string, Answer>>;
  /** Whether somebody is signed in; or else as the browser's storage has it. */
  readonly isSignedIn?: boolean | "as stored";
  /** What the host has said that it can do beyond the specification. */
  readonly features?: readonly PlantFeature[];
}

/**
 * Opens the whole office at an address, with its login, guard, menu and screens, over a faked host.
 * Every office has a session of its own, so that nothing is known of the one before.
 */
export function openOffice(at: string, opening: Opening = {}) {
  const { answers = {}, isSignedIn = true, features = [] } = opening;
  opened += 1;
  const admin = { firstName: "Asha", lastName: "Rao", email: "asha@example.com" };
  if (isSignedIn !== "as stored") endSession();
  if (isSignedIn === true) startSession({ token: `office ${opened}`, admin }, features.join(", "));
  const asked = fakeHost({ ...empty, ...answers });
  return { asked, ...renderOffice(at) };
}

/** Renders the whole office at an address, for whoever the browser's storage says is signed in. */
export function renderOffice(at: string) {
  window.history.replaceState(null, "", at);
  const router = createBrowserRouter(freshRoutes());
  onTestFinished(() => router.dispose());
  const { unmount } = render(<RouterProvider router={router} />);
  return { unmount, goTo: (to: string) => router.navigate(to) };
}

/** The screen that is open, by its title; by text, as roles cost much in a document of this size. */
export const screenTitled = (title: string | RegExp) =>
  screen.findByText(title, { selector: "h1" });

/** Fills in the login and sends it. */
export async function signInAs(email: string) {
  fireEvent.change(await screen.findByLabelText("Email"), { target: { value: email } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "a password" } });
  fireEvent.click(screen.getByText("Sign in"));
}

/** Where the browser is, as its address says. */
export const address = () => window.location.pathname + window.location.search;
