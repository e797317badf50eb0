import { Button } from "@mui/material";
import { useRecordContext } from "react-admin";
import { hasText } from "../../../domain/texts";
import { useTexts } from "../../texts/useTexts";
import { InfoDialog } from "../layout/ConfirmDialog";
import { QueryResult } from "../layout/QueryResult";
import { formatterFor } from "../schema/formatterFor";
import { useRowDialog } from "../schema/ListScreen";
import { OpenPapers } from "./OpenPapers";
import { outstandingFields, receivablesTexts } from "./texts";
import { useClientAccount } from "./useClientAccount";

/** An amount of a client's row. It opens the papers that it sums up. */
export function PapersButton({ source }: { readonly source: string }) {
  const record = useRecordContext();
  const openDialog = useRowDialog();
  const amount = Number(record?.[source] ?? 0);
  if (!record || amount === 0) return formatterFor.rupees(amount);
  const clientId = Number(record.id);
  const close = () => openDialog(undefined);
  return (
    <Button
      size="small"
      color="inherit"
      // The button is as high as a row and takes the room of a line, so that amounts stay in line.
      sx={{
        p: 0,
        minHeight: 30,
        my: "-4px",
        minWidth: 0,
        textDecoration: "underline dotted",
        fontWeight: "inherit",
        fontSize: "inherit",
        lineHeight: "inherit",
      }}
      onClick={() =>
        openDialog(
          <PapersDialog
            clientId={clientId}
            client={String(record.client)}
            column={source}
            onClose={close}
          />,
        )
      }
    >
      {formatterFor.rupees(amount)}
    </Button>
  );
}

interface PapersDialogProps {
  readonly clientId: number;
  readonly client: string;
  readonly column: string;
  readonly onClose: () => void;
}

function PapersDialog({ clientId, client, column, onClose }: PapersDialogProps) {
  const text = useTexts(receivablesTexts);
  const fieldText = useTexts(outstandingFields);
  const query = useClientAccount(clientId);
  const label = hasText(outstandingFields.english.fields, column)
    ? fieldText(`fields.${column}`)
    : column;
  return (
    <InfoDialog
      title={`${client}: ${label}`}
      onClose={onClose}
      actions={<Button onClick={onClose}>{text("close")}</Button>}
    >
      <QueryResult query={query} failed={text("failed")}>
        {({ papers }) => (
          <OpenPapers
            papers={papers.filter((paper) => column === "outstanding" || paper.column === column)}
          />
        )}
      </QueryResult>
    </InfoDialog>
  );
}
