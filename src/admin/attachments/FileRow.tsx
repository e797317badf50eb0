import DeleteOutlined from "@mui/icons-material/DeleteOutlined";
import Download from "@mui/icons-material/Download";
import { Box, Button, Chip, IconButton, Link, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import type { AttachedFile } from "../../../contract/history";
import { isPicture } from "../../../domain/attachments/fileKinds";
import { saveFile } from "../../browser/saveFile";
import { useTexts } from "../../texts/useTexts";
import { indiaMoment } from "../formatMoment";
import { InfoDialog } from "../layout/ConfirmDialog";
import { sizeText } from "../operations/figures";
import { useSend } from "../sending";
import { attachmentTexts } from "./texts";

interface FileRowProps {
  readonly file: AttachedFile;
  readonly mayRemove: boolean;
  readonly onRemoved: (file: AttachedFile) => void;
}

/** True if this browser shows the file itself. Most phones show no PDF in a page. */
const isShown = ({ kind }: AttachedFile) =>
  isPicture(kind) || (kind === "PDF" && navigator.pdfViewerEnabled);

/** A file with its buttons. A picture or a PDF opens in a dialog, and another file is saved. */
export function FileRow({ file, mayRemove, onRemoved }: FileRowProps) {
  const { id, name, kind, size, createdBy, createdAt, isArtwork } = file;
  const text = useTexts(attachmentTexts);
  const [content, setContent] = useState<Blob>();
  const [load, isBusy] = useSend({
    call: (host, _use: (content: Blob) => void) => host.call("openFile", { id }),
    onDone: (loaded, [use]) => use(loaded),
    failed: text("files.notOpened"),
  });
  const [remove, isRemoving] = useSend({
    call: (host) => host.call("removeFile", { id }),
    onDone: () => onRemoved(file),
    failed: text("files.notRemoved"),
  });
  const save = (loaded: Blob) => saveFile(loaded, name);
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 0.5,
        borderTop: 1,
        borderColor: "divider",
        "&:first-of-type": { borderTop: 0 },
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: "anywhere" }}>
        <Link
          component="button"
          type="button"
          disabled={isBusy}
          aria-label={text("files.open", { name })}
          onClick={() => void load(isShown(file) ? setContent : save)}
          sx={{
            py: 1.25,
            textAlign: "start",
            font: "inherit",
            fontWeight: 600,
            overflowWrap: "anywhere",
          }}
        >
          {name}
        </Link>
        {isArtwork && <Chip size="small" label={text("files.isArtwork")} sx={{ ml: 1 }} />}
        <Typography variant="body2" color="text.secondary" sx={{ mt: -0.75, pb: 0.5 }}>
          {[kind, sizeText(size), createdBy ?? text("files.visitor"), indiaMoment(createdAt)].join(
            " · ",
          )}
        </Typography>
      </Box>
      <IconButton
        aria-label={text("files.saveName", { name })}
        disabled={isBusy}
        onClick={() => void load(save)}
        sx={large}
      >
        <Download />
      </IconButton>
      {mayRemove && (
        <IconButton
          aria-label={text("files.remove", { name })}
          disabled={isRemoving}
          onClick={() => void remove()}
          sx={large}
        >
          <DeleteOutlined />
        </IconButton>
      )}
      {content && (
        <InfoDialog
          title={name}
          onClose={() => setContent(undefined)}
          actions={
            <>
              <Button onClick={() => save(content)}>{text("files.save")}</Button>
              <Button variant="contained" onClick={() => setContent(undefined)}>
                {text("files.close")}
              </Button>
            </>
          }
        >
          <Preview content={content} file={file} />
        </InfoDialog>
      )}
    </Box>
  );
}

const large = { flex: "none", minWidth: 44, minHeight: 44 } as const;

/** Shows a picture, or a PDF in the browser's own viewer. The host has checked the type of the content. */
function Preview({
  content,
  file: { name, kind },
}: Readonly<{ content: Blob; file: AttachedFile }>) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(content);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  if (address === undefined) return null;
  if (kind === "PDF")
    return (
      <Box
        component="iframe"
        src={address}
        title={name}
        sx={{ width: "100%", height: "70vh", border: 0 }}
      />
    );
  return (
    <Box
      component="img"
      src={address}
      alt={name}
      sx={{ maxWidth: "100%", justifySelf: "center" }}
    />
  );
}
