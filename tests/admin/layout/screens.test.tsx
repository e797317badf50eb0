import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BrowserRouter, Link } from "react-router-dom";
import { expect, test } from "vitest";
import { LoadError } from "../../../src/admin/layout/QueryResult";
import { ScreenError } from "../../../src/admin/layout/Screen";
import { useIsDenied } from "../../../src/admin/shell/PlantLayout";
import { denyPage } from "../../../src/authProvider";
import { listenForMissingCode } from "../../../src/browser/pageStart";
import { RecordNotFound } from "../../../src/dataProvider";
import { openPage } from "../../support/openPage";

const Page = () => <p>{useIsDenied() ? "Denied" : "Shown"}</p>;

test("a page that the host refused is shown again when its menu entry is pressed once more", async () => {
  render(
    <BrowserRouter>
      <Link to="/employees">Employee</Link>
      <Page />
    </BrowserRouter>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByText("Employee"));
  act(denyPage);
  expect(screen.getByText("Denied")).toBeInTheDocument();
  await user.click(screen.getByText("Employee"));
  expect(screen.getByText("Shown")).toBeInTheDocument();
});

test("a record that does not exist gets a sentence with its ID", () => {
  openPage(<LoadError message="Not loaded" error={new RecordNotFound("employees", "E-99")} />);
  expect(screen.getByRole("alert")).toHaveTextContent("There is no employee with the ID E-99.");
  expect(screen.queryByText("Not loaded")).toBeNull();
  expect(screen.queryByText("There is no such record")).toBeNull();
});

test("a screen whose code did not load says so, and offers to reload", () => {
  const error = new TypeError("Failed to fetch dynamically imported module: /assets/x.js");
  listenForMissingCode();
  window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: error }));
  openPage(<ScreenError error={error} />);
  expect(screen.getByRole("alert")).toHaveTextContent("A part of the office did not load.");
  expect(screen.getByRole("button", { name: "Reload" })).toBeInTheDocument();
  expect(screen.queryByText(/Failed to fetch/)).toBeNull();
});
