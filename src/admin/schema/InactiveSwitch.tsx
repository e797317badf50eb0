import { Alert, FormControlLabel, Switch } from "@mui/material";
import { useTranslate } from "react-admin";

interface InactiveSwitchProps {
  readonly resource: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Switches the list to its inactive records, with a note while they are shown. */
export default function InactiveSwitch({ resource, isOn, onChange }: InactiveSwitchProps) {
  const translate = useTranslate();
  const text = (name: string) => translate(`resources.${resource}.inactive.${name}`);
  return (
    <>
      <FormControlLabel
        sx={{ minHeight: 44 }}
        control={<Switch checked={isOn} onChange={(_, on) => onChange(on)} />}
        label={text("show")}
      />
      {isOn && (
        <Alert severity="info" role="status" variant="outlined" sx={{ flexBasis: "100%" }}>
          {text("hint")}
        </Alert>
      )}
    </>
  );
}
