import type { Page } from "@playwright/test";

/**
 * Holds the reply to a call, or to each address of a pattern that begins with `**`. Returns a function that releases
 * it.
 */
export async function holdAnswer(page: Page, call: string): Promise<() => void> {
  let letGo = () => {};
  const releaseSignal = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const addresses = call.startsWith("**") ? call : `**/api${call}`;
  await page.route(addresses, async (route) => {
    await releaseSignal;
    await route.continue();
  });
  return letGo;
}

/** Makes the host ignore the list parameters of a call. It replies with the whole list, without Content-Range. */
export async function withoutContentRange(page: Page, call: string) {
  await page.route(`**/api${call}*`, async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const reply = await route.fetch({ url: origin + pathname });
    const { "content-range": _, ...headers } = reply.headers();
    await route.fulfill({ response: reply, headers });
  });
}
