import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import type { Device } from "../../../contract/devices";
import { isLoopback } from "../../../src/admin/devices/DeviceActions";
import { devices } from "../../../src/admin/devices/resource";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { declaredScreens } from "../../support/declaredScreens";
import type { JsonOf } from "../../support/exampleReplies";
import { type Answers, fakeHost, json } from "../../support/fakeHost";
import { dialogTitled, openPage } from "../../support/openPage";

const gate: Device = {
  id: 7,
  name: "Gate A",
  unit: "A",
  kind: "STATION",
  createdAt: "2026-03-02T03:31:00Z",
};
const code = (pairingCode: string): JsonOf<"createDevice"> => ({
  id: 7,
  pairingCode,
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
  kind: "STATION",
});

const { list: List, create: Create } = declaredScreens(devices);
const Devices = () => (useLocation().pathname.endsWith("/create") ? <Create /> : <List />);

function open(answers: Answers = {}, at = "/") {
  const requests = fakeHost({ "GET /admin/devices": () => json([gate]), ...answers });
  openPage(<Devices />, { at });
  return requests;
}

const writes = (requests: ReturnType<typeof open>) =>
  requests.filter(({ method }) => method !== "GET").map(({ method, path }) => `${method} ${path}`);

afterEach(() => {
  vi.useRealTimers();
});

test("a new station shows its code in letters and bars with the next step, and then that it is paired", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let listed: object = gate;
  const requests = open(
    {
      "POST /admin/devices": () => json(code("7KQM-2XDA")),
      "GET /admin/devices": () => json([listed]),
    },
    "/admin/dashboard/devices/create",
  );
  const button = await screen.findByText("Create and Show Code", { selector: "button" });
  fireEvent.change(document.querySelector("[name='name']") ?? document.body, {
    target: { value: "Gate A" },
  });
  fireEvent.change(document.querySelector("[name='unit']") ?? document.body, {
    target: { value: "A" },
  });
  fireEvent.click(button);
  const dialog = await dialogTitled("Pair Gate A");
  expect(within(dialog).getByText("7KQM-2XDA")).toBeInTheDocument();
  expect(
    await within(dialog).findByLabelText("7KQM-2XDA", { selector: "svg" }),
  ).toBeInTheDocument();
  expect(dialog).toHaveTextContent(`Open ${window.location.origin}/scan on the tablet.`);
  expect(dialog).toHaveTextContent("Only this computer can open this address.");
  expect(dialog).toHaveTextContent(/Valid once, for (10:00|9:\d\d)\./);
  expect(requests.find(({ method }) => method === "POST")?.body).toEqual({
    name: "Gate A",
    unit: "A",
    kind: "STATION",
  });
  listed = { ...gate, pairedAt: new Date().toISOString() };
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(
    await within(dialog).findByText("Gate A is paired. Its scans count now."),
  ).toBeInTheDocument();
  expect(within(dialog).queryByText("7KQM-2XDA")).toBeNull();
  fireEvent.click(within(dialog).getByText("Close"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("an address of localhost leads each machine to itself, and an address in the network does not", () => {
  for (const name of ["localhost", "plant.localhost", "127.0.0.1", "127.1.2.3", "[::1]"])
    expect(isLoopback(name), name).toBe(true);
  for (const name of ["192.168.1.20", "plant.example", "localhost.example", "10.0.0.127"])
    expect(isLoopback(name), name).toBe(false);
});

test("a code counts down its ten minutes, says when it is no longer good, and gives way to a new one", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const codes = ["7KQM-2XDA", "9HNP-4RST"];
  const requests = open({
    "PUT /admin/devices/7/pairing-code": () => json(code(codes.shift() ?? "")),
  });
  fireEvent.click(await screen.findByLabelText("New code: Gate A"));
  const dialog = await dialogTitled("Pair Gate A");
  /** Moves the clock, and lets its next second pass. */
  const pass = (seconds: number) => {
    vi.setSystemTime(Date.now() + seconds * 1000);
    return act(() => vi.advanceTimersByTimeAsync(1000));
  };
  await pass(570);
  expect(dialog).toHaveTextContent(/Valid once, for 0:[012]\d/);
  await pass(30);
  expect(within(dialog).getByRole("status")).toHaveTextContent("This code has expired.");
  expect(within(dialog).queryByText("7KQM-2XDA")).toBeNull();
  fireEvent.click(within(dialog).getByText("New code"));
  expect(await screen.findByText("9HNP-4RST")).toBeInTheDocument();
  expect(writes(requests)).toEqual([
    "PUT /admin/devices/7/pairing-code",
    "PUT /admin/devices/7/pairing-code",
  ]);
});

test("a station is revoked once, after a question, and a refusal is shown there", async () => {
  expectConsoleErrors(/^HostError: Not now$/);
  const answers = [json({ message: "Not now" }, { status: 409 }), json(gate)];
  const requests = open({
    "PUT /admin/devices/7/revoke": () => answers.shift() ?? json({}),
  });
  fireEvent.click(await screen.findByLabelText("Revoke: Gate A"));
  const dialog = await dialogTitled("Revoke Gate A?");
  expect(dialog).toHaveTextContent("The tablet can no longer send scans.");
  expect(writes(requests)).toEqual([]);
  const press = () => {
    fireEvent.click(within(dialog).getByText("Revoke"));
    fireEvent.click(within(dialog).getByText("Revoke"));
  };
  press();
  expect(await within(dialog).findByText("Not now")).toBeInTheDocument();
  press();
  expect(await screen.findByText("Gate A is revoked")).toBeInTheDocument();
  expect(writes(requests)).toEqual(["PUT /admin/devices/7/revoke", "PUT /admin/devices/7/revoke"]);
});

test("the list distinguishes waiting, paired and revoked stations", async () => {
  open({
    "GET /admin/devices": () =>
      json([
        gate,
        {
          ...gate,
          id: 8,
          name: "Corrugator",
          pairedAt: "2026-03-02T03:31:00Z",
          lastSeenAt: "2026-03-03T13:01:00Z",
          revokedAt: "2026-03-04T06:00:00Z",
        },
      ]),
  });
  const row = (name: string) => screen.getByText(name).closest("tr");
  await screen.findByText("Gate A");
  expect(row("Gate A")).toHaveTextContent("Not paired yet");
  for (const moment of ["2 Mar 2026, 9:01 am", "3 Mar 2026, 6:31 pm", "4 Mar 2026, 11:30 am"])
    expect(row("Corrugator")).toHaveTextContent(moment);
  expect(await screen.findByLabelText("New code: Corrugator")).toBeInTheDocument();
  expect(screen.queryByLabelText("Revoke: Corrugator")).toBeNull();
});

test("without stations the list says what they are for", async () => {
  open({ "GET /admin/devices": () => json([]) });
  expect(
    await screen.findByText(/No scan stations yet\. Create one for each tablet/),
  ).toBeInTheDocument();
});
