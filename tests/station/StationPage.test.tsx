import { act, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { startStation } from "../../src/api/deviceHost";
import { startSession } from "../../src/api/session";
import { openStationDatabase } from "../../src/station/queue/scanStore";
import { Component as StationPage } from "../../src/station/StationPage";
import { type Answer, fakeHost, json } from "../support/fakeHost";
import { closeStation, known, leavingHost, openStation, paired, scan, user } from "./openStation";
import { checkedIn, records } from "./records";

afterEach(closeStation);

test("a host without stations gets no request, and the page says so in one sentence", async () => {
  const requests = fakeHost({});
  startSession({ token: "t", admin: { firstName: "A", lastName: "B", email: "a@b.in" } });
  render(<StationPage />);
  expect(screen.getByText("This host has no scan stations.")).toBeInTheDocument();
  expect(requests).toEqual([]);
});

test("a tablet without a signed-in admin is paired by its code", async () => {
  const requests = fakeHost({
    ...known,
    "POST /station/pair": ({ body }) =>
      JSON.stringify(body).includes("7KQM")
        ? json({ token: "device-token", device: { id: 1, name: "Gate", unit: "A" } })
        : json({ message: "This code is not good" }, { status: 404 }),
  });
  render(<StationPage />);
  await screen.findByRole("heading", { name: "Pair this scan station" });
  expect(requests).toEqual([]);

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
  await vi.waitFor(() => expect(requests.at(-1)?.path).toMatch("/station/"));
  expect(requests.at(-1)?.headers.get("Authorization")).toBe("Bearer device-token");
});

test("a code is read even when it is scanned at the moment the page appears", async () => {
  const requests = fakeHost(known);
  const appearing = new MutationObserver(() => {
    if (screen.queryByRole("heading", { name: "Pair this scan station" }) === null) return;
    appearing.disconnect();
    scan("7KQM-2XDA");
  });
  appearing.observe(document.body, { childList: true, subtree: true });
  render(<StationPage />);
  await vi.waitFor(() => expect(requests.map(({ path }) => path)).toContain("/station/pair"));
});

test("an admin who is signed in uses the station without pairing", async () => {
  startSession(
    { token: "admin-token", admin: { firstName: "Meera", lastName: "B", email: "a@b.in" } },
    true,
  );
  const requests = await openStation();
  expect(screen.getByRole("heading", { name: "Meera, not paired" })).toBeInTheDocument();
  expect(requests[0]?.headers.get("Authorization")).toBe("Bearer admin-token");
});

test("a badge is recorded immediately, with name, direction, time and the hours of today", async () => {
  startStation(paired);
  const requests = await openStation({
    "POST /station/punch": () =>
      json({
        ...checkedIn,
        outcome: "CHECKED_OUT",
        at: "2026-03-02T16:35:00Z",
        workedHours: 7.97,
      }),
  });
  scan("EMP-A-00001");
  const shown = within(await screen.findByRole("alert"));
  expect(await shown.findByText("Out 22:05")).toBeInTheDocument();
  expect(shown.getByText("Asha Rao")).toBeInTheDocument();
  expect(shown.getByText("Today 7 h 58 min")).toBeInTheDocument();
  const punch = requests.find(({ method }) => method === "POST");
  expect(punch?.body).toMatchObject({ barcodeId: "EMP-A-00001", sequence: 1, queued: false });
  await vi.waitFor(() => expect(screen.queryByText(/scan waits/)).toBeNull());
});

test("a badge that was scanned a moment ago is already recorded as in or as out, and when", async () => {
  startStation(paired);
  let recordedAs = "CHECKED_IN";
  await openStation({
    "POST /station/punch": () =>
      json({
        ...checkedIn,
        outcome: "ALREADY_RECORDED",
        recordedAs,
        at: "2026-03-02T16:35:00Z",
      }),
  });
  scan("EMP-A-00001");
  expect(
    await screen.findByText("Already recorded as in 22:05", { selector: "p" }),
  ).toBeInTheDocument();
  recordedAs = "CHECKED_OUT";
  scan("EMP-A-00001");
  expect(
    await screen.findByText("Already recorded as out 22:05", { selector: "p" }),
  ).toBeInTheDocument();
});

test("without the host a badge scanned twice is already recorded as in, and both scans are kept", async () => {
  startStation(paired);
  const { unlessAway, leave } = leavingHost();
  const { usages: _, fetchedAt: __, ...data } = records;
  await openStation({
    "GET /station/data": unlessAway(() => json({ ...data, checkOutsUntil: {} })),
    "GET /station/open-usages": unlessAway(known["GET /station/open-usages"]),
    "POST /station/punch": unlessAway(() => json(checkedIn)),
  });
  await leave();
  scan("EMP-A-00001");
  expect(await screen.findByText(/^Scanned \d\d:\d\d$/, { selector: "p" })).toBeInTheDocument();
  scan("EMP-A-00001");
  const word = await screen.findByText(/^Already recorded as in \d\d:\d\d$/, { selector: "p" });
  expect(word).toBeInTheDocument();
  expect(await screen.findByRole("button", { name: "2 scans wait" })).toBeInTheDocument();
});

test("a scanner that pauses within a code is read while no field has the focus, as after an answer", async () => {
  startStation(paired);
  const requests = await openStation({
    "POST /station/punch": () => json(checkedIn),
  });
  screen.getByLabelText("Or type its code").blur();
  scan("EMP-A-00001", 500);
  await vi.waitFor(() =>
    expect(requests.at(-1)?.body ?? {}).toMatchObject({ barcodeId: "EMP-A-00001" }),
  );
});

test("a typed code is as good as a scanned one", async () => {
  startStation(paired);
  const requests = await openStation({
    "POST /station/punch": () => json(checkedIn),
  });
  const field = screen.getByLabelText("Or type its code");
  expect(field).toHaveFocus();
  const person = user();
  await person.type(field, "emp-a-00001");
  await person.click(screen.getByRole("button", { name: "Enter" }));
  await vi.waitFor(() =>
    expect(requests.at(-1)?.body ?? {}).toMatchObject({ barcodeId: "EMP-A-00001" }),
  );
});

test.each([
  ["EMP-A-99999", "There is no such badge"],
  ["8901234567890", "No badge, reel or job card of this plant has this number"],
  ["PALLET-7", "Not a badge, reel or job card of this plant"],
  ["EMP'A'1", "The code could not be read. Scan again, or type it"],
  ["REEL-999999", "This reel is not known. Tell the store"],
  ["REEL-000003", "This reel is finished"],
])("%s is refused loud and clear: %s", async (code, sentence) => {
  startStation(paired);
  await openStation({
    "POST /station/punch": () => json({ message: "There is no such badge" }, { status: 404 }),
  });
  scan(code);
  expect(await screen.findByText("Not recorded", { selector: "p" })).toBeInTheDocument();
  expect(screen.getByText(sentence)).toBeInTheDocument();
  expect(screen.queryByText(/refused/)).toBeNull();
});

test("without the host scans wait in a list, unknown badges are refused, and all are sent later", async () => {
  startStation(paired);
  const { unlessAway, leave, comeBack } = leavingHost();
  const requests = await openStation({
    "GET /station/data": unlessAway(known["GET /station/data"]),
    "GET /station/open-usages": unlessAway(known["GET /station/open-usages"]),
    "POST /station/punch": unlessAway(() => json(checkedIn)),
  });
  await leave();
  scan("EMP-A-00001");
  expect(await screen.findByText("Stored here, waiting to be sent")).toBeInTheDocument();
  scan("EMP-A-77777");
  expect(await screen.findByText("This badge is not known. Tell the office")).toBeInTheDocument();
  await user().click(screen.getByRole("button", { name: "1 scan waits" }));
  const list = screen.getByRole("region", { name: "Scans of this station" });
  expect(within(list).getByText("Asha Rao")).toBeInTheDocument();

  comeBack();
  act(() => void window.dispatchEvent(new Event("online")));
  expect(await within(list).findByText("No scans are waiting.")).toBeInTheDocument();
  const sent = requests.findLast(({ method }) => method === "POST");
  expect(sent?.body).toMatchObject({ barcodeId: "EMP-A-00001", queued: true });
});

test("a revoked station says so, keeps what waits, and goes on once it is paired again", async () => {
  startStation(paired);
  let isRevoked = true;
  const requests = await openStation({
    "POST /station/punch": () =>
      isRevoked
        ? json({ message: "This station was revoked: pair it again" }, { status: 401 })
        : json(checkedIn),
    "POST /station/pair": () => {
      isRevoked = false;
      return json({ token: "new-token", device: { id: 1, name: "Gate", unit: "A" } });
    },
  });
  scan("EMP-A-00001");
  expect(await screen.findByText("This station was revoked: pair it again")).toBeInTheDocument();
  expect(await screen.findByText(/1 scan is stored here/)).toBeInTheDocument();
  scan("7KQM-2XDA");
  await screen.findByText("Scan your badge or a reel");
  await vi.waitFor(() => expect(screen.queryByText(/scan waits/)).toBeNull());
  const punches = requests.filter(({ path }) => path === "/station/punch");
  expect(punches.at(-1)?.headers.get("Authorization")).toBe("Bearer new-token");
  expect(punches.at(-1)?.body).toMatchObject({ barcodeId: "EMP-A-00001" });
});

test("a network's login page in place of the host parks nothing and says what to do", async () => {
  startStation(paired);
  let isCaptive = false;
  const login = () =>
    new Response("<html>Sign in</html>", { status: 403, headers: { "Content-Type": "text/html" } });
  const unlessCaptive =
    (given: Answer): Answer =>
    (call) =>
      isCaptive ? login() : given(call);
  await openStation({
    "GET /station/data": unlessCaptive(known["GET /station/data"]),
    "GET /station/open-usages": unlessCaptive(known["GET /station/open-usages"]),
    "POST /station/punch": unlessCaptive(() => json(checkedIn)),
  });
  isCaptive = true;
  // The first look at the host may still be under way.
  await vi.waitFor(() => {
    act(() => void window.dispatchEvent(new Event("offline")));
    expect(screen.getByText(/^This network blocks the server/)).toBeInTheDocument();
  });
  scan("EMP-A-00001");
  expect(await screen.findByText("Stored here, waiting to be sent")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "1 scan waits" })).toBeInTheDocument();

  isCaptive = false;
  act(() => void window.dispatchEvent(new Event("online")));
  await vi.waitFor(() => expect(screen.queryByText(/scan waits/)).toBeNull());
  expect(screen.queryByText(/^This network blocks/)).toBeNull();
});

