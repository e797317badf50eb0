import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { json } from "../../support/fakeHost";
import { openOffice, screenTitled } from "../../support/openOffice";

const notice = () => screen.queryByText(/^No connection\./);

test("the office says that the device has no network until it has one again", async () => {
  const network = vi.spyOn(navigator, "onLine", "get");
  const goOnline = () => {
    network.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("online")));
  };
  // Or else the offices of later tests wait for a network.
  onTestFinished(() => {
    goOnline();
    network.mockRestore();
  });
  openOffice("/admin/dashboard/no/such/page");
  await screenTitled("404 - Page Not Found");
  expect(notice()).toBeNull();
  network.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  // The notice has separate code, which may load after the title.
  await waitFor(() => expect(notice()?.closest("[role=status]")).toBeInTheDocument());
  goOnline();
  expect(notice()).toBeNull();
});

test("the office says that no host answers until one does", async () => {
  expectConsoleErrors(/^HostUnreachable: /);
  let answer = (): Response => {
    throw new TypeError("Failed to fetch");
  };
  openOffice("/admin/dashboard/employees", {
    answers: { "GET /admin/get-employees": () => answer() },
  });
  await waitFor(() => expect(notice()).toBeInTheDocument());
  answer = () => json([]);
  fireEvent.click(await screen.findByText("Try again"));
  await waitFor(() => expect(notice()).toBeNull());
});

test("a refusal of the host is no lost connection", async () => {
  expectConsoleErrors(/^HostError: Down$/);
  openOffice("/admin/dashboard/employees", {
    answers: { "GET /admin/get-employees": () => json({ message: "Down" }, { status: 500 }) },
  });
  expect(await screen.findByText("Down")).toBeInTheDocument();
  expect(notice()).toBeNull();
});
