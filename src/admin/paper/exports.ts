import { lazy } from "react";

/** What the page of an order shows of paper; its code comes when it is shown. */
export const OrderWasteSection = lazy(() => import("./waste/OrderWasteSection"));
