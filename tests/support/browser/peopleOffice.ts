import type { Page } from "@playwright/test";
import { test as base, expect } from "./office";

export { expect };

interface Registered {
  readonly id: number;
  readonly name: string;
  readonly barcodeId: string;
}

interface People {
  /** Registers an employee for this test alone. */
  hire: (unit?: "A" | "B") => Promise<Registered>;
}

export const test = base.extend<People>({
  hire: async ({ request, sessions }, use, { testId }) => {
    let hired = 0;
    await use(async (unit = "A") => {
      hired += 1;
      const name = `Worker ${testId} ${hired}`;
      const data = {
        name,
        email: `${testId}-${hired}@example.com`,
        unit,
        gender: "female",
        phoneNumber: "+91 90000 12345",
        bloodGroup: "AB-",
        dob: "1990-02-28",
      };
      const headers = { Authorization: `Bearer ${sessions.owner.token}` };
      const reply = await request.post("/api/admin/register-employee", { headers, data });
      expect(reply.status()).toBe(200);
      const { employeeId, barcodeId }: { employeeId: number; barcodeId: string } =
        await reply.json();
      return { id: employeeId, name, barcodeId };
    });
  },
});

/** Has the host refuse a call, or answer it with something else. */
export const answer = (page: Page, call: string, status: number, body: unknown) =>
  page.route(`**/api${call}`, (route) =>
    typeof body === "string"
      ? route.fulfill({ status, body, contentType: "text/plain" })
      : route.fulfill({ status, json: body }),
  );

/** Has a call go unanswered. */
export const dropConnection = (page: Page, call: string) =>
  page.route(`**/api${call}`, (route) => route.abort());

/** Chooses in a box that opens a list. */
export const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
};
