import { choose } from "../support/browser/choose";
import { expect, test } from "../support/browser/fixtures";

test("a tablet with the code of a new station is that station, and the office sees it immediately", async ({
  office,
  browser,
}, { testId, project }) => {
  const name = `Gate ${testId}`;
  await office.goto("/admin/dashboard/devices/create");
  await office.getByLabel("Name").fill(name);
  await choose(office, "Unit", "B");
  await office.getByRole("button", { name: "Create and Show Code" }).click();
  const dialog = office.getByRole("dialog", { name: `Pair ${name}` });
  const code = await dialog.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/).innerText();
  await expect(dialog.getByRole("img", { name: code })).toBeVisible();

  const tablet = await browser.newContext({ baseURL: project.use.baseURL ?? "" });
  const station = await tablet.newPage();
  await station.goto("/scan");
  await station.getByRole("textbox").fill(code.toLowerCase());
  await station.keyboard.press("Enter");
  await expect(station.getByText(name)).toBeVisible();
  await tablet.close();

  await expect(dialog.getByText(`${name} is paired.`)).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(office.getByRole("row", { name: new RegExp(name) })).not.toContainText("Not paired");
});
