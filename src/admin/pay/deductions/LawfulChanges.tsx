import { Alert, AlertTitle, Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import type { StatutoryChange } from "../../../../contract/statutoryRates";
import { useTexts } from "../../../texts/useTexts";
import { shownDate, shownMonth } from "../../formatMoment";
import { ConfirmCall } from "../../layout/ConfirmDialog";
import { useHostCall } from "../../useHostQuery";
import { lawfulChangeTexts } from "./texts";

/** The changes of the law that the plant's rates lack, each with its source and a button that takes it over. */
export function LawfulChanges() {
  const { data = [] } = useHostCall(["statutoryRates", "changes"], "getStatutoryChanges", {});
  if (data.length === 0) return null;
  return (
    <Box sx={{ display: "grid", gap: 1, mb: 2 }}>
      {data.map((change) => (
        <LawfulChange key={change.id} change={change} />
      ))}
    </Box>
  );
}

function LawfulChange({ change }: { readonly change: StatutoryChange }) {
  const text = useTexts(lawfulChangeTexts);
  const [isAsking, setAsking] = useState(false);
  const { id, validFrom, source, lockedUntil } = change;
  const arrears =
    lockedUntil === undefined ? undefined : text("arrears", { month: shownMonth(lockedUntil) });
  return (
    <Alert
      severity="warning"
      action={<Button onClick={() => setAsking(true)}>{text("adopt.action")}</Button>}
    >
      <AlertTitle>{text("title", { date: shownDate(validFrom) })}</AlertTitle>
      <Typography variant="body2">{change.text}.</Typography>
      <Typography variant="body2">{text("source", { source })}</Typography>
      {arrears !== undefined && <Typography variant="body2">{arrears}</Typography>}
      {isAsking && (
        <ConfirmCall
          title={text("adopt.title")}
          question={[text("adopt.question", { date: shownDate(validFrom) }), arrears ?? ""].join(
            " ",
          )}
          cancel={text("adopt.keep")}
          confirm={text("adopt.confirm")}
          color="primary"
          call={(host) => host.call("adoptStatutoryChange", { change: id })}
          done={text("adopt.done")}
          failed={text("adopt.failed")}
          onDone={() => setAsking(false)}
          onClose={() => setAsking(false)}
        />
      )}
    </Alert>
  );
}
