import { generatePath } from "react-router-dom";
import { dashboardPath, homes } from "../paths";

const below = (path: string) => `${dashboardPath}/${path}`;

/** The address of a reel's own screen. */
export const reelAddress = (barcodeId: string) =>
  below(generatePath(homes["admin/inventory/reel/:barcodeId"], { barcodeId }));

/** The address of a reel's usage history. */
export const reelHistoryAddress = (barcodeId: string) =>
  below(generatePath(homes["admin/inventory/reel-history/:barcodeId"], { barcodeId }));
