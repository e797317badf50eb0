import { Alert, FormControlLabel, Switch } from "@mui/material";
import { useTranslate } from "react-admin";

interface FormerSwitchProps {
  readonly resource: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Shows those whom the list leaves out in place of all others, and says so as long as it does. */
export default function FormerSwitch({ resource, isOn, onChange }: FormerSwitchProps) {
  const translate = useTranslate();
  const text = (name: string) => translate(`resources.${resource}.former.${name}`);
  return (
    <>
      <FormControlLabel
        sx={{ alignSelf: "start", minHeight: 44 }}
        control={<Switch checked={isOn} onChange={(_, on) => onChange(on)} />}
        label={text("show")}
      />
      {isOn && (
        <Alert severity="info" role="status" variant="outlined" sx={{ maxWidth: 900 }}>
          {text("hint")}
        </Alert>
      )}
    </>
  );
}
