import type { OfficeFeature } from "../schema/officeFeature";

export const imports: OfficeFeature = {
  pages: [{ path: "import/:resource", isOwn: true, load: () => import("./ImportPage") }],
};
