import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { wallDevice } from "../../src/api/deviceHost";
import { readTexts } from "../../src/texts/useTexts";
import { wallTexts } from "../../src/wall/texts";
import { loader, Component as WallPage } from "../../src/wall/WallPage";
import { odd } from "../support/checkedReplies";
import { type Answer, fakeHost, json } from "../support/fakeHost";
import { figures, layOut, noon, openWall, paired, stubBrowser } from "./openWall";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: noon });
  stubBrowser();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
});

const panel = (name: RegExp) => {
  const section = screen.getByRole("heading", { name }).closest("section");
  if (section === null) throw new Error(`${name} is no panel`);
  return section;
};
const rowsOf = (name: RegExp) =>
  within(panel(name))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const away: Answer = () => {
  throw new TypeError("Failed to fetch");
};

test("the figures are on one screen, with the time and the date, and late orders first", async () => {
  const requests = openWall();
  expect(await screen.findByText("14:32")).toBeInTheDocument();
  expect(screen.getByText("Monday, 23 Nov 2026")).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Hall Unit A" })).toBeInTheDocument();
  await screen.findByRole("heading", { name: /^To Do/ });
  expect(rowsOf(/^To Do/)).toEqual(["#5Kaveri Weaves20 Nov", "#7Nandi Foods28 Nov"]);
  expect(panel(/^To Do/)).toHaveTextContent("1 late");
  expect(panel(/^In Progress/)).toHaveTextContent("No orders");
  expect(rowsOf(/^Here, unit A/)).toEqual(["Lakshmi", "Suresh"]);
  expect(panel(/^Here, unit B/)).toHaveTextContent("Nobody");
  expect(rowsOf(/^Reels at machines/)).toEqual(["1007Flute#5"]);
  expect(panel(/^Output today/)).toHaveTextContent("1,25,000");
  expect(panel(/^Output today/)).toHaveTextContent("2,340.5 kg");
  expect(screen.getByText("Open exceptions").parentElement).toHaveTextContent("6");
  expect(screen.getByRole("status")).toHaveTextContent("Figures of 14:32");
  expect(requests[0]?.headers.get("Authorization")).toBe("Bearer wall-token");
});

test("the figures are read again three times a minute, and when the network is back", async () => {
  const names = ["Lakshmi"];
  const requests = openWall(() => json(figures({ here: [{ unit: "A", names }] })));
  await screen.findByText("Lakshmi");
  names.push("Meera");
  await pass(20_000);
  await vi.waitFor(() => expect(rowsOf(/^Here, unit A/)).toEqual(["Lakshmi", "Meera"]));
  const before = requests.length;
  await act(async () => void window.dispatchEvent(new Event("online")));
  expect(requests).toHaveLength(before + 1);
});

test("without a network the last figures stay, and say how old they are", async () => {
  let answer: Answer = () => json(figures());
  openWall((request) => answer(request));
  await screen.findByText("Lakshmi");
  answer = away;
  await pass(minuteMs);
  expect(screen.getByRole("status")).toHaveTextContent(/^Figures of 14:32$/);
  await pass(2 * minuteMs);
  expect(screen.getByRole("status")).toHaveTextContent(
    "Figures of 14:32, 3 min ago · The host does not answer.",
  );
  expect(screen.getByRole("heading", { name: /^Unit A at 14:32/ })).toBeInTheDocument();
  vi.setSystemTime(noon.getTime() + 3 * hourMs);
  await pass(1000);
  expect(screen.getByRole("status")).toHaveTextContent("Figures of 14:32, 3 h ago");
  expect(screen.getByText("Lakshmi")).toBeInTheDocument();
  answer = () => json(figures());
  await pass(20_000);
  await vi.waitFor(() =>
    expect(screen.getByRole("status")).toHaveTextContent(/^Figures of 17:32$/),
  );
});

test("a restart without a network shows the figures of the day before, with their day", async () => {
  openWall();
  await screen.findByText("Lakshmi");
  cleanup();
  vi.setSystemTime(noon.getTime() + 25 * hourMs);
  openWall(away);
  expect(screen.getByText("Lakshmi")).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("Figures of 23 Nov, 14:32, 1 day ago");
  expect(panel(/^Output of 23 Nov/)).toHaveTextContent("1,25,000");
});

test("a clock that lost its time is not shown, and the age is not made up", async () => {
  openWall();
  await screen.findByText("Lakshmi");
  cleanup();
  vi.setSystemTime(new Date("2020-01-01T00:00:00Z"));
  openWall(away);
  expect(screen.getByRole("status")).toHaveTextContent(
    "Figures of 23 Nov, 14:32. The clock of this screen is wrong.",
  );
  expect(screen.queryByText("05:30")).toBeNull();
});

test("the host's clock is shown", async () => {
  const at = new Date(noon.getTime() + 5 * minuteMs).toISOString();
  openWall(() => json(figures({ at })));
  expect(await screen.findByText("14:37")).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent(/^Figures of 14:37$/);
});

test.each([
  ["2026-11-23T14:29:00Z", "19:59", false],
  ["2026-11-23T14:30:00Z", "20:00", true],
  ["2026-11-24T00:29:00Z", "05:59", true],
  ["2026-11-24T00:30:00Z", "06:00", false],
])("at %s, %s in India, the screen is dim: %s", async (at, time, isDim) => {
  vi.setSystemTime(new Date(at));
  openWall();
  expect(await screen.findByText(time)).toBeInTheDocument();
  expect(screen.getByRole("main").hasAttribute("data-night")).toBe(isDim);
});

const crowd = Array.from({ length: 10 }, (_, place) => `Person ${place + 1}`);

