import "fake-indexeddb/auto";
import {
  act,
  cleanup,
  createEvent,
  fireEvent,
  render,
  screen,
  within,
} from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { deleteDB } from "idb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startSession } from "../../src/api/session";
import { startStation } from "../../src/api/stationToken";
import { Component as StationPage } from "../../src/station/StationPage";
import { type Answer, fakeHost, json } from "../support/fakeHost";
import { records } from "./records";

const { usages, fetchedAt: _, ...data } = records;

/** What the host knows, besides what a test says. */
const known: Record<string, Answer> = {
  "GET /station/data": () => json(data),
  "GET /station/open-usages": () => json(usages),
};

const paired = { token: "device-token", name: "Gate", unit: "A" };

const user = () => userEvent.setup({ delay: null });

/** Opens the station's page and waits until it knows the plant. */
async function open(answers: Record<string, Answer> = {}) {
  const asked = fakeHost({ ...known, ...answers });
  render(<StationPage />);
  await screen.findByText("Scan your badge or a reel");
  await vi.waitFor(() =>
    expect(asked.filter(({ method }) => method === "GET").length).toBeGreaterThan(1),
  );
  return asked;
}

/** Types like a scanner, a key every five milliseconds however busy the machine is, with Enter at the end. */
function scan(code: string) {
  const target = document.activeElement ?? document.body;
  let at = performance.now();
  const press = (key: string) => {
    at += 5;
    const event = createEvent.keyDown(target, { key });
    Object.defineProperty(event, "timeStamp", { value: at });
    fireEvent(target, event);
  };
  // A test's person types as fast as a scanner: what they typed before is no part of the code.
  press("Escape");
  for (const key of code) {
    press(key);
    if (target instanceof HTMLInputElement)
      fireEvent.change(target, { target: { value: target.value + key } });
  }
  press("Enter");
}

const answer = () => screen.findByRole("alert");

beforeEach(() => localStorage.clear());
afterEach(async () => {
  // An open page holds the database.
  cleanup();
  await deleteDB("station");
});

test("a host without stations is asked nothing, and the page says so in one sentence", async () => {
  const asked = fakeHost({});
  startSession({ token: "t", admin: { firstName: "A", lastName: "B", email: "a@b.in" } });
  render(<StationPage />);
  expect(screen.getByText("This host has no scan stations.")).toBeInTheDocument();
  expect(asked).toEqual([]);
});

test("a tablet on which nobody is signed in is paired by its code", async () => {
  const asked = fakeHost({
    ...known,
    "POST /station/pair": ({ body }) =>
      JSON.stringify(body).includes("7KQM")
        ? json({ token: "device-token", device: { id: 1, name: "Gate", unit: "A" } })
        : json({ message: "This code is not good" }, { status: 404 }),
  });
  render(<StationPage />);
  await screen.findByRole("heading", { name: "Pair this scan station" });
  expect(asked).toEqual([]);

  const person = user();
  await person.click(screen.getByRole("button", { name: "Pair" }));
  expect(screen.getByRole("alert")).toHaveTextContent("Enter the code");
  await person.type(screen.getByLabelText("Pairing code"), "AAAA-AAAA");
  await person.click(screen.getByRole("button", { name: "Pair" }));
  expect(await screen.findByText("This code is not good")).toBeInTheDocument();
  scan("EMP-A-00001");
  expect(await screen.findByText(/nothing was recorded/)).toBeInTheDocument();
  await person.clear(screen.getByLabelText("Pairing code"));
  scan("7KQM-2XDA");
  expect(await screen.findByRole("heading", { name: "Gate Unit A" })).toBeInTheDocument();
  await vi.waitFor(() => expect(asked.at(-1)?.path).toMatch("/station/"));
  expect(asked.at(-1)?.headers.get("Authorization")).toBe("Bearer device-token");
});

test("an admin who is signed in uses the station without pairing", async () => {
  startSession(
    { token: "admin-token", admin: { firstName: "Meera", lastName: "B", email: "a@b.in" } },
    "stations",
  );
  const asked = await open();
  expect(screen.getByRole("heading", { name: "Meera, not paired" })).toBeInTheDocument();
  expect(asked[0]?.headers.get("Authorization")).toBe("Bearer admin-token");
});

