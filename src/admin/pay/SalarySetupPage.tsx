import { Box, Button, Paper, Stack, Typography } from "@mui/material";
import { Suspense, useState } from "react";
import { useGetOne } from "react-admin";
import { Link, useLocation, useParams } from "react-router-dom";
import * as z from "zod/mini";
import { Employee, RegisteredEmployee } from "../../../contract/employees";
import { type ListRow, readRow } from "../../api/readRow";
import { isOwnHost } from "../../api/session";
import { useTexts } from "../../texts/useTexts";
import { addressOf } from "../addresses";
import { usePrintEmployeeSticker } from "../employees/EmployeeActions";
import { DelayedProgress, LoadError } from "../layout/QueryResult";
import { Screen } from "../layout/Screen";
import { Barcode } from "../print/stickers";
import { DatedSetup } from "./DatedSetup";
import { SpecifiedSetup } from "./SalarySetupForm";
import { salaryTexts } from "./texts";

/** The navigation state from the registration. Missing if the admin opened the page another way. */
const HandedOver = z.extend(RegisteredEmployee, z.pick(Employee, { name: true, unit: true }).shape);

export default function SalarySetupPage() {
  const text = useTexts(salaryTexts);
  const { employeeId = "" } = useParams();
  const { state } = useLocation();
  const [isSaved, setSaved] = useState(false);
  const query = useGetOne<ListRow<Employee>>("employees", { id: employeeId });
  const { error, isPending, refetch } = query;
  const registered = readRow(HandedOver, state);
  const { barcodeImageBase64 } = registered ?? {};
  // Hosts may list an employee late, or under another number than the registration told.
  const handedOver =
    registered?.employeeId === undefined ? undefined : { ...registered, id: registered.employeeId };
  const data = query.data ?? (error ? handedOver : undefined);

  return (
    <Screen title={text(`${isSaved ? "barcode" : "setup"}.title`)}>
      {isPending && <DelayedProgress />}
      {error && !data && (
        <LoadError
          message={text("setup.noEmployee")}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data &&
        (isSaved ? (
          <EmployeeBarcode
            barcodeId={data.barcodeId ?? ""}
            name={data.name ?? `#${data.id}`}
            unit={data.unit}
            picture={barcodeImageBase64}
          />
        ) : (
          <>
            <Typography>
              {[data.name ?? `#${data.id}`, data.barcodeId].filter(Boolean).join(" · ")}
            </Typography>
            {isOwnHost() ? (
              <DatedSetup
                key={data.id}
                employeeId={data.id}
                joinedAt={query.data?.joinedAt}
                onSaved={() => setSaved(true)}
              />
            ) : (
              <SpecifiedSetup key={data.id} employeeId={data.id} onSaved={() => setSaved(true)} />
            )}
          </>
        ))}
    </Screen>
  );
}

interface EmployeeBarcodeProps {
  readonly barcodeId: string;
  readonly name: string;
  readonly unit: string | undefined;
  /** The host's picture of the barcode in base64. Without it, the browser draws the barcode. */
  readonly picture?: string | undefined;
}

function EmployeeBarcode({ barcodeId, name, unit, picture }: EmployeeBarcodeProps) {
  const text = useTexts(salaryTexts);
  const print = usePrintEmployeeSticker();

  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 480, display: "grid", gap: 2 }}>
      <Typography role="status">{text("barcode.saved", { name })}</Typography>
      <Box sx={{ p: 1.5, bgcolor: "#fff" }}>
        {picture === undefined ? (
          <Box sx={{ height: 96 }}>
            <Suspense fallback={null}>
              <Barcode text={barcodeId} />
            </Suspense>
          </Box>
        ) : (
          <Box
            component="img"
            src={`data:image/png;base64,${picture}`}
            alt={barcodeId}
            sx={{ display: "block", maxWidth: "100%", mx: "auto" }}
          />
        )}
      </Box>
      <Typography sx={{ textAlign: "center", fontWeight: 600 }}>{barcodeId}</Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1.5 }}>
        <Button variant="contained" onClick={() => print({ barcodeId, name, unit })}>
          {text("barcode.print")}
        </Button>
        <Button component={Link} to={addressOf("admin/employee")} variant="outlined">
          {text("barcode.back")}
        </Button>
      </Stack>
    </Paper>
  );
}
