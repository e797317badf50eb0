import type { Page, Request } from "@playwright/test";

/** Notes the writes that go to the host from here on, as method and path. */
export function noteWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on("request", (request: Request) => {
    if (request.method() === "GET") return;
    writes.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return writes;
}
