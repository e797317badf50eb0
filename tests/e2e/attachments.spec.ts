import sharp from "sharp";
import { expect, test } from "../support/browser/fixtures";

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">
  <rect width="400" height="300" fill="#d9b98a"/><circle cx="200" cy="150" r="90" fill="#a4262c"/></svg>`;

test("a clerk attaches a drawing to an order in Kannada, looks at it, mentions an admin and prints the job card", async ({
  ownOffice: office,
  placeOrder,
}) => {
  const { id } = await placeOrder();
  await office.addInitScript(() => localStorage.setItem("language", "kn"));
  await office.goto(`/admin/dashboard/orders/${id}/show`);
  const files = office.getByRole("region", { name: "ಫೈಲ್‌ಗಳು" });
  await files.getByLabel("ಜಾಬ್ ಕಾರ್ಡ್ ಜೊತೆ ಆರ್ಟ್‌ವರ್ಕ್ ಆಗಿ ಮುದ್ರಿಸಿ").check();
  const buffer = await sharp(Buffer.from(svg)).png().toBuffer();
  const drawing = { name: "ಡ್ರಾಯಿಂಗ್.png", mimeType: "image/png", buffer };
  await files.locator("input[type=file]").setInputFiles(drawing);
  await files.getByRole("button", { name: "ಡ್ರಾಯಿಂಗ್.png ತೆರೆಯಿರಿ" }).click();
  const picture = office.getByRole("dialog").getByRole("img", { name: "ಡ್ರಾಯಿಂಗ್.png" });
  await expect
    .poll(() =>
      picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
    )
    .toBe(400);
  await office.keyboard.press("Escape");

  const history = office.getByRole("region", { name: "ಇತಿಹಾಸ" });
  const text = history.getByLabel("ಟಿಪ್ಪಣಿ", { exact: true });
  // Other tests add admins and deactivate them, so the first of all names may be gone when the comment is sent.
  await text.pressSequentially("ಮುದ್ರಿಸುವ ಮೊದಲು ಕೇಳಿ @plant");
  await expect(office.getByRole("option")).toHaveText(["Plant Owner"]);
  await text.press("Enter");
  await history.getByRole("button", { name: "ಟಿಪ್ಪಣಿ ಕಳುಹಿಸಿ" }).click();
  const comment = history.getByRole("listitem").filter({ hasText: "ಮುದ್ರಿಸುವ" });
  await expect(comment.locator("strong").filter({ hasText: "@" })).toHaveCount(1);

  const reply = office.waitForResponse(/job-card/);
  await office
    .getByRole("button", { name: /ಜಾಬ್ ಕಾರ್ಡ್/ })
    .first()
    .click();
  expect((await reply).headers()["content-type"]).toBe("application/pdf");
});
