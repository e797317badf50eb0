import Download from "@mui/icons-material/Download";
import Print from "@mui/icons-material/Print";
import { Button } from "@mui/material";
import { useNotify } from "react-admin";
import { saveFile } from "../../browser/saveFile";
import { longNotice, useSend } from "../sending";

interface PdfButtonsProps {
  readonly texts: Readonly<Record<"print" | "save" | "failed", string>> & {
    /** The text of the button in a browser that cannot print a PDF. Without the text there is no such button. */
    readonly savedInstead?: string;
  };
  readonly fileName: string;
  /** Gets the PDF from the host. */
  readonly load: () => Promise<Blob>;
}

/** Buttons that print and save a PDF. A browser that cannot print it saves the file and says so. */
export function PdfButtons({ texts, fileName, load }: PdfButtonsProps) {
  const notify = useNotify();
  const [make, isBusy] = useSend({
    call: (_, _use: (file: Blob) => void) => load(),
    onDone: (file, [use]) => use(file),
    failed: texts.failed,
  });
  const save = (file: Blob) => saveFile(file, fileName);
  const print = (file: Blob) => {
    if (canPrintPdf()) return printPdf(file);
    save(file);
    if (texts.savedInstead) notify(texts.savedInstead, { type: "info", ...longNotice });
  };
  return (
    <>
      {(texts.savedInstead !== undefined || canPrintPdf()) && (
        <Button startIcon={<Print />} loading={isBusy} onClick={() => void make(print)}>
          {texts.print}
        </Button>
      )}
      <Button startIcon={<Download />} disabled={isBusy} onClick={() => void make(save)}>
        {texts.save}
      </Button>
    </>
  );
}

const frameId = "printed-pdf";

/**
 * True if the browser shows a PDF itself and prints it from a frame. Most phones do not show it. WebKit, which Apple makes,
 * shows it in a sandboxed frame that may not print.
 */
const canPrintPdf = () => navigator.pdfViewerEnabled && navigator.vendor !== "Apple Computer, Inc.";

function printPdf(file: Blob): void {
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
