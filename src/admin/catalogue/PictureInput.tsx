import Delete from "@mui/icons-material/Delete";
import Upload from "@mui/icons-material/Upload";
import { Box, Button } from "@mui/material";
import { useFormContext } from "react-hook-form";
import { maxPictureBytes } from "../../../contract/pictures";
import { useTexts } from "../../texts/useTexts";
import { FileButton } from "../layout/FileButton";
import { FieldInput, type FieldInputProps } from "../schema/FieldInput";
import { repliedErrors, serverMessage, useSend } from "../sending";
import { pictureTexts } from "./texts";

/** The address of a picture, with a button that uploads a file and fills in its address. */
export default function PictureInput(props: FieldInputProps) {
  const { name } = props.field;
  const text = useTexts(pictureTexts);
  const { setValue, setError, clearErrors, watch } = useFormContext();
  const url = String(watch(name) ?? "");

  const choose = (value: string) => {
    clearErrors(name);
    setValue(name, value, { shouldDirty: true, shouldTouch: true });
  };

  const [send, isBusy] = useSend({
    call: (host, file: File) => host.call("uploadPicture", { file }),
    onDone: (uploaded) => choose(uploaded.url),
    failed(error) {
      const refused = repliedErrors(error)?.picture;
      setError(name, { message: refused ?? serverMessage(error, text("failed")) });
      return undefined;
    },
  });
  const upload = (file: File) =>
    file.size > maxPictureBytes ? setError(name, { message: text("tooLarge") }) : void send(file);

  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <FieldInput {...props} hint={text("hint")} />
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
        {url !== "" && (
          <Box
            component="img"
            src={url}
            alt={text("preview")}
            sx={{ width: 120, height: 90, objectFit: "cover", borderRadius: 1 }}
          />
        )}
        <FileButton
          accept="image/jpeg,image/png,image/webp,image/avif"
          startIcon={<Upload />}
          loading={isBusy}
          onFile={upload}
        >
          {text("upload")}
        </FileButton>
        {url !== "" && (
          <Button startIcon={<Delete />} onClick={() => choose("")}>
            {text("remove")}
          </Button>
        )}
      </Box>
    </Box>
  );
}
