import { type ReactNode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { PrintOnceShown } from "./PrintOnceShown";
import { StickerSheet } from "./StickerSheet";
import type { StickerSize } from "./stickerSizes";

export interface PrintJob {
  /** The printing window's title. */
  readonly title: string;
  readonly size: StickerSize;
  /** One element of the class `sticker` for each page. */
  readonly stickers: ReactNode;
}

/**
 * Opens the printing window with the stickers in it, prints it and closes it again. It must be
 * called while a click is being handled: browsers let no other window open.
 * @returns whether the browser let the window open.
 */
export function printStickers({ title, size, stickers }: PrintJob): boolean {
  const sheet = window.open("", "_blank", "popup,width=480,height=640");
  if (sheet === null) return false;
  sheet.document.title = title;
  sheet.document.documentElement.lang = "en";
  const place = sheet.document.createElement("main");
  sheet.document.body.append(place);
  const root = createRoot(place);
  sheet.addEventListener("pagehide", () => root.unmount(), { once: true });
  root.render(
    <Suspense fallback={null}>
      <StickerSheet size={size}>{stickers}</StickerSheet>
      <PrintOnceShown sheet={sheet} />
    </Suspense>,
  );
  return true;
}
