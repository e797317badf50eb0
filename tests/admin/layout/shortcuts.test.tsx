import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { Shortcuts } from "../../../src/admin/shell/PlantLayout";
import { openPage } from "../../support/openPage";

test("a question mark opens the sheet of shortcuts, but not one that is typed", async () => {
  openPage(
    <>
      <input aria-label="Search" />
      <Shortcuts />
    </>,
  );
  fireEvent.keyDown(screen.getByLabelText("Search"), { key: "?" });
  expect(screen.queryByRole("dialog")).toBeNull();
  fireEvent.keyDown(document.body, { key: "?" });
  expect(await screen.findByText("Keyboard Shortcuts")).toBeInTheDocument();
  expect(screen.getByText("Find a record or a screen")).toBeInTheDocument();
  fireEvent.click(screen.getByText("Close"));
  await waitFor(() => expect(screen.queryByText("Keyboard Shortcuts")).toBeNull());
});
