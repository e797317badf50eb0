import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { WallMachine } from "../../contract/machines";
import { loader } from "../../src/wall/WallPage";
import { json } from "../support/fakeHost";
import { figures, noon, openWall, stubBrowser } from "./openWall";

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

const corrugator: WallMachine = {
  id: 3,
  name: "Corrugator 1",
  unit: "A",
  state: "STOPPED",
  reason: "MECHANICAL",
  since: "2026-11-23T08:30:00Z",
  job: { orderId: 5, client: "Kaveri Weaves", left: 1500 },
  good: 18_500,
  waste: 400,
  ratePerHour: 3600,
  speed: 2700,
  availability: 0.875,
  performance: 0.75,
  quality: 0.979,
  oee: 0.642,
  stops: [{ reason: "MECHANICAL", minutes: 60 }],
};
const stitcher: WallMachine = { ...corrugator, id: 4, name: "Stitcher", unit: "B" };

const open = async (machine: string) => {
  await loader({ request: new Request(`http://plant.example/wall?machine=${machine}`) });
  openWall(() => json(figures({ machines: [corrugator, stitcher] })));
};

test("a screen of one machine names the reason of its stop, its job, its speed and its figures", async () => {
  await open("3");
  const card = (await screen.findByRole("heading", { name: "Corrugator 1" })).closest("section");
  expect(card).toHaveAttribute("data-state", "STOPPED");
  for (const text of [
    "Mechanical",
    "Stopped since 14:00, 32 min",
    "#5 Kaveri Weaves1,500 left",
    "Good today18,500",
    "2,700 / 3,600",
    "Availability88%",
    "= 64%",
    "Mechanical 60 min",
  ])
    expect(card).toHaveTextContent(text);
  expect(screen.queryByRole("heading", { name: "Stitcher" })).toBeNull();
  expect(screen.queryByText("Output today")).toBeNull();
});

test("a unit's screen has the machines of the unit, and is remembered until it is taken back", async () => {
  await open("B");
  await screen.findByRole("heading", { name: "Stitcher" });
  expect(screen.queryByRole("heading", { name: "Corrugator 1" })).toBeNull();
  cleanup();
  openWall(() => json(figures({ machines: [corrugator, stitcher] })));
  await screen.findByRole("heading", { name: "Stitcher" });
  cleanup();
  await open("");
  expect(await screen.findByText("Output today")).toBeInTheDocument();
});

test("a host without machines shows the plant, whatever the screen is set to", async () => {
  await loader({ request: new Request("http://plant.example/wall?machine=3") });
  openWall();
  expect(await screen.findByText("Output today")).toBeInTheDocument();
});