test("a badge is recorded at once, and the answer says who, in or out, when, and the hours of today", async () => {
  startStation(paired);
  const asked = await open({
    "POST /station/punch": () =>
      json({
        outcome: "CHECKED_OUT",
        barcodeId: "EMP-A-00001",
        name: "Asha Rao",
        at: "2026-03-02T16:35:00Z",
        workedHours: 7.97,
      }),
  });
  scan("EMP-A-00001");
  const shown = within(await answer());
  expect(await shown.findByText("Out 22:05")).toBeInTheDocument();
  expect(shown.getByText("Asha Rao")).toBeInTheDocument();
  expect(shown.getByText("Today 7 h 58 min")).toBeInTheDocument();
  const punch = asked.find(({ method }) => method === "POST");
  expect(punch?.body).toMatchObject({ barcodeId: "EMP-A-00001", sequence: 1, queued: false });
  await vi.waitFor(() => expect(screen.queryByText(/scan waits/)).toBeNull());
});

test("a typed code is as good as a scanned one", async () => {
  startStation(paired);
  const asked = await open({ "POST /station/punch": () => json({ outcome: "CHECKED_IN" }) });
  const field = screen.getByLabelText("Or type its code");
  expect(field).toHaveFocus();
  const person = user();
  await person.type(field, "emp-a-00001");
  await person.click(screen.getByRole("button", { name: "Enter" }));
  await vi.waitFor(() =>
    expect(asked.at(-1)?.body ?? {}).toMatchObject({ barcodeId: "EMP-A-00001" }),
  );
});

test.each([
  ["EMP-A-99999", "There is no such badge"],
  ["8901234567890", "This is neither a badge nor a reel of the plant"],
  ["EMP'A'1", "The code could not be read. Scan again, or type it"],
  ["REEL-999999", "This reel is not known. Tell the store"],
  ["REEL-000003", "This reel is finished"],
])("%s is refused loud and clear: %s", async (code, sentence) => {
  startStation(paired);
  await open({
    "POST /station/punch": () => json({ message: "There is no such badge" }, { status: 404 }),
  });
  scan(code);
  expect(await screen.findByText("Not recorded", { selector: "p" })).toBeInTheDocument();
  expect(screen.getByText(sentence)).toBeInTheDocument();
  expect(screen.queryByText(/not taken/)).toBeNull();
});

test("a reel in stock is issued by two touches: the order, and the layer", async () => {
  startStation(paired);
  const asked = await open({
    "POST /station/issue-reel": () =>
      json({
        outcome: "ISSUED",
        reelNo: 48001,
        client: "Cauvery Coolers",
        usageType: "LINER",
        at: "2026-03-02T06:00:00Z",
        weight: 500,
      }),
  });
  scan("REEL-000001");
  await screen.findByRole("heading", { name: "For which order?" });
  const person = user();
  await person.type(screen.getByRole("searchbox"), "cauvery");
  expect(screen.queryByText("Deccan Tile Works")).toBeNull();
  await person.click(screen.getByRole("button", { name: /Cauvery Coolers/ }));
  await person.click(screen.getByRole("button", { name: "Liner" }));
  expect(await screen.findByText("Issued 11:30", { selector: "p" })).toBeInTheDocument();
  expect(asked.find(({ path }) => path === "/station/issue-reel")?.body).toMatchObject({
    barcodeId: "REEL-000001",
    orderId: 7,
    usageType: "LINER",
  });
});

test("a reel that runs comes back by its weight, and near the core it is asked whether it is finished", async () => {
  startStation(paired);
  const asked = await open({
    "POST /station/return-reel": () =>
      json({
        outcome: "RETURNED",
        reelNo: 48002,
        at: "2026-03-02T06:00:00Z",
        consumed: 635.5,
        weight: 5,
        isFinished: true,
      }),
  });
  scan("REEL-000002");
  await screen.findByRole("heading", { name: "What does the scale show?" });
  const person = user();
  const next = () => person.click(screen.getByRole("button", { name: "Next" }));
  await person.type(screen.getByLabelText("What does the scale show?"), "641");
  await next();
  expect(screen.getByText(/641 kg is more than the 640.5 kg/)).toBeInTheDocument();
  for (const _digit of "641") await person.click(screen.getByRole("button", { name: "Erase" }));
  await person.click(screen.getByRole("button", { name: "5" }));
  await next();
  await person.click(screen.getByRole("button", { name: "9" }));
  await next();
  await person.click(screen.getByRole("button", { name: "Yes, finished" }));
  expect(await screen.findByText("The reel is finished")).toBeInTheDocument();
  expect(asked.find(({ path }) => path === "/station/return-reel")?.body).toMatchObject({
    barcodeId: "REEL-000002",
    weight: 5,
    howManyBox: 9,
    isFinished: true,
  });
});

