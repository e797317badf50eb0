import "fake-indexeddb/auto";
import { act, cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { deleteDB, openDB } from "idb";
import { expect, vi } from "vitest";
import { Component as StationPage } from "../../src/station/StationPage";
import { type Answer, type Answers, fakeHost, type HostRequest, json } from "../support/fakeHost";
import { records } from "./records";

const { usages, fetchedAt: _, ...data } = records;

/** The plant's records on the host. */
export const known = {
  "GET /station/data": () => json(data),
  "GET /station/open-usages": () => json(usages),
};

export const paired = { token: "device-token", name: "Gate", unit: "A" };

export const user = () => userEvent.setup({ delay: null });

/** Reads the records that the station has saved, which it knows by then. */
export async function readSavedRecords() {
  const database = await openDB("station");
  try {
    return await database.get("records", "latest");
  } finally {
    database.close();
  }
}

/** Opens the station's page and waits until it knows the plant. */
export async function openStation(answers: Answers = {}) {
  const requests = fakeHost({ ...known, ...answers });
  render(<StationPage />);
  await screen.findByText("Scan your badge or a reel");
  await vi.waitFor(async () => expect(await readSavedRecords()).toBeDefined());
  return requests;
}

/** Returns the bodies that a call of the station sent, in their order. */
export const bodiesOf = (requests: readonly HostRequest[], call: string) =>
  requests.filter(({ path }) => path === `/station/${call}`).map(({ body }) => body);

/** Returns a host with a network that can be switched off and on again. */
export function leavingHost() {
  let isAway = false;
  return {
    unlessAway:
      (given: Answer): Answer =>
      (call) => {
        if (isAway) throw new TypeError("Failed to fetch");
        return given(call);
      },
    /** Resolves when the station shows it. The station's first look at the host may still be under way. */
    leave: async () => {
      isAway = true;
      await vi.waitFor(() => {
        act(() => void window.dispatchEvent(new Event("offline")));
        expect(screen.getByText("Offline")).toBeInTheDocument();
      });
    },
    comeBack: () => {
      isAway = false;
    },
  };
}

/** Closes the page and forgets what it has saved. */
export async function closeStation() {
  // An open page holds the database.
  cleanup();
  await deleteDB("station");
  localStorage.clear();
}

/** Types like a scanner, a key every few milliseconds however busy the machine is, with Enter at the end. */
export function scan(code: string, gapMs = 5) {
  const target = document.activeElement ?? document.body;
  let at = performance.now();
  const press = (key: string) => {
    at += gapMs;
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
