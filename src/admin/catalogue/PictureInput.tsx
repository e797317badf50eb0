import Delete from "@mui/icons-material/Delete";
import Upload from "@mui/icons-material/Upload";
import { Box, Button } from "@mui/material";
import { useFormContext } from "react-hook-form";
import { maxPictureBytes } from "../../../contract/pictures";
import { HostError } from "../../api/hostErrors";
import { useSubmitOnce } from "../../useSubmitOnce";
import { FileButton } from "../layout/FileButton";
import { FieldInput, type FieldInputProps } from "../schema/FieldInput";
import { serverMessage } from "../serverMessage";
import { useHost } from "../useHostQuery";
import { whileSignedIn } from "../useSessionEnd";
import { useTexts } from "../useTexts";
import { pictureTexts } from "./screenTexts";

/** The address of a picture, with a button that uploads a file and fills in its address. */
export default function PictureInput(props: FieldInputProps) {
  const { name } = props.field;
  const text = useTexts(pictureTexts);
  const host = useHost();
  const { setValue, setError, clearErrors, watch } = useFormContext();
  const url = String(watch(name) ?? "");

  const choose = (value: string) => {
    clearErrors(name);
    setValue(name, value, { shouldDirty: true, shouldTouch: true });
  };

  const [upload, isBusy] = useSubmitOnce(async (file: File) => {
    if (file.size > maxPictureBytes) return setError(name, { message: text("tooLarge") });
    try {
      const uploaded = await whileSignedIn(host.call("uploadPicture", { file }));
      choose(uploaded.url);
    } catch (error) {
      const refused = error instanceof HostError ? error.body.errors?.picture : undefined;
      setError(name, { message: refused ?? serverMessage(error, text("failed")) });
    }
  });

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
          onFile={(file) => void upload(file)}
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
