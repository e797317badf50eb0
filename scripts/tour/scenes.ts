import type { Page } from "@playwright/test";
import { indiaDate } from "../../domain/indiaTime";
import { cardIn, column, dragTo } from "../../tests/support/browser/kanbanPage";
import { pairStation, scanKeys } from "../../tests/support/browser/station";

/** A page, and the functions that draw it. */
export interface Scene {
  readonly page: Page;
  /** Takes a frame that is shown for a time in ms. */
  readonly show: (ms: number) => Promise<void>;
  /** Takes frames in a row while something moves. */
  readonly move: (frames: number) => Promise<void>;
  /** Stores what the page shows as a picture of the README. */
  readonly keep: (name: string) => Promise<void>;
  readonly pairingCode: (name: string, kind: "STATION" | "WALL") => Promise<string>;
}

const office = "/admin/dashboard";
const lastMonth = () => {
  const [year = 0, month = 0] = indiaDate(new Date()).split("-").map(Number);
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7);
};

/** Waits until nothing on the page is loading. */
const settle = (page: Page) =>
  page.waitForFunction(async () => {
    await document.fonts.ready;
    return document.querySelector("main [role=progressbar]") === null;
  });

/** Shows a visitor who types a size, and the box that folds. */
async function estimate({ page, show, move, keep }: Scene) {
  await page.goto("/estimate");
  const length = page.getByLabel("Length (mm)");
  await page.getByText("400 × 300 × 200 mm", { exact: true }).waitFor();
  await length.evaluate((field) => field.scrollIntoView({ block: "center" }));
  await show(1200);
  for (const [label, value] of [
    ["Length", "520"],
    ["Width", "340"],
    ["Height", "260"],
  ]) {
    await page.getByLabel(`${label} (mm)`).fill(value ?? "");
    await show(450);
  }
  await page.getByText("520 × 340 × 260 mm", { exact: true }).waitFor();
  const fold = page.getByRole("slider", { name: "Folded" });
  await fold.focus();
  await page.keyboard.press("Home");
  await length.evaluate((field) => field.scrollIntoView({ block: "center" }));
  for (let step = 0; step < 5; step += 1) {
    await move(1);
    await page.keyboard.press("PageUp");
    await page.keyboard.press("PageUp");
  }
  await page.keyboard.press("End");
  await show(1200);
  await keep("estimate");
}

/** Shows a quotation with several quantities. */
async function quotation({ page, show, keep }: Scene) {
  await page.goto(`${office}/quotations`);
  await page.getByRole("main").getByRole("link", { name: /^Q-/ }).first().click();
  await page.getByRole("heading", { level: 1, name: /Q-/ }).waitFor();
  await settle(page);
  await show(2500);
  await keep("quotation");
}

/** Moves an order on the board. */
async function board({ page, show, keep }: Scene) {
  await page.goto(`${office}/orders`);
  const first = column(page, "To Do").getByRole("article").first();
  await first.waitFor();
  await settle(page);
  await show(1300);
  await keep("board");
  const id = Number((await first.getAttribute("aria-label"))?.replace(/\D/g, ""));
  await dragTo(page, cardIn(page, "To Do", id), column(page, "In Progress"));
  await cardIn(page, "In Progress", id).waitFor();
  await show(1800);
  await page.getByRole("button", { name: "Keep the change" }).click();
}

/** Scans a badge at the gate, in Kannada. */
async function scan({ page, show, keep, pairingCode }: Scene) {
  await pairStation(page, await pairingCode("Gate of the tour", "STATION"));
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "ಕನ್ನಡ" }).click();
  await page.getByRole("button", { name: "ಮುಚ್ಚಿ" }).click();
  await show(1300);
  await scanKeys(page, "EMP-A-00001");
  await page
    .getByText(/Pallavi|ಪಲ್ಲವಿ/)
    .first()
    .waitFor();
  await show(2000);
  await keep("station");
}

/** Shows the wall screen. */
async function wall({ page, show, keep, pairingCode }: Scene) {
  await page.goto("/wall");
  await page.getByRole("textbox").fill(await pairingCode("Wall of the tour", "WALL"));
  await page.keyboard.press("Enter");
  await page.getByText("Orders").first().waitFor();
  await settle(page);
  await show(2500);
  await keep("wall");
}

/** Unfolds a payslip's overtime to its days. */
async function payslip({ page, show, keep }: Scene) {
  await page.goto(`${office}/salary/${lastMonth()}/1`);
  const overtime = page.locator("summary").filter({ hasText: "Overtime" }).first();
  await overtime.waitFor();
  // The undo button of the move on the board is on every page for ten seconds. The scene waits until it is gone.
  await page.getByRole("region", { name: "Undo" }).waitFor({ state: "hidden" });
  await show(1500);
  await overtime.click();
  await overtime.evaluate((line) => line.scrollIntoView({ block: "start" }));
  await page.evaluate(() => scrollBy(0, -120));
  await show(2500);
  await keep("payslip");
}

/**
 * The scenes in the order of the film. `isSignedIn` scenes show the office of the owner. The others show the site, or a
 * device of the plant.
 */
export const scenes = [
  { play: estimate, isSignedIn: false },
  { play: quotation, isSignedIn: true },
  { play: board, isSignedIn: true },
  { play: scan, isSignedIn: false },
  { play: wall, isSignedIn: false },
  { play: payslip, isSignedIn: true },
];
