import type { OfficeFeature } from "../schema/officeFeature";

export const account: OfficeFeature = {
  pages: [{ path: "account", isOwn: true, load: () => import("./AccountPage") }],
};
