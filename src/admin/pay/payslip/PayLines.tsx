import { Box, Link, Stack, Typography } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";
import type { PaidPieces, PayLine, Payslip } from "../../../../contract/payroll";
import { indiaDate } from "../../../../domain/indiaTime";
import { useTexts } from "../../../texts/useTexts";
import { listAddress, payslipAddress, showAddress } from "../../addresses";
import { formatDuration, indiaMoment, shownMonth } from "../../formatMoment";
import { TextLink } from "../../layout/BarcodeLink";
import { CellTable } from "../../layout/CellTable";
import { Section } from "../../layout/Screen";
import { formatterFor } from "../../schema/formatterFor";
import { Disclosure, PlainLine } from "./Disclosure";
import { PayDays } from "./PayDays";
import { payslipTexts } from "./texts";

export function PayLines({ payslip }: { readonly payslip: Payslip }) {
  const text = useTexts(payslipTexts);
  const { lines, gross, deductions, net } = payslip;
  const isTaken = ({ amount, carriedOver }: PayLine) => amount < 0 || carriedOver !== undefined;
  const takenLines = lines.filter(isTaken);
  const earned = lines.filter((line) => !isTaken(line));
  return (
    <Section title={text("lines.title")} gap={1}>
      {lines.length === 0 && <Typography>{text("lines.empty")}</Typography>}
      <Lines lines={earned} payslip={payslip} />
      {takenLines.length > 0 && (
        <>
          <Total label={text("lines.gross")} amount={gross} />
          <Lines lines={takenLines} payslip={payslip} />
          <Total label={text("lines.deductions")} amount={-deductions} />
        </>
      )}
      <Total label={text("lines.net")} amount={net} isWhole />
    </Section>
  );
}

interface LinesProps {
  readonly lines: readonly PayLine[];
  /** The payslip that the lines and their days belong to. */
  readonly payslip: Pick<Payslip, "days" | "pieces" | "name" | "barcodeId" | "employeeId">;
}

function Lines({ lines, payslip }: LinesProps) {
  const numbered = lines.map((line, index) => ({ line, number: index + 1 }));
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
      {numbered.map(({ line, number }) => (
        <Box component="li" key={number} sx={{ borderBottom: 1, borderColor: "divider" }}>
          <Line line={line} payslip={payslip} />
        </Box>
      ))}
    </Stack>
  );
}

interface LineProps extends Omit<LinesProps, "lines"> {
  readonly line: PayLine;
}

function Line({ line, payslip }: LineProps) {
  const text = useTexts(payslipTexts);
  const dates = new Set(line.dates);
  const ownDays =
    line.stage === undefined ? payslip.days.filter(({ date }) => dates.has(date)) : [];
  const ownPieces = (payslip.pieces ?? []).filter(
    ({ stage, at }) => stage === line.stage && dates.has(indiaDate(new Date(at))),
  );
  const { origins = [] } = line;
  const summary = <LineSummary line={line} />;
  if (ownDays.length + ownPieces.length + origins.length === 0) {
    return (
      <PlainLine>
        {summary}
        <LockedPayslipLink line={line} payslip={payslip} />
        <SourceLink line={line} payslip={payslip} />
      </PlainLine>
    );
  }
  return (
    <Disclosure summary={summary}>
      <LockedPayslipLink line={line} payslip={payslip} />
      <SourceLink line={line} payslip={payslip} />
      {origins.map((origin) => (
        <Typography key={origin} variant="body2" sx={{ py: 0.5 }}>
          {origin}
        </Typography>
      ))}
      {ownPieces.length > 0 && <PayPieces pieces={ownPieces} />}
      {ownDays.length > 0 && (
        <PayDays
          label={text("lines.days", { smart_count: ownDays.length })}
          days={ownDays}
          person={payslip}
        />
      )}
    </Disclosure>
  );
}

const columns = ["at", "machine", "order", "good", "time", "own"] as const;

