import type { Page, Request } from "@playwright/test";

/** Collects the later writes of a page to the host, each as its method and path. */
export function noteWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on("request", (request: Request) => {
    if (request.method() === "GET") return;
    writes.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return writes;
}
