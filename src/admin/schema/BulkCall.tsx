import { Alert, Box, Button, Typography } from "@mui/material";
import { type ReactNode, useState } from "react";
import { type Identifier, type RaRecord, useListContext } from "react-admin";
import { asOneWrite } from "../../api/hostWrites";
import { useTexts } from "../../texts/useTexts";
import { ConfirmDialog, InfoDialog } from "../layout/ConfirmDialog";
import { serverMessage, useSend } from "../sending";
import { whileSignedIn } from "../sessionEnd";
import { type Host, useHost } from "../useHostQuery";
import { bulkTexts } from "./partTexts";
import { useSelectedRows } from "./selectedRows";

interface BulkCallProps<Row extends RaRecord> {
  /** The text of the button, which names the action on the selected rows. */
  readonly label: string;
  readonly nameOf: (row: Row) => string;
  /** One call for each row. The host checks the present row. */
  readonly call: (host: Host, row: Row) => Promise<unknown>;
  /** The inputs of the dialog. */
  readonly children?: ReactNode;
  /** Returns what is missing in the inputs, if something is. */
  readonly check?: () => string | undefined;
}

type Outcome = Readonly<{ id: Identifier; name: string; refusal: string | undefined }>;

/** Makes one call for each selected row, and tells what became of each. Refused rows stay selected. */
export function BulkCall<Row extends RaRecord>(props: BulkCallProps<Row>) {
  const { label, nameOf, call, children, check } = props;
  const text = useTexts(bulkTexts);
  const host = useHost();
  const readRows = useSelectedRows<Row>();
  const { onSelect } = useListContext();
  const [rows, setRows] = useState<readonly Row[]>();
  const [missing, setMissing] = useState<string>();
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>();
  const close = () => {
    setRows(undefined);
    setMissing(undefined);
  };
  // A list without selected rows removes this component with its outcomes, so the selection changes after a person has read them.
  const finish = (outcomes: readonly Outcome[]) => {
    close();
    setOutcomes(undefined);
    onSelect(refusedIn(outcomes).map(({ id }) => id));
  };
  const [open, isReading] = useSend({
    call: readRows,
    onDone: setRows,
    failed: text("unread"),
  });
  const [run, isBusy] = useSend({
    call: (_: Host, chosen: readonly Row[]) => asOneWrite(() => callEach(chosen)),
    onDone: setOutcomes,
    failed: text("failed"),
  });
  async function callEach(chosen: readonly Row[]): Promise<readonly Outcome[]> {
    const done: Outcome[] = [];
    for (const row of chosen) {
      const refusal = await whileSignedIn(call(host, row)).then(
        () => undefined,
        (failure: unknown) => serverMessage(failure, text("failed")),
      );
      done.push({ id: row.id, name: nameOf(row), refusal });
    }
    return done;
  }
  const confirm = (chosen: readonly Row[]) => {
    const problem = check?.();
    setMissing(problem);
    if (problem === undefined) void run(chosen);
  };
  return (
    <>
      <Button variant="contained" loading={isReading} onClick={() => void open()}>
        {label}
      </Button>
      {rows && outcomes === undefined && (
        <ConfirmDialog
          title={`${label} (${rows.length})`}
          question={<Names names={rows.map(nameOf)} />}
          cancel={text("cancel")}
          confirm={label}
          color="primary"
          isBusy={isBusy}
          busyText={text("busy")}
          isDisabled={rows.length === 0}
          isConfirmFocused={children === undefined}
          error={missing}
          onCancel={close}
          onConfirm={() => confirm(rows)}
        >
          {children}
        </ConfirmDialog>
      )}
      {outcomes && (
        <InfoDialog
          title={label}
          onClose={() => finish(outcomes)}
          actions={
            <Button variant="contained" autoFocus onClick={() => finish(outcomes)}>
              {text("close")}
            </Button>
          }
        >
          <Outcomes outcomes={outcomes} />
        </InfoDialog>
      )}
    </>
  );
}

const namedAtMost = 12;

function Names({ names }: { readonly names: readonly string[] }) {
  const text = useTexts(bulkTexts);
  const more = names.length - namedAtMost;
  if (names.length === 0) return text("gone");
  return (
    <>
      {names.slice(0, namedAtMost).join(", ")}
      {more > 0 && ` ${text("more", { smart_count: more })}`}
    </>
  );
}

const refusedIn = (outcomes: readonly Outcome[]) =>
  outcomes.filter(({ refusal }) => refusal !== undefined);

function Outcomes({ outcomes }: { readonly outcomes: readonly Outcome[] }) {
  const text = useTexts(bulkTexts);
  const refused = refusedIn(outcomes).length;
  const done = outcomes.length - refused;
  return (
    <>
      <Alert severity={refused === 0 ? "success" : "warning"} role="status">
        {text("summary", { done, smart_count: outcomes.length })}
      </Alert>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: "anywhere" }}>
        {outcomes.map(({ id, name, refusal }) => (
          <li key={id}>
            {name}:{" "}
            <Typography
              component="span"
              variant="body2"
              color={refusal === undefined ? "success" : "error"}
            >
              {refusal ?? text("done")}
            </Typography>
          </li>
        ))}
      </Box>
      {refused > 0 && <Typography variant="body2">{text("left")}</Typography>}
    </>
  );
}
