import type { Page } from "@playwright/test";

/** Has the host take its time with a call. Gives what lets its answer go. */
export async function holdAnswer(page: Page, call: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**/api${call}`, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** A host that knows nothing of the list dialect: it answers the whole list, without Content-Range. */
export async function withoutContentRange(page: Page, call: string) {
  await page.route(`**/api${call}*`, async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const reply = await route.fetch({ url: origin + pathname });
    const { "content-range": _, ...headers } = reply.headers();
    await route.fulfill({ response: reply, headers });
  });
}
