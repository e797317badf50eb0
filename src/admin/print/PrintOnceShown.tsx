import { useEffect } from "react";

/** The stickers have this long to be painted before they are printed, in milliseconds. */
const printDelayMs = 100;

/** Prints a window once what stands beside it is shown, and closes the window afterwards. */
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
