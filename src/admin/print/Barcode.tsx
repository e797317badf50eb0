import { lazy } from "react";

/** A text in Code 128, with its quiet zone; the encoder is fetched when the first one is shown. */
export const Barcode = lazy(() => import("./BarcodeDrawing"));
