import Share from "@mui/icons-material/Share";
import { Box, Button, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { useNotify } from "react-admin";
import type { FieldErrors } from "../../../contract/errors";
import { linkDays, type PaperKind, type PaperSending } from "../../../contract/sending";
import { chatAddress, mailAddress } from "../../../domain/contactText";
import type { Language } from "../../../domain/languages";
import type { RecordId } from "../../api/readRow";
import { hostAddress } from "../../api/sendCall";
import { useTexts } from "../../texts/useTexts";
import { useSend } from "../sending";
import { useHostQuery } from "../useHostQuery";
import { sendPaperTexts } from "./texts";

export interface ShownPaper {
  readonly kind: PaperKind;
  readonly id: RecordId;
  /** The revision of a quotation, the month of a payslip, or the dates of a statement. */
  readonly part?: string;
  readonly language: Language;
  /** The paper in a sentence, such as `Tax Invoice A/26-27/00001`. */
  readonly label: string;
  /** Lines of the usual letter about the paper, such as the prices of a quotation. */
  readonly details?: string;
  /** The letter and the subject. Absent for the usual ones. */
  readonly letter?: string;
  readonly subject?: string;
  /** Gets the PDF from the host. */
  readonly load: () => Promise<Blob>;
}

interface SendFormProps {
  readonly paper: ShownPaper;
  readonly sending: PaperSending;
}

type Way = "chat" | "mail" | "copy";

/** Returns the whole address of a path of the host. */
export const linkAddress = (host: string, path: string) =>
  new URL(`${host}${path}`, window.location.origin).href;

/** True on a phone whose browser passes files to other apps. */
function sharesFiles(): boolean {
  if (!("canShare" in navigator) || !window.matchMedia("(pointer: coarse)").matches) return false;
  const file = new File([""], "paper.pdf", { type: "application/pdf" });
  return navigator.canShare({ files: [file] });
}

/** Returns the lines about a paper as a paragraph of the letter. */
const detailsOf = ({ details = "" }: ShownPaper) => (details === "" ? "" : `\n\n${details}`);

/** The recipient, the letter, and a button for each way. */
export function SendForm({ paper, sending }: SendFormProps) {
  const text = useTexts(sendPaperTexts);
  const { recipient, company, isOwnOnly, sendsEmails, fileName } = sending;
  const { kind, id, part, language, label } = paper;
  const named = { kind, paperId: Number(id), part, language };
  const [to, setTo] = useState(recipient.email ?? "");
  const [phone, setPhone] = useState(recipient.phone ?? "");
  const [letter, setLetter] = useState(
    paper.letter ??
      text("letter", { name: recipient.name, label, company, details: detailsOf(paper) }),
  );
  const [errors, setErrors] = useState<FieldErrors>({});
  const subject = text("subject", { label: paper.subject ?? label, company });

  const [makeLink, isMaking] = useSend({
    call: (host, _way: Way, _tab: Window | null) => host.call("createPaperLink", named),
    onDone: async ({ path }, [way, tab]) => {
      const address = linkAddress(hostAddress(), path);
      const withLink = `${letter}\n\n${address}`;
      if (way === "copy") await navigator.clipboard.writeText(address);
      else if (way === "mail") window.open(mailAddress(to, subject, withLink), "_self");
      else if (tab) tab.location.href = chatAddress(phone, withLink);
      else window.open(chatAddress(phone, withLink), "_self");
    },
    done: (_answer, [way]) => (way === "copy" ? text("copied") : undefined),
    failed: text("notMade"),
    onFailed: (_failure, [_way, tab]) => {
      tab?.close();
    },
  });

  const [sendEmail, isSending] = useSend({
    call: (host) => host.call("createEmail", { ...named, to, subject, text: letter }),
    done: text("written"),
    failed: text("notWritten"),
    fields: ["to", "text"],
  });

  // The browser opens a tab only while the press is handled.
  const openChat = () => makeLink("chat", window.open("", "_blank"));

  return (
    <Box sx={{ display: "grid", gap: 2, mt: 1 }}>
      {isOwnOnly && <Typography>{text("ownOnly", { name: recipient.name })}</Typography>}
      <TextField
        label={text("fields.to")}
        value={to}
        onChange={({ target }) => setTo(target.value)}
        error={errors.to !== undefined}
        helperText={errors.to}
        slotProps={{ htmlInput: { type: "email", readOnly: isOwnOnly, autoComplete: "off" } }}
      />
      <TextField
        label={text("fields.phone")}
        value={phone}
        onChange={({ target }) => setPhone(target.value)}
        slotProps={{ htmlInput: { type: "tel", readOnly: isOwnOnly, autoComplete: "off" } }}
      />
      <TextField
        multiline
        minRows={3}
        label={text("fields.letter")}
        value={letter}
        onChange={({ target }) => setLetter(target.value)}
        error={errors.text !== undefined}
        helperText={errors.text}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {sendsEmails && (
          <Button
            variant="contained"
            loading={isSending}
            onClick={() => void sendEmail().then((found) => setErrors(found ?? {}))}
          >
            {text("ways.email")}
          </Button>
        )}
        {!isOwnOnly && sharesFiles() && (
          <ShareFile paper={paper} fileName={fileName} letter={letter} />
        )}
        <Button variant="outlined" disabled={isMaking} onClick={() => void openChat()}>
          {text("ways.chat")}
        </Button>
        <Button variant="outlined" disabled={isMaking} onClick={() => void makeLink("mail", null)}>
          {text("ways.mail")}
        </Button>
        {!isOwnOnly && "clipboard" in navigator && (
          <Button disabled={isMaking} onClick={() => void makeLink("copy", null)}>
            {text("ways.copy")}
          </Button>
        )}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {text("hint", { days: linkDays })}
      </Typography>
    </Box>
  );
}

interface ShareFileProps {
  readonly paper: ShownPaper;
  readonly fileName: string;
  readonly letter: string;
}

const isCancelled = (failure: unknown) =>
  failure instanceof DOMException && failure.name === "AbortError";

/** Passes the PDF to another app of the phone. It is loaded before the press, which a browser forgets while it waits. */
function ShareFile({ paper, fileName, letter }: ShareFileProps) {
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
