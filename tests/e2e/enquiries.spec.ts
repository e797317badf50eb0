import type { APIRequestContext, Page } from "@playwright/test";
import { withoutContentRange } from "../support/browser/hostAnswers";
import { expect, test } from "../support/browser/officeFixtures";

const path = "/admin/dashboard/admin/contact/contactDetails";
const call = "**/api/admin/contact/updateReplyStatus/*";

const ask = async (request: APIRequestContext, name: string) => {
  const data = { name, phone: "+91 98000 11111", email: "asha@example.com", message: "How soon?" };
  expect((await request.post("/api/public/contact-details", { data })).status()).toBe(200);
};

const open = async (page: Page, name: string) => {
  await page.goto(path);
  await page.getByLabel("Search").fill(name);
  const box = page.getByRole("checkbox", { name: `Replied to ${name}` });
  await expect(box).toBeVisible();
  return box;
};

test("an enquiry is ticked as replied once the host has said yes, and the tick lasts", async ({
  office,
  request,
}, { testId }) => {
  const name = `Asha ${testId} ${Date.now()}`;
  await ask(request, name);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await office.route(call, async (route) => {
    await held;
    await route.continue();
  });
  const box = await open(office, name);
  await expect(office.getByRole("columnheader")).toHaveText([
    "Name",
    "Phone Number",
    "Email",
    "Message",
    "Received",
    "Replied",
  ]);
  const asked = office.waitForRequest(call);
  await box.click();
  expect((await asked).postDataJSON()).toEqual({ replyStatus: true });
  await expect(box).not.toBeChecked();
  answer();
  await expect(box).toBeChecked();
  await office.reload();
  await expect(box).toBeChecked();
  await box.press("Space");
  await expect(box).not.toBeChecked();
});

test.describe("a tick that the host refuses", () => {
  test.use({ expectedErrors: [/status of 500|could not be changed/] });

  test("is logged, and the box stays as it was", async ({ office, request }, { testId }) => {
    const name = `Bina ${testId} ${Date.now()}`;
    await ask(request, name);
    await office.route(call, (route) => route.fulfill({ status: 500, json: {} }));
    const box = await open(office, name);
    const logged = office.waitForEvent("console", (message) =>
      message.text().includes("could not be changed"),
    );
    await box.click();
    await logged;
    await expect(office.getByText("Not saved. Try again.")).toBeVisible();
    await expect(box).not.toBeChecked();
    await expect(office.getByRole("alert")).toHaveCount(0);
  });
});

test.describe("enquiries that cannot be read", () => {
  test.use({ expectedErrors: [/status of 500|could not be loaded/] });

  test("are logged, and can be asked for again", async ({ office }) => {
    await office.route("**/api/admin/contact/contactDetails*", (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    const logged = office.waitForEvent("console", (message) =>
      message.text().includes("could not be loaded"),
    );
    await office.goto(path);
    await logged;
    await expect(office.getByRole("alert")).toHaveCount(0);
    await office.unroute("**/api/admin/contact/contactDetails*");
    await office.getByRole("button", { name: "Try again" }).click();
    await expect(office.getByRole("checkbox").first()).toBeVisible();
  });
});

test("an enquiry without an address shows N/A, on a host that knows no Content-Range", async ({
  office,
}) => {
  const enquiry = { id: 1, name: "Asha", phone: "98000 11111", email: null, message: "" };
  await office.route("**/api/admin/contact/contactDetails*", (route) =>
    route.fulfill({ json: [{ ...enquiry, replyStatus: false }] }),
  );
  await office.goto(path);
  await expect(office.getByRole("row").nth(1)).toContainText("N/A");
});

test("enquiries are ticked on a host that knows no Content-Range too", async ({ office, request }, {
  testId,
}) => {
  const name = `Chitra ${testId} ${Date.now()}`;
  await ask(request, name);
  await withoutContentRange(office, "/admin/contact/contactDetails");
  const box = await open(office, name);
  await box.click();
  await expect(box).toBeChecked();
});
