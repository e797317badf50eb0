import { type ReactNode, Suspense, useEffect } from "react";
import { useNotify } from "react-admin";
import { createRoot } from "react-dom/client";
import { layoutTexts } from "../layout/texts";
import { useTexts } from "../useTexts";
import { StickerSheet } from "./StickerSheet";
import type { StickerSize } from "./stickerSizes";

/** Prints stickers, or says how to let the printing window open. Call it from a click. */
export function usePrinting() {
  const notify = useNotify();
  const text = useTexts(layoutTexts);
  return (job: PrintJob) => {
    if (printStickers(job)) return;
    notify(text("print.blocked"), { type: "error", autoHideDuration: 12_000 });
  };
}

interface PrintJob {
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
function printStickers({ title, size, stickers }: PrintJob): boolean {
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

/** The stickers have this long to be painted before they are printed, in milliseconds. */
const printDelayMs = 100;

/** Prints the window after its siblings are rendered, and closes the window afterwards. */
export function PrintOnceShown({ sheet }: { readonly sheet: Window }) {
  useEffect(() => {
    const close = () => sheet.close();
    sheet.addEventListener("afterprint", close);
    const timer = window.setTimeout(() => {
      sheet.focus();
      sheet.print();
    }, printDelayMs);
    return () => {
      window.clearTimeout(timer);
      sheet.removeEventListener("afterprint", close);
    };
  }, [sheet]);
  return null;
}
