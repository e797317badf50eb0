const dashboard = "/admin/dashboard";

/** Returns the login page's address. The login opens `here` afterwards. */
export const loginAddress = (here: string) => `/admin?next=${encodeURIComponent(here)}`;

/** Returns the page to open after the login: `next` if it is a page of the dashboard, else the dashboard. */
export function pageAfterLogin(next: string | null): string {
  const base = "http://plant.invalid";
  if (next === null || !URL.canParse(next, base)) return dashboard;
  const { origin, pathname, search, hash } = new URL(next, base);
  const isOurs = pathname === dashboard || pathname.startsWith(`${dashboard}/`);
  return origin === base && isOurs ? `${pathname}${search}${hash}` : dashboard;
}
