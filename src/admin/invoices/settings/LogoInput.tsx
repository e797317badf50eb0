import Delete from "@mui/icons-material/Delete";
import Upload from "@mui/icons-material/Upload";
import { Box, Button, FormHelperText } from "@mui/material";
import { useTexts } from "../../../texts/useTexts";
import { FileButton } from "../../layout/FileButton";
import { repliedErrors, useSend } from "../../sending";
import { invoiceSettingsTexts } from "./texts";

interface LogoInputProps {
  /** The address of the uploaded picture. Empty without one. */
  readonly url: string;
  readonly error: string | undefined;
  readonly onChange: (url: string) => void;
}

/** Uploads the logo that papers have. */
export function LogoInput({ url, error, onChange }: LogoInputProps) {
  const text = useTexts(invoiceSettingsTexts);
  const [upload, isBusy, refused] = useSend({
    call: (host, file: File) => host.call("uploadPicture", { file }),
    onDone: (picture) => onChange(picture.url),
    explain: (failure) => repliedErrors(failure)?.picture,
    failed: text("logo.failed"),
    notifiesError: false,
  });
  const message = refused ?? error;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
      {url !== "" && (
        <Box
          component="img"
          src={url}
          alt={text("fields.logo")}
          sx={{ maxWidth: 160, maxHeight: 80, objectFit: "contain" }}
        />
      )}
      <FileButton
        accept="image/jpeg,image/png,image/webp,image/avif"
        startIcon={<Upload />}
        loading={isBusy}
        onFile={(file) => void upload(file)}
      >
        {text("logo.upload")}
      </FileButton>
      {url !== "" && (
        <Button startIcon={<Delete />} onClick={() => onChange("")}>
          {text("logo.remove")}
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
