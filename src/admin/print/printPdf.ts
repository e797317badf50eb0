const frameId = "printed-pdf";

/** True if the browser shows a PDF itself. A browser that does not, as on most phones, cannot print it either. */
export const canPrintPdf = () => navigator.pdfViewerEnabled;

export function printPdf(file: Blob): void {
  // The last frame stays until now, because the browser does not report that its print dialog is closed.
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
