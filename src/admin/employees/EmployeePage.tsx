import Add from "@mui/icons-material/Add";
import { Alert, Box, Button, Paper, Stack, TextField, Typography } from "@mui/material";
import { type SyntheticEvent, useEffect, useState } from "react";
import { useGetList } from "react-admin";
import { Link, Navigate, useParams } from "react-router-dom";
import { useTexts } from "../../texts/useTexts";
import { addressOf, showAddress } from "../addresses";
import { normalizeBarcode } from "../layout/BarcodeLink";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { Figures } from "../layout/Facts";
import { DelayedProgress, LoadError } from "../layout/QueryResult";
import { Screen } from "../layout/Screen";
import { usePrintEmployeeSticker } from "./EmployeeActions";
import { employeesTexts } from "./texts";
import {
  type FoundEmployee as Found,
  type FoundPerson,
  useEmployeeLookup,
} from "./useEmployeeLookup";

export default function EmployeePage() {
  const text = useTexts(employeesTexts);
  return (
    <Screen
      title={text("title")}
      actions={
        <>
          <Button component={Link} to={addressOf("employee/get-all-employees")} variant="outlined">
            {text("list")}
          </Button>
          <Button
            component={Link}
            to={addressOf("employee/register")}
            variant="contained"
            startIcon={<Add />}
          >
            {text("register")}
          </Button>
        </>
      }
    >
      <EmployeeLookup />
    </Screen>
  );
}

function EmployeeLookup() {
  const text = useTexts(employeesTexts);
  const print = usePrintEmployeeSticker();
  const lookup = useEmployeeLookup();
  const [barcodeId, setBarcodeId] = useState("");
  const { found, message, deactivating } = lookup;

  const withBarcode = (act: () => void) =>
    barcodeId === "" ? lookup.showError("lookup.missing") : act();

  const find = (event: SyntheticEvent) => {
    event.preventDefault();
    withBarcode(() => void lookup.find(barcodeId));
  };

  const printSticker = () =>
    found === undefined ? lookup.showError("lookup.nothingToPrint") : print(found);

  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack component="form" onSubmit={find} noValidate sx={{ gap: 2 }}>
        <Typography variant="h2">{text("lookup.title")}</Typography>
        <TextField
          label={text("lookup.barcodeId")}
          value={barcodeId}
          onChange={({ target: { value } }) => {
            setBarcodeId(normalizeBarcode(value));
            lookup.reset();
          }}
          autoFocus
          slotProps={{ htmlInput: { autoComplete: "off", spellCheck: false, maxLength: 40 } }}
        />
        <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1.5 }}>
          <Button type="submit" variant="contained" loading={lookup.isFinding}>
            {text("lookup.find")}
          </Button>
          <Button variant="outlined" onClick={printSticker}>
            {text("lookup.print")}
          </Button>
          <Button
            variant="outlined"
            color="error"
            loading={lookup.isDeactivating}
            onClick={() => withBarcode(() => void lookup.askToDeactivate(barcodeId))}
          >
            {text("lookup.deactivate")}
          </Button>
        </Stack>
        {message && <Alert severity={message.severity}>{message.message}</Alert>}
        {found && <FoundEmployee employee={found} />}
      </Stack>
      {deactivating && (
        <ConfirmDialog
          title={text("deactivation.title", { who: whoIs(deactivating) })}
          question={text("deactivation.question", { who: whoIs(deactivating) })}
          cancel={text("deactivation.cancel")}
          confirm={text("deactivation.confirm")}
          onCancel={lookup.cancelDeactivation}
          onConfirm={() => void lookup.deactivate()}
        />
      )}
    </Paper>
  );
}

const whoIs = ({ name, barcodeId }: FoundPerson) =>
  name === undefined ? barcodeId : `${name} (${barcodeId})`;

function FoundEmployee({ employee }: { readonly employee: Found }) {
  const text = useTexts(employeesTexts);
  const address = usePicture(employee.picture);
  const label = text("lookup.picture", { name: employee.name ?? employee.barcodeId });
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      {address !== undefined && (
        <Box
          component="img"
          src={address}
          alt={label}
          sx={{ maxWidth: "100%", p: 1, bgcolor: "#fff", border: 1, borderColor: "divider" }}
        />
      )}
      <Figures
        label={employee.barcodeId}
        figures={[
          { label: text("lookup.name"), value: employee.name ?? "–" },
          { label: text("lookup.unit"), value: employee.unit ?? "–" },
        ]}
      />
    </Box>
  );
}

function usePicture(picture: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address;
}

export function EmployeeByBarcode() {
  const barcodeId = normalizeBarcode(useParams().barcodeId ?? "");
  const text = useTexts(employeesTexts);
  const { data, error, isPending, refetch } = useGetList("employees", {
    filter: { barcodeId },
    pagination: { page: 1, perPage: 1 },
    sort: { field: "id", order: "ASC" },
  });
  const [employee] = data ?? [];
  if (employee) return <Navigate to={showAddress("employees", employee.id)} replace />;
  return (
    <Screen title={barcodeId}>
      {isPending ? (
        <DelayedProgress />
      ) : (
        <LoadError message={text("lookup.unknown")} error={error} onRetry={() => void refetch()} />
      )}
    </Screen>
  );
}