/** The entries of a piece rate with the employee's part of the good pieces. */
function PayPieces({ pieces }: { readonly pieces: readonly PaidPieces[] }) {
  const text = useTexts(payslipTexts);
  return (
    <CellTable
      label={text("pieces.title")}
      columns={columns}
      title="at"
      figures={["good", "own"]}
      header={(column) => text(`pieces.${column}`)}
      rows={pieces.map(({ at, machineId, machine, orderId, good, minutes, allMinutes }) => ({
        at: indiaMoment(at),
        machine: <TextLink to={showAddress("machines", machineId)}>{machine}</TextLink>,
        order: <TextLink to={showAddress("orders", orderId)}>{`#${orderId}`}</TextLink>,
        good: formatterFor.number(good),
        time: text("pieces.part", {
          own: formatDuration(Math.round(minutes)),
          all: formatDuration(Math.round(allMinutes)),
        }),
        own: formatterFor.number(Math.round((good * minutes * 100) / allMinutes) / 100),
      }))}
      minWidth={560}
    />
  );
}

function LineSummary({
  line: { kind, label, of, stage, amount, formula, carriedOver },
}: Pick<LineProps, "line">) {
  const text = useTexts(payslipTexts);
  const kindName =
    stage === undefined
      ? text(`kinds.${kind}`)
      : text("lines.pieceRate", { stage: text(`stages.${stage}`) });
  const name =
    kind === "ARREARS" && label !== undefined
      ? [text("lines.arrearsOf", { month: shownMonth(label) }), of && text(`kinds.${of}`)]
          .filter(Boolean)
          .join(": ")
      : [kindName, label].filter(Boolean).join(": ");
  return (
    <Box
      component="span"
      sx={{
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr) auto",
        columnGap: 2,
        overflowWrap: "anywhere",
      }}
    >
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      <Amount amount={amount} />
      <Typography component="span" variant="body2" color="text.secondary">
        {formula}
      </Typography>
      {carriedOver !== undefined && (
        <Typography component="span" variant="body2" sx={{ gridColumn: "1" }}>
          {text("lines.carriedOver", { amount: formatterFor.rupees(carriedOver) })}
        </Typography>
      )}
    </Box>
  );
}

function LockedPayslipLink({ line: { kind, label }, payslip }: LineProps) {
  const text = useTexts(payslipTexts);
  if (kind !== "ARREARS" || label === undefined) return null;
  return (
    <LineLink to={payslipAddress(label, payslip.employeeId)}>
      {text("lines.payslipOf", { month: shownMonth(label) })}
    </LineLink>
  );
}

function SourceLink({ line: { kind, label, sourceId, componentId }, payslip }: LineProps) {
  const text = useTexts(payslipTexts);
  if (componentId !== undefined)
    return (
      <LineLink to={listAddress("payComponents", { q: label })}>
        {text("lines.components")}
      </LineLink>
    );
  if (sourceId === undefined) return null;
  const list = kind === "ADVANCE" ? "advances" : "adjustments";
  return (
    <LineLink to={listAddress(list, { q: payslip.barcodeId })}>{text(`lines.${list}`)}</LineLink>
  );
}

export const LineLink = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <Link
    component={RouterLink}
    to={to}
    variant="body2"
    color="inherit"
    sx={{ justifySelf: "start" }}
  >
    {children}
  </Link>
);

export const Amount = ({ amount }: { readonly amount: number }) => (
  <Typography
    component="span"
    sx={{ textAlign: "right", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }}
  >
    {formatterFor.rupees(amount)}
  </Typography>
);

interface TotalProps {
  readonly label: string;
  readonly amount: number;
  /** True for the sum of all lines. */
  readonly isWhole?: boolean;
}

export const Total = ({ label, amount, isWhole = false }: TotalProps) => (
  <Box
    sx={{
      display: "flex",
      justifyContent: "space-between",
      gap: 2,
      pl: 4,
      py: 0.5,
      "& .MuiTypography-root": { fontSize: isWhole ? "1.25rem" : undefined, fontWeight: 700 },
    }}
  >
    <Typography component="span">{label}</Typography>
    <Amount amount={amount} />
  </Box>
);
