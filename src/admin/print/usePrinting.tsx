import { type ReactNode, Suspense, useEffect } from "react";
import { I18nContext, type I18nProvider, useI18nProvider, useNotify } from "react-admin";
import { createRoot } from "react-dom/client";
import { useTexts } from "../../texts/useTexts";
import { layoutTexts } from "../layout/texts";
import { longNotice } from "../sending";

/** Prints stickers, or explains how to allow the printing window. Call it from a click. */
export function usePrinting() {
  const notify = useNotify();
  const text = useTexts(layoutTexts);
  const i18n = useI18nProvider();
  return (job: PrintJob) => {
    if (printStickers(job, i18n)) return;
    notify(text("print.blocked"), { type: "error", ...longNotice });
  };
}

interface PrintJob {
  readonly title: string;
  readonly size: StickerSize;
  /** One element of the class `sticker` for each page. */
  readonly stickers: ReactNode;
}

/**
 * Opens the printing window with the stickers, prints it and closes it again. Call it during a click, because browsers
 * let no other window open.
 * @returns true if the browser let the window open
 */
function printStickers({ title, size, stickers }: PrintJob, i18n: I18nProvider): boolean {
  const sheet = window.open("", "_blank", "popup,width=480,height=640");
  if (sheet === null) return false;
  sheet.document.title = title;
  sheet.document.documentElement.lang = document.documentElement.lang;
  const fonts = sheet.document.createElement("style");
  fonts.textContent = printFonts(document.styleSheets);
  sheet.document.head.append(fonts);
  const place = sheet.document.createElement("main");
  sheet.document.body.append(place);
  const root = createRoot(place);
  sheet.addEventListener("pagehide", () => root.unmount(), { once: true });
  root.render(
    <I18nContext.Provider value={i18n}>
      <Suspense fallback={null}>
        <StickerSheet size={size}>{stickers}</StickerSheet>
        <PrintOnceShown sheet={sheet} />
      </Suspense>
    </I18nContext.Provider>,
  );
  return true;
}

/** The part of a style sheet that the printing reads. */
interface ReadSheet {
  readonly href: string | null;
  readonly cssRules: Iterable<Pick<CSSRule, "cssText">>;
}

/** Returns the rules of the office's fonts: the printing window has no style sheet, and no paper depends on the device. */
export function printFonts(sheets: Iterable<ReadSheet>): string {
  // The rules of another origin cannot be read.
  const ownSheets = [...sheets].filter(({ href }) => href?.startsWith(location.origin) ?? true);
  const rules = ownSheets.flatMap(({ href, cssRules }) =>
    [...cssRules]
      .map(({ cssText }) => cssText)
      .filter((rule) => /^@font-face.*(Archivo Variable|Noto Sans)/s.test(rule))
      .map((rule) =>
        rule.replace(
          /url\("?([^")]+)"?\)/g,
          (_, url: string) => `url("${new URL(url, href ?? document.baseURI).href}")`,
        ),
      ),
  );
  return rules.join("\n");
}

/** The stickers have this long to be painted before they are printed, in milliseconds. */
const printDelayMs = 100;

export function PrintOnceShown({ sheet }: { readonly sheet: Window }) {
  useEffect(() => {
    let isPrinted = false;
    const close = () => {
      isPrinted = true;
      sheet.close();
    };
    sheet.addEventListener("afterprint", close);
    let isClosed = false;
    const print = () => {
      if (isClosed) return;
      sheet.focus();
      sheet.print();
      // Firefox reports the end before it shows its dialog, and closes no window meanwhile.
      if (isPrinted) sheet.close();
    };
    const timer = window.setTimeout(() => {
      // A busy browser may not have laid the stickers out yet. The layout asks for the fonts.
      sheet.document.documentElement.getBoundingClientRect();
      const { status, ready } = sheet.document.fonts;
      if (status === "loaded") print();
      else void ready.then(print);
    }, printDelayMs);
    return () => {
      isClosed = true;
      window.clearTimeout(timer);
      sheet.removeEventListener("afterprint", close);
    };
  }, [sheet]);
  return null;
}

const sheetStyle = ({ width, height }: StickerSize) => `
  @page { size: ${width}in ${height}in; margin: 0; }
  html, body { margin: 0; background: #fff; color: #000; }
  .sticker { box-sizing: border-box; width: ${width}in; height: ${height}in; padding: ${stickerPadding}in;
    display: flex; flex-direction: column; gap: 0.08in; overflow: hidden;
    font: 11pt/1.3 "Archivo Variable", "Noto Sans Devanagari", "Noto Sans Kannada", Arial, sans-serif;
    break-after: page; break-inside: avoid;
  }
  .sticker:last-child { break-after: auto; }
  .sticker h1 { margin: 0; font-size: 13pt; text-align: center; }
  .sticker > * { flex: none; }
  .sticker .barcode { height: 1.1in; }
  .sticker code { font-family: inherit; }
  .sticker .code { text-align: center; letter-spacing: 0.06em; white-space: nowrap; }
  .sticker dl { margin: 0; display: grid; grid-template-columns: auto minmax(min-content, 1fr); overflow: hidden; }
  .sticker dt { font-weight: 600; }
  .sticker dd { margin: 0; overflow-wrap: anywhere; align-self: start; }
  .sticker .number { white-space: nowrap; }
  .sticker footer { margin-top: auto; font-size: 8pt; }
`;

/** Stickers of one size, each on a separate page. The children have the class `sticker`. */
const StickerSheet = ({ size, children }: Readonly<{ size: StickerSize; children: ReactNode }>) => (
  <>
    <style>{sheetStyle(size)}</style>
    {children}
  </>
);

/** Width and height of a sticker, in inches, as the printer's rolls have them. */
type StickerSize = Readonly<{ width: number; height: number }>;

export const stickerSizes = {
  barcode: { width: 2.9, height: 3.9 },
  history: { width: 2.8, height: 4.8 },
} as const satisfies Record<string, StickerSize>;

/** The edge around a sticker's print, in inches. */
const stickerPadding = 0.15;

/** Returns the printable width of a sticker, in inches. */
export const printWidth = ({ width }: StickerSize) => width - 2 * stickerPadding;
