import { Autocomplete, Box, Button, TextField, Typography } from "@mui/material";
import { useState } from "react";
import type { ImportedRow } from "../../../contract/imports";
import { useTexts } from "../../texts/useTexts";
import { useClients } from "../clientFields/clientNames";
import { formatterFor } from "../schema/formatterFor";
import { depositTexts } from "./texts";

/** Receives the client of a row, or 0 if the row is skipped. */
export type ChooseClient = (row: number, clientId: number) => void;

interface DepositMatchProps {
  readonly shown: ImportedRow;
  /** Shown on a phone, where the column of the narration is out of sight. */
  readonly narration?: string | undefined;
  /** Chooses the client of a deposit. Absent if no client can be chosen now. */
  readonly onChoose?: ChooseClient | undefined;
}

/** The client and the papers of a deposit, with the reason. A person confirms them, changes the client or skips the row. */
export function DepositMatch({ shown, narration, onChoose }: DepositMatchProps) {
  const text = useTexts(depositTexts);
  const [isChoosing, setChoosing] = useState(false);
  const { row, state, deposit } = shown;
  if (deposit === undefined) return null;
  const { amount, clientId, client, by, parts, onAccount, dateRow, entered } = deposit;
  const isNew = state === "new";
  const choose = (chosen: number) => {
    setChoosing(false);
    onChoose?.(row, chosen);
  };
  return (
    <Box sx={{ display: "grid", gap: 0.5, justifyItems: "start", minWidth: "15em" }}>
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
        {client === undefined && text("unknown")}
        {client !== undefined && (isNew ? client : text("perhaps", { client }))}
        {amount > 0 && ` · ${rupees(amount)}`}
      </Typography>
      <Typography
        variant="body2"
        color="text.secondary"
        sx={{ display: { md: "none" }, overflowWrap: "anywhere" }}
      >
        {narration}
      </Typography>
      {by.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {text("by", { clues: by.map((clue) => text(`clues.${clue}`)).join(", ") })}
        </Typography>
      )}
      {client !== undefined && (
        <Typography variant="body2">
          {[
            ...parts.map((part) =>
              text("part", { number: part.number || text("opening"), amount: rupees(part.amount) }),
            ),
            ...(onAccount > 0 ? [text("onAccount", { amount: rupees(onAccount) })] : []),
          ].join("; ")}
        </Typography>
      )}
      {dateRow !== undefined && (
        <Typography variant="body2" sx={{ color: "warning.main", fontWeight: 600 }}>
          {text("dateRow", { row: dateRow })}
        </Typography>
      )}
      {entered !== undefined && (
        <Typography variant="body2" sx={{ color: "warning.main", fontWeight: 600 }}>
          {text("entered", { number: entered })}
        </Typography>
      )}
      {isChoosing && <ClientChoice onChosen={choose} />}
      {onChoose && !isChoosing && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.5 }}>
          {!isNew && clientId !== undefined && (
            <Button size="small" variant="outlined" onClick={() => choose(clientId)}>
              {text("take")}
            </Button>
          )}
          <Button size="small" onClick={() => setChoosing(true)}>
            {text(client === undefined ? "choose" : "other")}
          </Button>
          {state !== "left" && (
            <Button size="small" onClick={() => choose(0)}>
              {text("skip")}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}

const rupees = (amount: number) => formatterFor.rupees(amount);

function ClientChoice({ onChosen }: { readonly onChosen: (clientId: number) => void }) {
  const text = useTexts(depositTexts);
  const { data: clients = [] } = useClients();
  return (
    <Autocomplete
      size="small"
      fullWidth
      openOnFocus
      options={clients.map(({ id, name = "" }) => ({ id: Number(id), label: name }))}
      getOptionKey={({ id }) => id}
      onChange={(_, chosen) => chosen && onChosen(chosen.id)}
      renderInput={(params) => <TextField {...params} autoFocus label={text("client")} />}
    />
  );
}
