import AttachFile from "@mui/icons-material/AttachFile";
import {
  Alert,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  Typography,
} from "@mui/material";
import { useState } from "react";
import type { AttachedFile } from "../../../contract/history";
import type { RecordKind } from "../../../contract/records";
import { chosenFiles, maxFileBytes } from "../../../domain/attachments/fileKinds";
import { HostUnreachable } from "../../api/hostErrors";
import type { RecordId } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { FileButton } from "../layout/FileButton";
import { QueryResult } from "../layout/QueryResult";
import { Section } from "../layout/Screen";
import { repliedErrors, useSend } from "../sending";
import { useHostCall } from "../useHostQuery";
import { FileRow } from "./FileRow";
import { attachmentTexts } from "./texts";

interface FilesSectionProps {
  readonly kind: RecordKind;
  readonly id: RecordId;
}

/** The files of a record. */
export default function FilesSection({ kind, id }: FilesSectionProps) {
  const text = useTexts(attachmentTexts);
  const query = useHostCall(["files", kind, String(id)], "getFiles", { kind, id });
  const [removed, setRemoved] = useState<AttachedFile>();
  return (
    <Section title={text("files.title")} gap={1.5}>
      <QueryResult query={query} failed={text("files.failed")}>
        {({ files, mayAdd, hasArtwork }) => (
          <>
            {files.length === 0 ? (
              <Typography color="text.secondary">{text("files.none")}</Typography>
            ) : (
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
                {files.map((file) => (
                  <FileRow key={file.id} file={file} mayRemove={mayAdd} onRemoved={setRemoved} />
                ))}
              </Box>
            )}
            {removed && (
              <Removed key={removed.id} file={removed} onBack={() => setRemoved(undefined)} />
            )}
            {mayAdd && <AddFile kind={kind} id={id} hasArtwork={hasArtwork} />}
          </>
        )}
      </QueryResult>
    </Section>
  );
}

function Removed({ file, onBack }: Readonly<{ file: AttachedFile; onBack: () => void }>) {
  const text = useTexts(attachmentTexts);
  const [putBack, isBusy] = useSend({
    call: (host) => host.call("restoreFile", { id: file.id }),
    onDone: onBack,
    failed: text("files.notPutBack"),
  });
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button color="inherit" loading={isBusy} onClick={() => void putBack()}>
          {text("files.putBack")}
        </Button>
      }
      sx={{ overflowWrap: "anywhere" }}
    >
      {text("files.removed", { name: file.name })}
    </Alert>
  );
}

/** Attaches a file. Without a network the file stays chosen, and is sent again by a button. */
function AddFile({ kind, id, hasArtwork }: FilesSectionProps & { readonly hasArtwork: boolean }) {
  const text = useTexts(attachmentTexts);
  const [isArtwork, setArtwork] = useState(false);
  const [tooLarge, setTooLarge] = useState(false);
  const [unsent, setUnsent] = useState<File>();
  const [send, isBusy, refused] = useSend({
    call: (host, file: File) =>
      host.call("addFile", {
        kind,
        id,
        file,
        name: file.name,
        ...(isArtwork && { artwork: "true" as const }),
      }),
    done: (_, [file]) => text("files.added", { name: file.name }),
    onDone: () => setArtwork(false),
    onFailed: (failure, [file]) => {
      if (failure instanceof HostUnreachable) setUnsent(file);
    },
    explain: (failure) => {
      const errors = repliedErrors(failure);
      return errors?.file ?? errors?.name;
    },
    failed: text("files.notAdded"),
    notifiesError: false,
  });
  const add = (file: File) => {
    setUnsent(undefined);
    setTooLarge(file.size > maxFileBytes);
    if (file.size <= maxFileBytes) void send(file);
  };
  const error = tooLarge ? text("files.tooLarge") : refused;
  return (
    <div>
      {hasArtwork && (
        <FormControlLabel
          label={text("files.artwork")}
          control={<Checkbox checked={isArtwork} onChange={(_, isOn) => setArtwork(isOn)} />}
        />
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        <FileButton accept={chosenFiles} startIcon={<AttachFile />} loading={isBusy} onFile={add}>
          {text("files.add")}
        </FileButton>
        {unsent && (
          <Button onClick={() => add(unsent)} disabled={isBusy} sx={{ overflowWrap: "anywhere" }}>
            {text("files.again", { name: unsent.name })}
          </Button>
        )}
      </Box>
      <FormHelperText>{text("files.hint")}</FormHelperText>
      {error !== undefined && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </div>
  );
}
