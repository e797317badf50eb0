import Download from "@mui/icons-material/Download";
import { Alert, Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import { Link } from "react-router-dom";
import { indiaDate } from "../../../domain/indiaTime";
import { saveFile } from "../../browser/saveFile";
import { useTexts } from "../../texts/useTexts";
import { dispatchAddress } from "../addresses";
import { DateField } from "../layout/DateField";
import { Screen, Section } from "../layout/Screen";
import { useSend } from "../sending";
import { useHost } from "../useHostQuery";
import { tallyTexts } from "./texts";

/** The files for Tally: the masters, and the vouchers of a period. */
export default function TallyPage() {
  const text = useTexts(tallyTexts);
  const host = useHost();
  const [to, setTo] = useState(() => indiaDate(new Date()));
  const [from, setFrom] = useState(() => `${indiaDate(new Date()).slice(0, 8)}01`);
  const [save, isBusy, error] = useSend({
    notifiesError: false,
    call: (_, read: () => Promise<Blob>, _name: string) => read(),
    onDone: (file, [, name]) => saveFile(file, name),
    failed: text("failed"),
  });
  const dates = [
    ["from", from, setFrom],
    ["to", to, setTo],
  ] as const;
  return (
    <Screen
      title={text("title")}
      actions={
        <Button component={Link} to={dispatchAddress("settings")}>
          {text("ledgers")}
        </Button>
      }
    >
      <Section title={text("title")} hint={text("hint")}>
        <Typography color="text.secondary">{text("content")}</Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          {dates.map(([name, value, set]) => (
            <DateField
              key={name}
              type="date"
              fullWidth={false}
              label={text(name)}
              value={value}
              onChange={({ target }) => set(target.value)}
            />
          ))}
        </Box>
        {error !== undefined && <Alert severity="error">{error}</Alert>}
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          <Button
            variant="outlined"
            startIcon={<Download />}
            disabled={isBusy}
            onClick={() => void save(() => host.call("getTallyMasters", {}), "tally-masters.xml")}
          >
            {text("masters")}
          </Button>
          <Button
            variant="contained"
            startIcon={<Download />}
            disabled={isBusy || from === "" || to === ""}
            onClick={() =>
              void save(
                () => host.call("getTallyVouchers", { from, to }),
                `tally-vouchers-${from}-${to}.xml`,
              )
            }
          >
            {text("vouchers")}
          </Button>
        </Box>
      </Section>
    </Screen>
  );
}
