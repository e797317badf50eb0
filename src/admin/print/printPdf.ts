const frameId = "printed-pdf";

/** Whether this browser shows a PDF itself: one that does not, as on most phones, cannot print it either. */
export const canPrintPdf = () => navigator.pdfViewerEnabled;

/** Opens the browser's print dialog for a PDF, which is loaded into a frame that nobody sees. */
export function printPdf(file: Blob): void {
  // The frame of the last one stays until now: nobody knows when its dialog was closed.
  document.getElementById(frameId)?.remove();
  const frame = document.createElement("iframe");
  frame.id = frameId;
  frame.title = "PDF";
  frame.tabIndex = -1;
  frame.setAttribute("aria-hidden", "true");
  // Firefox prints no frame that is not displayed.
  frame.style.cssText = "position:fixed;right:0;bottom:0;width:0;height:0;border:0";
  const address = URL.createObjectURL(file);
  frame.addEventListener(
    "load",
    () => {
      frame.contentWindow?.focus();
      frame.contentWindow?.print();
      window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
    },
    { once: true },
  );
  frame.src = address;
  document.body.append(frame);
}
