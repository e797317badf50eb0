import Download from "@mui/icons-material/Download";
import Print from "@mui/icons-material/Print";
import { Button } from "@mui/material";
import { useNotify } from "react-admin";
import { saveFile } from "../../saveFile";
import { useSubmitOnce } from "../../useSubmitOnce";
import { serverMessage } from "../serverMessage";
import { whileSignedIn } from "../useSessionEnd";
import { canPrintPdf, printPdf } from "./printPdf";

interface PdfButtonsProps {
  readonly texts: Readonly<Record<"print" | "save" | "failed" | "savedInstead", string>>;
  readonly fileName: string;
  /** Gets the PDF from the host. */
  readonly load: () => Promise<Blob>;
}

/** Buttons that print and save a PDF. A browser that cannot print it saves the file and says so. */
export function PdfButtons({ texts, fileName, load }: PdfButtonsProps) {
  const notify = useNotify();
  const [make, isBusy] = useSubmitOnce(async (use: (file: Blob) => void) => {
    try {
      use(await whileSignedIn(load()));
    } catch (error) {
      notify(serverMessage(error, texts.failed), { type: "error" });
    }
  });
  const save = (file: Blob) => saveFile(file, fileName);
  const print = (file: Blob) => {
    if (canPrintPdf()) return printPdf(file);
    save(file);
    notify(texts.savedInstead, { type: "info", autoHideDuration: 12_000 });
  };
  return (
    <>
      <Button startIcon={<Print />} loading={isBusy} onClick={() => void make(print)}>
        {texts.print}
      </Button>
      <Button startIcon={<Download />} disabled={isBusy} onClick={() => void make(save)}>
        {texts.save}
      </Button>
    </>
  );
}
