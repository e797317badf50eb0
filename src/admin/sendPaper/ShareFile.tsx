import Share from "@mui/icons-material/Share";
import { Button } from "@mui/material";
import { useNotify } from "react-admin";
import { useTexts } from "../../texts/useTexts";
import { useHostQuery } from "../useHostQuery";
import type { ShownPaper } from "./shownPaper";
import { sendPaperTexts } from "./texts";

interface ShareFileProps {
  readonly paper: ShownPaper;
  readonly fileName: string;
  readonly letter: string;
}

const isCancelled = (failure: unknown) =>
  failure instanceof DOMException && failure.name === "AbortError";

/** Passes the PDF to another app of the phone. It is loaded before the press, which a browser forgets while it waits. */
export function ShareFile({ paper, fileName, letter }: ShareFileProps) {
  const text = useTexts(sendPaperTexts);
  const notify = useNotify();
  const { kind, id, part, language, label, load } = paper;
  const { data, isPending } = useHostQuery({
    key: ["sending", "pdf", kind, id, part, language],
    ask: load,
    gcTime: 0,
  });
  const share = async (pdf: Blob) => {
    const file = new File([pdf], fileName, { type: "application/pdf" });
    await navigator.share({ files: [file], title: label, text: letter }).catch((failure) => {
      if (!isCancelled(failure)) notify(text("notShared"), { type: "error" });
    });
  };
  return (
    <Button
      variant="contained"
      startIcon={<Share />}
      loading={isPending}
      disabled={data === undefined}
      onClick={() => data && void share(data)}
    >
      {text("ways.share")}
    </Button>
  );
}