test.each([
  [true, /^This browser keeps waiting scans/],
  [false, /^This browser may delete waiting scans/],
])(
  "the browser is asked to keep what waits, and its answer %s is shown",
  async (answer, sentence) => {
    const persist = vi.fn(async () => answer);
    const navigatorProperties = {
      storage: { value: { persist } },
      languages: { value: ["en-IN"] },
    };
    vi.stubGlobal("navigator", Object.create(navigator, navigatorProperties));
    startStation(paired);
    await openStation();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(persist).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  },
);

test("the dismissal of a parked scan needs a confirmation, and is reported to the office", async () => {
  startStation(paired);
  const db = await openStationDatabase("station");
  const scanned = { scanId: "old", scannedAt: "2026-03-02T06:00:00.000Z", label: "Asha Rao" };
  const content = { call: "punch", body: { barcodeId: "EMP-A-00001" } } as const;
  await db.put("parked", { ...scanned, content, refusal: { status: 400, message: "Wrong" } }, 1);
  db.close();
  const requests = await openStation({
    "POST /station/dismiss-scan": () =>
      json({
        outcome: "DISMISSED",
        barcodeId: "EMP-A-00001",
        name: "Asha Rao",
        message: "Wrong",
      }),
  });
  const person = user();
  await person.click(await screen.findByRole("button", { name: "1 refused" }));
  const list = within(screen.getByRole("region", { name: "Scans of this station" }));
  await person.click(list.getByRole("button", { name: "Dismiss" }));
  await person.click(list.getByRole("button", { name: "Keep it" }));
  expect(requests.some(({ method }) => method === "POST")).toBe(false);
  await person.click(list.getByRole("button", { name: "Dismiss" }));
  expect(list.getByRole("alert")).toHaveTextContent(/^Dismiss this scan\? It will not count/);
  await person.click(list.getByRole("button", { name: "Yes, dismiss" }));
  await vi.waitFor(() => expect(screen.queryByRole("button", { name: "1 refused" })).toBeNull());
  const sent = requests.find(({ path }) => path === "/station/dismiss-scan");
  expect(sent?.body).toMatchObject({ dismissedScanId: "old", refusal: "Wrong", sequence: 1 });
});

test("without a camera the station says what to do, and scans go on", async () => {
  startStation(paired);
  await openStation();
  await user().click(screen.getByRole("button", { name: "Start the camera" }));
  expect(await screen.findByText(/needs an address that begins with https/)).toBeInTheDocument();
});
