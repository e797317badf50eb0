import { Alert, Box, Button, Chip, Typography } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import type { PaperReport, TakeUpProposal } from "../../../../contract/wasteReport";
import { useTexts } from "../../../texts/useTexts";
import { showAddress } from "../../addresses";
import { TextLink } from "../../layout/BarcodeLink";
import { type Period, PeriodInputs } from "../../layout/PeriodInputs";
import { DelayedProgress, LoadError } from "../../layout/QueryResult";
import { useAccess } from "../../layout/RequireAccess";
import { inOrder, Screen, Section } from "../../layout/Screen";
import { useSend } from "../../sending";
import { useHostCall } from "../../useHostQuery";
import { wasteTexts } from "../texts";
import { LayerTable, MillTable, SumTable } from "./WasteTables";

const PieceWasteSection = lazy(() => import("../../machines/PieceWasteSection"));
/** The charts are more than the rest of the page. */
const WasteByMonth = lazy(() => import("./WasteByMonth"));

export default function WastePage() {
  const text = useTexts(wasteTexts);
  const [period, setPeriod] = useState<Period>({});
  const { data, error, isPending, refetch } = useHostCall(
    ["reels", "paperReport", period],
    "getPaperReport",
    period,
    { reads: ["board", "reels"] },
  );
  return (
    <Screen title={text("title")}>
      <Typography color="text.secondary">{text("hint")}</Typography>
      <PeriodInputs
        period={period}
        usual={data}
        labels={{ from: text("from"), to: text("to") }}
        onChange={setPeriod}
      />
      {isPending && <DelayedProgress />}
      {error && <LoadError message={text("failed")} error={error} onRetry={() => void refetch()} />}
      {data && !error && <Report report={data} />}
      <Suspense fallback={<DelayedProgress />}>
        <PieceWasteSection period={period} />
      </Suspense>
    </Screen>
  );
}

function Report({ report }: { readonly report: PaperReport }) {
  const text = useTexts(wasteTexts);
  const { months, total, layers, mills, takeUps } = report;
  return (
    <Box sx={{ display: "grid", gap: 3, minWidth: 0 }} {...inOrder}>
      <TakeUpProposals proposals={takeUps} />
      <Suspense fallback={<DelayedProgress />}>
        <WasteByMonth months={months} total={total} />
      </Suspense>
      {months.length > 0 && (
        <>
          <Section gap={1.5} title={text("tables.layers")}>
            <LayerTable layers={layers} total={total} />
          </Section>
          <Section gap={1.5} title={text("tables.mills")}>
            <MillTable mills={mills} />
          </Section>
          <Orders orders={report.orders} />
        </>
      )}
    </Box>
  );
}

const shownAtFirst = 20;

function Orders({ orders }: Pick<PaperReport, "orders">) {
  const text = useTexts(wasteTexts);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? orders : orders.slice(0, shownAtFirst);
  return (
    <Section gap={1.5} title={text("tables.orders")}>
      <SumTable
        title={text("tables.orders")}
        group="order"
        rows={shown.map((sum) => ({
          name: (
            <>
              <TextLink to={showAddress("orders", sum.orderId)}>
                {text("orderName", { id: sum.orderId, client: sum.client })}
              </TextLink>{" "}
              {sum.isHalfRun && <Chip label={text("halfRun")} />}
            </>
          ),
          sum,
        }))}
      />
      {shown.length < orders.length && (
        <Button variant="outlined" onClick={() => setWhole(true)} sx={{ justifySelf: "start" }}>
          {text("more", { count: orders.length })}
        </Button>
      )}
    </Section>
  );
}

interface TakeUpProposalsProps {
  readonly proposals: readonly TakeUpProposal[];
}

function TakeUpProposals({ proposals }: TakeUpProposalsProps) {
  const text = useTexts(wasteTexts);
  const mayAccept = useAccess("admins", "acceptTakeUp");
  const [accept, isBusy] = useSend({
    call: (host, proposal: TakeUpProposal) => host.call("acceptTakeUp", proposal),
    done: (_, [proposal]) => text("takeUps.done", { ...proposal }),
    failed: text("takeUps.failed"),
  });
  return proposals.map((proposal) => (
    <Alert
      key={proposal.flute}
      severity="info"
      variant="outlined"
      // On a phone the button is below the text, because the row has no room for it.
      sx={{ flexWrap: "wrap", "& .MuiAlert-message": { flex: "1 1 14em" } }}
      action={
        mayAccept && (
          <Button
            loading={isBusy}
            sx={{ whiteSpace: "nowrap" }}
            onClick={() => void accept(proposal)}
          >
            {text("takeUps.accept", { ...proposal })}
          </Button>
        )
      }
    >
      <Typography variant="body2">{text("takeUps.proposal", { ...proposal })}</Typography>
      {!mayAccept && <Typography variant="body2">{text("takeUps.note")}</Typography>}
    </Alert>
  ));
}