test("a reel that cannot be weighed comes back by its diameters", async () => {
  startStation(paired);
  const asked = await open({ "POST /station/return-reel": () => json({ outcome: "RETURNED" }) });
  scan("REEL-000002");
  const person = user();
  await person.click(await screen.findByRole("button", { name: /No scale/ }));
  for (const millimetres of ["1200", "800", ""]) {
    for (const digit of millimetres)
      await person.click(screen.getByRole("button", { name: digit }));
    await person.click(screen.getByRole("button", { name: "Next" }));
  }
  await vi.waitFor(() => {
    const body = asked.find(({ path }) => path === "/station/return-reel")?.body;
    expect(body).toMatchObject({ fullDiameter: 1200, diameter: 800 });
    expect(body).not.toHaveProperty("weight");
  });
});

test("a badge that is shown while a reel is asked about is recorded, and the question stays", async () => {
  startStation(paired);
  await open({
    "POST /station/punch": () => json({ outcome: "CHECKED_IN", name: "Asha Rao" }),
  });
  scan("REEL-000002");
  const field = await screen.findByLabelText("What does the scale show?");
  await user().click(screen.getByRole("button", { name: "1" }));
  await user().click(screen.getByRole("button", { name: "2" }));
  scan("EMP-A-00001");
  expect(await screen.findByText("Asha Rao", { selector: "p" })).toBeInTheDocument();
  expect(field).toHaveValue("12");
});

test("while the host is away scans wait in a list, unknown badges are refused, and all go out when it is back", async () => {
  startStation(paired);
  let isAway = false;
  const unlessAway =
    (given: Answer): Answer =>
    (call) => {
      if (isAway) throw new TypeError("Failed to fetch");
      return given(call);
    };
  const asked = await open({
    "GET /station/data": unlessAway(() => json(data)),
    "GET /station/open-usages": unlessAway(() => json(usages)),
    "POST /station/punch": unlessAway(() => json({ outcome: "CHECKED_IN" })),
  });
  isAway = true;
  // The first look at the host may still be under way.
  await vi.waitFor(() => {
    act(() => void window.dispatchEvent(new Event("offline")));
    expect(screen.getByText("Offline")).toBeInTheDocument();
  });
  scan("EMP-A-00001");
  expect(await screen.findByText("Kept here, waiting to be sent")).toBeInTheDocument();
  scan("EMP-A-77777");
  expect(await screen.findByText("This badge is not known. Tell the office")).toBeInTheDocument();
  await user().click(screen.getByRole("button", { name: "1 scan waits" }));
  const list = screen.getByRole("region", { name: "Scans of this station" });
  expect(within(list).getByText("Asha Rao")).toBeInTheDocument();

  isAway = false;
  act(() => void window.dispatchEvent(new Event("online")));
  expect(await within(list).findByText("Nothing waits.")).toBeInTheDocument();
  const sent = asked.findLast(({ method }) => method === "POST");
  expect(sent?.body).toMatchObject({ barcodeId: "EMP-A-00001", queued: true });
});

test("a revoked station says so, keeps what waits, and goes on once it is paired again", async () => {
  startStation(paired);
  let isRevoked = true;
  const asked = await open({
    "POST /station/punch": () =>
      isRevoked
        ? json({ message: "This station was revoked: pair it again" }, { status: 401 })
        : json({ outcome: "CHECKED_IN" }),
    "POST /station/pair": () => {
      isRevoked = false;
      return json({ token: "new-token", device: { id: 1, name: "Gate", unit: "A" } });
    },
  });
  scan("EMP-A-00001");
  expect(await screen.findByText("This station was revoked: pair it again")).toBeInTheDocument();
  expect(await screen.findByText(/1 scan is kept here/)).toBeInTheDocument();
  scan("7KQM-2XDA");
  await screen.findByText("Scan your badge or a reel");
  await vi.waitFor(() => expect(screen.queryByText(/scan waits/)).toBeNull());
  const punches = asked.filter(({ path }) => path === "/station/punch");
  expect(punches.at(-1)?.headers.get("Authorization")).toBe("Bearer new-token");
  expect(punches.at(-1)?.body).toMatchObject({ barcodeId: "EMP-A-00001" });
});

test("without a camera the station says what to do, and scans go on", async () => {
  startStation(paired);
  await open();
  await user().click(screen.getByRole("button", { name: "Start the camera" }));
  expect(await screen.findByText(/needs an address that begins with https/)).toBeInTheDocument();
});
