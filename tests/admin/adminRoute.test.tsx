import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

let opened = 0;

/** Stands for the office: what it has read and kept is which one of all offices it is. */
function Office() {
  const [nth] = useState(() => {
    opened += 1;
    return opened;
  });
  return <p>Office {nth}</p>;
}

// A worker's files share their modules: those that this file mocks are in none of the others.
beforeAll(() => {
  vi.resetModules();
  vi.doMock("../../src/admin/AdminApp", () => ({ default: () => <Office /> }));
});
afterAll(() => {
  vi.doUnmock("../../src/admin/AdminApp");
  vi.resetModules();
});

const admin = { firstName: "Asha", lastName: "Rao", email: "asha@example.com" };

test("each account gets an office of its own, whichever tab it signed in from", async () => {
  const { AdminRoute } = await import("../../src/admin/AdminRoute");
  const { endSession, startSession } = await import("../../src/api/session");
  startSession({ token: "first", admin });
  render(<AdminRoute />);
  const first = (await screen.findByText(/Office/)).textContent;

  act(() => endSession());
  expect(screen.getByText(/Office/)).toHaveTextContent(String(first));

  localStorage.setItem("adminDetails", JSON.stringify(admin));
  localStorage.setItem("token", "second");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "token" })));
  expect(screen.getByText(/Office/)).not.toHaveTextContent(String(first));
});
