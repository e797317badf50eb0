import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { dashboardPath } from "../../../src/admin/addresses";
import {
  foundOption,
  matchingScreens,
  type SearchOption,
  sortOptions,
} from "../../../src/admin/shell/search/useSearch";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { json } from "../../support/fakeHost";
import { address, forbidden, openOffice, screenTitled } from "../../support/openOffice";

const reel = {
  kind: "reel",
  key: "REEL-000042",
  title: "REEL-000042",
  detail: "48213 · Tungabhadra Papers",
  isExact: true,
} as const;
const client = {
  ...reel,
  kind: "client",
  key: "7",
  title: "Tea & Co",
  isExact: false,
} as const;

async function openSearch(answer = () => json([client])) {
  const office = openOffice(dashboardPath, {
    isOwnHost: true,
    answers: { "GET /admin/search": answer },
  });
  await screenTitled(/^Welcome/);
  fireEvent.keyDown(window, { key: "k", ctrlKey: true });
  return { ...office, input: await screen.findByRole("combobox") };
}

test("Ctrl+K looks for a text, and Enter opens what is marked", async () => {
  const { input, requests } = await openSearch();
  fireEvent.change(input, { target: { value: "tea" } });
  expect(await screen.findByRole("option", { name: /Tea & Co/ })).toBeInTheDocument();
  fireEvent.keyDown(input, { key: "Enter" });
  await waitFor(() => expect(address()).toBe(`${dashboardPath}/clients/7/show`));
  expect(
    requests.filter(({ path }) => path === "/admin/search").map(({ query }) => `${query}`),
  ).toEqual(["text=tea"]);
  expect(input).not.toBeInTheDocument();
});

test("a dialog that is opened again takes the letters itself", async () => {
  const { input } = await openSearch();
  fireEvent.keyDown(input, { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull());
  fireEvent.keyDown(window, { key: "k", ctrlKey: true });
  // False if something has kept the key from the field.
  expect(fireEvent.keyDown(await screen.findByRole("combobox"), { key: "r" })).toBe(true);
});

test("a screen is found by other words for it, and by English ones in every language", async () => {
  const { input } = await openSearch();
  const findBy = async (text: string, name: string) => {
    fireEvent.change(input, { target: { value: text } });
    expect(await screen.findByRole("option", { name }), text).toBeInTheDocument();
  };
  await findBy("absent", "Attendance");
  await findBy("payslip", "Salary");
  await findBy("create order", "Create Order");
  await findBy("new employee", "Register New Employee");
  await findBy("overdue", "Late orders");
});

test("a scanner, which does not wait, opens the record of its barcode", async () => {
  const { input } = await openSearch(() => json([client, reel]));
  fireEvent.change(input, { target: { value: "REEL-000042" } });
  fireEvent.keyDown(input, { key: "Enter" });
  await waitFor(() => expect(address()).toBe(`${dashboardPath}/admin/inventory/reel/REEL-000042`));
});

test("a host that does not answer is reported, and screens are found anyway", async () => {
  expectConsoleErrors(/^HostError: Not today$/);
  const { input } = await openSearch(() => json({ message: "Not today" }, { status: 503 }));
  fireEvent.change(input, { target: { value: "reel stocks" } });
  expect(await screen.findByRole("option", { name: "Reel Stocks" })).toBeInTheDocument();
  expect(await screen.findByText("Records could not be searched: Not today")).toBeInTheDocument();
});

test("an admin who may not manage people finds no screen about them", async () => {
  openOffice(dashboardPath, {
    isOwnHost: true,
    answers: { "GET /admin/get-admins": forbidden },
  });
  await screenTitled(/^Welcome/);
  fireEvent.click(screen.getByRole("button", { name: "Find" }));
  expect(await screen.findByRole("option", { name: "Inventory" })).toBeInTheDocument();
  expect(screen.queryByRole("option", { name: "Salary" })).toBeNull();
});

test("a host that cannot search is not asked, by the button or the key", async () => {
  const { requests } = openOffice(dashboardPath);
  await screenTitled(/^Welcome/);
  fireEvent.keyDown(window, { key: "k", ctrlKey: true });
  expect(screen.queryByRole("button", { name: "Find" })).toBeNull();
  expect(requests.some(({ path }) => path === "/admin/search")).toBe(false);
});

test("records with the number or barcode are first, then the screens, each group in one piece", () => {
  const option = foundOption([]);
  const screenOption: SearchOption = { ...option(client), group: "screen", title: "Reels" };
  const found = [option(client), option(reel), option({ ...reel, isExact: false })];
  expect(sortOptions([screenOption], found).map(({ group }) => group)).toEqual([
    "reel",
    "reel",
    "screen",
    "client",
  ]);
  const byWord: SearchOption = { ...screenOption, title: "Inventory", words: "store REELS" };
  expect(matchingScreens([byWord, screenOption], "reels").map(({ title }) => title)).toEqual([
    "Reels",
    "Inventory",
  ]);
  expect(matchingScreens([screenOption], "REEL")).toHaveLength(1);
  expect(matchingScreens([screenOption], "reel salary")).toHaveLength(0);
});
