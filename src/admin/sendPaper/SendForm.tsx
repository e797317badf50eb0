import { Box, Button, TextField, Typography } from "@mui/material";
import { useState } from "react";
import type { FieldErrors } from "../../../contract/errors";
import { linkDays, type PaperSending } from "../../../contract/sending";
import { hostAddress } from "../../api/sendCall";
import { useTexts } from "../../texts/useTexts";
import { useSend } from "../sending";
import { chatAddress, linkAddress, mailAddress, sharesFiles } from "./addresses";
import { ShareFile } from "./ShareFile";
import { type ShownPaper, useRefreshSending } from "./shownPaper";
import { sendPaperTexts } from "./texts";

interface SendFormProps {
  readonly paper: ShownPaper;
  readonly sending: PaperSending;
}

type Way = "chat" | "mail" | "copy";

/** The recipient, the letter, and a button for each way. */
export function SendForm({ paper, sending }: SendFormProps) {
  const text = useTexts(sendPaperTexts);
  const refresh = useRefreshSending();
  const { recipient, company, isOwnOnly, sendsEmails, fileName } = sending;
  const { kind, id, part, language, label } = paper;
  const named = { kind, paperId: Number(id), part, language };
  const [to, setTo] = useState(recipient.email ?? "");
  const [phone, setPhone] = useState(recipient.phone ?? "");
  const [letter, setLetter] = useState(
    paper.letter ?? text("letter", { name: recipient.name, label, company }),
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
    onSettled: refresh,
  });

  const [sendEmail, isSending] = useSend({
    call: (host) => host.call("createEmail", { ...named, to, subject, text: letter }),
    done: text("written"),
    failed: text("notWritten"),
    fields: ["to", "text"],
    onSettled: refresh,
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
