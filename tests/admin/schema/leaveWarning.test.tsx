import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { readSession } from "../../../src/api/session";
import { openOffice } from "../../support/openOffice";
import { dialogTitled } from "../../support/openPage";

const typedName = "Asha Rao";

const openFilledIn = async () => {
  openOffice("/admin/dashboard/industries/create");
  const name = await screen.findByLabelText(/^Industry Name/);
  fireEvent.change(name, { target: { value: typedName } });
  return name;
};

test("a logout asks while something typed is not saved: whoever stays finds it as it was, whoever leaves is signed out", async () => {
  const name = await openFilledIn();
  fireEvent.click(screen.getByLabelText("Logout"));
  await dialogTitled("Leave without saving?");
  fireEvent.click(screen.getByText("Stay"));
  await waitFor(() => expect(screen.queryByText("Leave without saving?")).toBeNull());
  expect(name).toHaveValue(typedName);
  expect(readSession()).toBeDefined();

  fireEvent.click(screen.getByLabelText("Profile"));
  fireEvent.click(await screen.findByText("Logout", { selector: "[role='menu'] *" }));
  await dialogTitled("Leave without saving?");
  expect(readSession()).toBeDefined();
  fireEvent.click(screen.getByText("Leave"));
  await waitFor(() => expect(readSession()).toBeUndefined());
});

test("a logout asks nothing where nothing is typed, or where what was typed is gone again", async () => {
  const name = await openFilledIn();
  fireEvent.change(name, { target: { value: "" } });
  fireEvent.click(screen.getByLabelText("Logout"));
  await waitFor(() => expect(readSession()).toBeUndefined());
  expect(screen.queryByText("Leave without saving?")).toBeNull();
});
