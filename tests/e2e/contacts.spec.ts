import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "../support/browser/fixtures";
import { holdAnswer } from "../support/browser/hostAnswers";

const path = "/admin/dashboard/admin/contact/contactDetails";
const call = "/admin/contact/updateReplyStatus/*";

const ask = async (request: APIRequestContext, name: string) => {
  const data = { name, phone: "+91 98000 11111", email: "asha@example.com", message: "How soon?" };
  expect((await request.post("/api/public/contact-details", { data })).status()).toBe(200);
};

const open = async (page: Page, name: string) => {
  await page.goto(path);
  await page.getByLabel("Search").fill(name);
  const box = page.getByRole("checkbox", { name: `Replied to ${name}` });
  await expect(box).toBeVisible();
  // The search leaves the heading and one row. Until then the rows move, and a press may miss the box.
  await expect(page.getByRole("row")).toHaveCount(2);
  return box;
};

test("an enquiry is ticked as replied once the host has said yes, and the tick lasts", async ({
  office,
  request,
}, { testId }) => {
  const name = `Asha ${testId} ${Date.now()}`;
  await ask(request, name);
  const letGo = await holdAnswer(office, call);
  const box = await open(office, name);
  await expect(office.getByRole("columnheader")).toHaveText([
    // The boxes that select rows.
    "",
    "Name",
    "Phone Number",
    "Email",
    "Message",
    "Received",
    "Replied",
  ]);
  const ticked = office.waitForRequest(`**/api${call}`);
  await box.click();
  expect((await ticked).postDataJSON()).toEqual({ replyStatus: true });
  await expect(box).not.toBeChecked();
  letGo();
  await expect(box).toBeChecked();
  await office.reload();
  await expect(box).toBeChecked();
  await box.press("Space");
  await expect(box).not.toBeChecked();
});
