import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { AdminRoute } from "../../src/admin/AdminRoute";
import { endSession, startSession } from "../../src/api/session";

let opened = 0;

/** Stands for the office: what it has read and kept is which one of all offices it is. */
function Office() {
  const [nth] = useState(() => {
    opened += 1;
    return opened;
  });
  return <p>Office {nth}</p>;
}

vi.mock("../../src/admin/AdminApp", () => ({ default: () => <Office /> }));

const admin = { firstName: "Asha", lastName: "Rao", email: "asha@example.com" };

test("each account gets an office of its own, whichever tab it signed in from", async () => {
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
