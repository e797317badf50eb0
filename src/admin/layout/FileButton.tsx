import Delete from "@mui/icons-material/Delete";
import Upload from "@mui/icons-material/Upload";
import { Box, Button, type ButtonProps, FormHelperText } from "@mui/material";
import { type ChangeEvent, useRef } from "react";
import { repliedErrors, useSend } from "../sending";

interface FileButtonProps
  extends Pick<ButtonProps, "children" | "startIcon" | "loading" | "disabled" | "sx"> {
  /** The types of files that can be chosen, as in HTML. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** A button that has the browser ask for a file. Unlike a label, it works by keyboard too. */
export function FileButton({ accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onFile(file);
    // The same file can be chosen again, after an error or once it was mended.
    target.value = "";
  };
  return (
    <>
      <input ref={input} type="file" hidden accept={accept} onChange={choose} />
      <Button variant="outlined" onClick={() => input.current?.click()} {...button} />
    </>
  );
}

interface UploadedPictureProps {
  /** The address of the uploaded picture. Empty without one. */
  readonly url: string;
  readonly label: string;
  readonly words: Readonly<Record<"upload" | "remove", string>>;
  /** The message if the upload fails without a reason. */
  readonly failed: string;
  readonly error: string | undefined;
  readonly onChange: (url: string) => void;
}

/** A picture that is uploaded and removed, with its preview. */
export function UploadedPicture(props: UploadedPictureProps) {
  const { url, label, words, failed, error, onChange } = props;
  const [upload, isBusy, refused] = useSend({
    call: (host, file: File) => host.call("uploadPicture", { file }),
    onDone: (picture) => onChange(picture.url),
    explain: (failure) => repliedErrors(failure)?.picture,
    failed,
    notifiesError: false,
  });
  const message = refused ?? error;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
      {url !== "" && (
        <Box
          component="img"
          src={url}
          alt={label}
          sx={{ maxWidth: 160, maxHeight: 80, objectFit: "contain" }}
        />
      )}
      <FileButton
        accept="image/jpeg,image/png,image/webp,image/avif"
        startIcon={<Upload />}
        loading={isBusy}
        onFile={(file) => void upload(file)}
      >
        {words.upload}
      </FileButton>
      {url !== "" && (
        <Button startIcon={<Delete />} onClick={() => onChange("")}>
          {words.remove}
        </Button>
      )}
      {message !== undefined && (
        <FormHelperText error role="alert" sx={{ width: "100%" }}>
          {message}
        </FormHelperText>
      )}
    </Box>
  );
}
