import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { dashboardPath } from "../../../src/admin/addresses";
import { json } from "../../support/fakeHost";
import { openOffice, screenTitled } from "../../support/openOffice";

// A file of its own: the code of the dialog loads once in a file.
test("letters that are typed before the dialog is there are kept", async () => {
  openOffice(dashboardPath, {
    isOwnHost: true,
    answers: { "GET /admin/search": () => json([]) },
  });
  await screenTitled(/^Welcome/);
  fireEvent.keyDown(window, { key: "k", ctrlKey: true });
  expect(screen.queryByRole("combobox")).toBeNull();
  for (const key of ["r", "e", "x", "Backspace", "e", "l", "Shift"])
    fireEvent.keyDown(window, { key });
  expect(await screen.findByRole("combobox")).toHaveValue("reel");
  fireEvent.keyDown(window, { key: "s" });
  expect(screen.getByRole("combobox")).toHaveValue("reel");
});
