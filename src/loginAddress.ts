const dashboard = "/admin/dashboard";

/** The login page's address, which leads back to `here` after the login. */
export const loginAddress = (here: string) => `/admin?next=${encodeURIComponent(here)}`;

/** The page to open after the login: `next` if it is a page of the dashboard, else the dashboard. */
export function pageAfterLogin(next: string | null): string {
  const base = "http://plant.invalid";
  if (next === null || !URL.canParse(next, base)) return dashboard;
  const { origin, pathname, search, hash } = new URL(next, base);
  const isOurs = pathname === dashboard || pathname.startsWith(`${dashboard}/`);
  return origin === base && isOurs ? `${pathname}${search}${hash}` : dashboard;
}