test("rows that do not fit are shown page by page, and the last line counts the other rows", async () => {
  layOut({ list: 100, row: 20 });
  openWall(() => json(figures({ here: [{ unit: "A", names: crowd }] })));
  await screen.findByText("Person 1");
  expect(rowsOf(/^Here, unit A/)).toEqual([...crowd.slice(0, 4), "+61/3"]);
  await pass(8_000);
  expect(rowsOf(/^Here, unit A/)).toEqual([...crowd.slice(4, 8), "+62/3"]);
  await pass(8_000);
  expect(rowsOf(/^Here, unit A/)).toEqual([...crowd.slice(8), "+83/3"]);
  await pass(8_000);
  expect(rowsOf(/^Here, unit A/)).toEqual([...crowd.slice(0, 4), "+61/3"]);
});

test("a device that asks for less motion keeps the first page", async () => {
  stubBrowser({ reducedMotion: true });
  layOut({ list: 100, row: 20 });
  openWall(() => json(figures({ here: [{ unit: "A", names: crowd }] })));
  await screen.findByText("Person 1");
  await pass(16_000);
  expect(rowsOf(/^Here, unit A/)).toEqual([...crowd.slice(0, 4), "+6"]);
});

test("orders that the host only counts are in the number of the last line", async () => {
  layOut({ list: 100, row: 20 });
  const orders = figures().orders.map((column) => ({ ...column, total: 300 }));
  openWall(() => json(figures({ orders: orders.slice(0, 1) })));
  expect(await screen.findByText("+298")).toBeInTheDocument();
});

test("a strange value costs its own place", async () => {
  const strange = odd(
    "each part of the figures has values of another type",
    json({
      ...figures(),
      at: "yesterday",
      here: [{ unit: "A", names: ["Lakshmi", null] }, "B", { unit: "C", names: { first: 1 } }],
      orders: [{ status: "ON_HOLD", total: "many", late: null, orders: [null, { id: "x" }] }, 5],
      reels: 7,
      today: { ordersShipped: "three", paperUsed: 12 },
      openExceptions: {},
    }),
  );
  openWall(() => strange);
  expect(await screen.findByText("Lakshmi")).toBeInTheDocument();
  expect(rowsOf(/^Here, unit A/)).toEqual(["Lakshmi", "–"]);
  expect(rowsOf(/^ON_HOLD –/)).toEqual(["#–––", "#x––"]);
  expect(panel(/^Reels at machines/)).toHaveTextContent(/^Reels at machines\s+––$/);
  expect(panel(/^Output today/)).toHaveTextContent("Orders shipped–");
  expect(panel(/^Output today/)).toHaveTextContent("12 kg");
  expect(screen.getByText("Open exceptions").parentElement).toHaveTextContent("–");
});

test("the login page of a network is not taken for figures", async () => {
  openWall(() => odd("the login page of a network", new Response("<h1>Sign in</h1>")));
  expect(
    await screen.findByText(/Something else answers in place of the host/),
  ).toBeInTheDocument();
  expect(screen.getByText("Waiting for the first figures…")).toBeInTheDocument();
});

test("a refusal of something else than the host leaves the screen paired", async () => {
  openWall(() => new Response("<h1>Sign in</h1>", { status: 401 }));
  expect(await screen.findByText(/The host does not answer/)).toBeInTheDocument();
  expect(wallDevice.read()).toEqual(paired);
});

test("a revoked screen names no person, forgets its figures and asks for a new code", async () => {
  let answer: Answer = () => json(figures());
  openWall((request) => answer(request));
  await screen.findByText("Lakshmi");
  answer = () => json({ message: "This station was revoked: pair it again" }, { status: 401 });
  await pass(20_000);
  expect(await screen.findByText(/This wall screen is no longer paired/)).toBeInTheDocument();
  expect(screen.queryByText("Lakshmi")).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test("a screen is paired by its code, in the language that is chosen there", async () => {
  const replies = [
    json({ message: "This code is for a scan station" }, { status: 400 }),
    json({ token: "wall-token", device: { id: 1, name: "Hall", unit: "B" } }),
  ];
  const requests = fakeHost({
    "POST /station/pair": () => replies.shift() ?? json({}),
    "GET /wall": () => json(figures()),
  });
  const person = userEvent.setup({ delay: null });
  render(<WallPage />);
  await person.click(screen.getByRole("button", { name: "Pair" }));
  expect(screen.getByText("Enter the code")).toBeInTheDocument();
  await person.type(screen.getByLabelText("Pairing code"), "7KQM-2XDA");
  await person.click(screen.getByRole("button", { name: "Pair" }));
  expect(await screen.findByText(/^This code is not good/)).toBeInTheDocument();
  expect(requests[0]?.body).toEqual({ code: "7KQM-2XDA", kind: "WALL" });
  await person.click(screen.getByRole("button", { name: "ಕನ್ನಡ" }));
  await person.click(await screen.findByRole("button", { name: "ಜೋಡಿಸಿ" }));
  expect(await screen.findByRole("heading", { name: "Hall ಯೂನಿಟ್ B" })).toBeInTheDocument();
  expect(await screen.findByText("ಸೋಮವಾರ, 23 ನವೆಂ 2026")).toBeInTheDocument();
  expect(await screen.findByText("ಮಾಡಬೇಕು")).toBeInTheDocument();
});

test("the address chooses the language", async () => {
  const request = new Request("http://plant.test/wall?language=hi");
  await loader({ request });
  expect(readTexts(wallTexts)("language")).toBe("हिन्दी");
  openWall();
  expect(await screen.findByText("करना है")).toBeInTheDocument();
  expect(screen.getByText("सोमवार, 23 नव॰ 2026")).toBeInTheDocument();
});
