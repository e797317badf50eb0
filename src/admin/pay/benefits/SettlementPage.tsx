import { Alert, Box, Button, Paper, Typography } from "@mui/material";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import type { Settlement } from "../../../../contract/settlements";
import { useTexts } from "../../../texts/useTexts";
import { listAddress, payslipAddress } from "../../addresses";
import { indiaMoment, shownDate, shownMonth } from "../../formatMoment";
import { ConfirmCall } from "../../layout/ConfirmDialog";
import { Figures } from "../../layout/Facts";
import { PersonLine } from "../../layout/MonthPage";
import { DelayedProgress, LoadError } from "../../layout/QueryResult";
import { Screen, Section } from "../../layout/Screen";
import { PdfButtons } from "../../print/PdfButtons";
import { formatterFor } from "../../schema/formatterFor";
import { serverMessage } from "../../sending";
import { useHost, useHostCall } from "../../useHostQuery";
import { Amount, LineLink, Total } from "../payslip/PayLines";
import { PaperLanguage, usePaperLanguage } from "../payslip/PayslipPdf";
import { payslipTexts } from "../payslip/texts";
import { settlementPageTexts } from "./texts";

/** The final settlement of a leaver: computed until it is settled. */
export default function SettlementPage() {
  const { employeeId = "" } = useParams();
  const text = useTexts(settlementPageTexts);
  const { data, error, isPending, refetch } = useHostCall(
    ["salaries", "settlement", employeeId],
    "getSettlement",
    { employeeId },
  );
  return (
    <Screen
      title={text("title")}
      actions={
        <>
          <Button component={Link} to={listAddress("gratuities", {})}>
            {text("toList")}
          </Button>
          {data && <SettlementPdf employeeId={employeeId} />}
          {data && <SettleButton settlement={data} />}
        </>
      }
    >
      {isPending && <DelayedProgress />}
      {error && (
        <LoadError
          message={serverMessage(error, text("failed"))}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data && !error && <SettlementParts settlement={data} />}
    </Screen>
  );
}

interface PartProps {
  readonly settlement: Settlement;
}

function SettlementParts({ settlement }: PartProps) {
  const text = useTexts(settlementPageTexts);
  const { lines, net, rest, obstacle, settledAt, settledBy: name = "" } = settlement;
  const { joinedOn, leftOn, years, months } = settlement;
  const employed = { from: shownDate(joinedOn), to: shownDate(leftOn) };
  const service = { ...employed, years: String(years), months: String(months) };
  return (
    <>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap: 2 }}>
        <PersonLine person={settlement} />
        <Figures
          label={text("figures.title")}
          figures={(["net", "gross", "deductions"] as const).map((figure) => ({
            label: text(`figures.${figure}`),
            value: formatterFor.rupees(settlement[figure]),
          }))}
        />
        <Typography variant="body2">{text("service", service)}</Typography>
        <Typography variant="body2" color="text.secondary">
          {settledAt === undefined
            ? text("state.open")
            : text("state.settled", { time: indiaMoment(settledAt), name })}
        </Typography>
      </Paper>
      {obstacle !== undefined && <Alert severity="warning">{obstacle}.</Alert>}
      {rest > 0 && (
        <Alert severity="info">{text("rest", { amount: formatterFor.rupees(rest) })}</Alert>
      )}
      <Section title={text("lines")} gap={1}>
        {lines.length === 0 && <Typography>{text("empty")}</Typography>}
        <Lines settlement={settlement} />
        <Total label={text("total")} amount={net} isWhole />
      </Section>
    </>
  );
}

function Lines({ settlement: { lines, employeeId } }: PartProps) {
  const numbered = lines.map((line, index) => ({ line, number: index + 1 }));
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
      {numbered.map(({ line, number }) => (
        <Box
          component="li"
          key={number}
          sx={{
            borderBottom: 1,
            borderColor: "divider",
            py: 1,
            display: "grid",
            gridTemplateColumns: "minmax(0, 1fr) auto",
            columnGap: 2,
            overflowWrap: "anywhere",
          }}
        >
          <LineName line={line} />
          <Amount amount={line.amount} />
          <Typography component="span" variant="body2" color="text.secondary">
            {line.formula}
          </Typography>
          <Box sx={{ display: "grid", "& a": { justifySelf: "end" } }}>
            <LineLink to={payslipAddress(line.month, employeeId)}>
              {shownMonth(line.month)}
            </LineLink>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function LineName({ line: { kind, label, of, leave } }: { line: Settlement["lines"][number] }) {
  const text = useTexts(settlementPageTexts);
  const payslipText = useTexts(payslipTexts);
  const isBenefit = kind === "LEAVE" || kind === "BONUS" || kind === "GRATUITY";
  const kindName = isBenefit ? text(`kinds.${kind}`) : payslipText(`kinds.${kind}`);
  const name =
    kind === "ARREARS" && label !== undefined
      ? [
          payslipText("lines.arrearsOf", { month: shownMonth(label) }),
          of && payslipText(`kinds.${of}`),
        ]
      : [kindName, leave ? payslipText(`leave.${leave}`) : label];
  return (
    <Typography component="span" sx={{ fontWeight: 600 }}>
      {name.filter(Boolean).join(": ")}
    </Typography>
  );
}

function SettlementPdf({ employeeId }: { readonly employeeId: string }) {
  const text = useTexts(payslipTexts);
  const host = useHost();
  const [language, choose] = usePaperLanguage();
  return (
    <>
      <PaperLanguage value={language} onChange={choose} />
      <PdfButtons
        texts={{
          print: text("paper.print"),
          save: text("file"),
          failed: text("paper.failed"),
          savedInstead: text("paper.savedInstead"),
        }}
        fileName={`settlement-${employeeId}.pdf`}
        load={() => host.call("getSettlementPdf", { employeeId, language })}
      />
    </>
  );
}

/** Settles, or cancels the settlement. The host refuses if the shown amount has changed. */
function SettleButton({ settlement }: PartProps) {
  const text = useTexts(settlementPageTexts);
  const [isAsking, setAsking] = useState(false);
  const { employeeId, name, net, obstacle, settledAt } = settlement;
  const act = settledAt === undefined ? "settle" : "cancel";
  const values = { name, net: formatterFor.rupees(net) };
  const isSettling = act === "settle";
  return (
    <>
      <Button
        variant={isSettling ? "contained" : "outlined"}
        disabled={obstacle !== undefined}
        onClick={() => setAsking(true)}
      >
        {text(`${act}.action`)}
      </Button>
      {isAsking && (
        <ConfirmCall
          color={isSettling ? "primary" : "error"}
          title={text(`${act}.title`, values)}
          question={text(`${act}.question`, values)}
          cancel={text(`${act}.keep`)}
          confirm={text(`${act}.confirm`)}
          done={text(`${act}.done`, values)}
          failed={text(`${act}.failed`)}
          call={(host) =>
            isSettling
              ? host.call("settleLeaver", { employeeId, net })
              : host.call("cancelSettlement", { employeeId })
          }
          onDone={() => setAsking(false)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
