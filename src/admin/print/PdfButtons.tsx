import Download from "@mui/icons-material/Download";
import Print from "@mui/icons-material/Print";
import { Button } from "@mui/material";
import { useNotify } from "react-admin";
import { saveFile } from "../../saveFile";
import { longNotice, useSend } from "../sending";
import { canPrintPdf, printPdf } from "./printPdf";

interface PdfButtonsProps {
  readonly texts: Readonly<Record<"print" | "save" | "failed", string>> & {
    /** Without it, a browser that cannot print a PDF has no button to print. */
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
