import { Alert, Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import type { AcceptedRun, PlanElement } from "../../../../contract/combinedRuns";
import { writesShown } from "../../../api/hostWrites";
import { readLanguage, useTexts } from "../../../texts/useTexts";
import { showAddress } from "../../addresses";
import { indiaMoment } from "../../formatMoment";
import { TextLink } from "../../layout/BarcodeLink";
import { ConfirmCall } from "../../layout/ConfirmDialog";
import { QueryResult } from "../../layout/QueryResult";
import { Section } from "../../layout/Screen";
import { PdfButtons } from "../../print/PdfButtons";
import { formatterFor } from "../../schema/formatterFor";
import { useSend } from "../../sending";
import { useHost, useHostCall } from "../../useHostQuery";
import { RunBars } from "./RunBars";
import { combineTexts } from "./texts";

interface AcceptProps {
  readonly element: PlanElement;
  /** The orders that may run short. */
  readonly under: readonly number[];
  readonly orders: string;
}

export function AcceptButton({ element: { orderIds, runs }, under, orders }: AcceptProps) {
  const text = useTexts(combineTexts);
  const [accept, isBusy] = useSend({
    call: (host) =>
      host.call("acceptCombinedRun", {
        runs,
        under: under.filter((id) => orderIds.includes(id)),
      }),
    done: ({ reservedReels }) => text("accept.done", { smart_count: reservedReels }),
    failed: text("accept.failed"),
    // A further press is about what the screen shows then.
    onSettled: writesShown,
  });
  return (
    <Button
      variant="contained"
      loading={isBusy}
      aria-label={text("accept.actionOf", { orders })}
      onClick={() => void accept()}
      sx={{ justifySelf: "start" }}
    >
      {text("accept.action")}
    </Button>
  );
}

/** The accepted runs whose orders are not all shipped. */
export function AcceptedRuns({ edge }: { readonly edge: number }) {
  const text = useTexts(combineTexts);
  // A reservation changes reels, and no order.
  const query = useHostCall(["reels", "combinedRuns"], "getCombinedRuns", {});
  return (
    <QueryResult query={query} failed={text("accepted.failed")}>
      {({ runs }) =>
        runs.length > 0 && (
          <Section title={text("accepted.title")} hint={text("accepted.hint")}>
            {runs.map((run) => (
              <Accepted key={run.id} run={run} edge={edge} />
            ))}
          </Section>
        )
      }
    </QueryResult>
  );
}

function Accepted({ run, edge }: { readonly run: AcceptedRun; readonly edge: number }) {
  const text = useTexts(combineTexts);
  const host = useHost();
  const [isAsking, setAsking] = useState(false);
  const { id, orders, leadOrderId, reservedReels, saved, createdBy, createdAt } = run;
  const name = text("accepted.name", { id });
  return (
    <Box
      component="article"
      aria-label={name}
      sx={{ display: "grid", gap: 1, minWidth: 0, borderTop: 1, borderColor: "divider", pt: 2 }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <Typography component="h3" variant="subtitle1" sx={{ flexGrow: 1, fontWeight: 700 }}>
          {name}
        </Typography>
        <PdfButtons
          texts={{
            print: text("card.print"),
            save: text("card.save"),
            failed: text("card.failed"),
          }}
          fileName={`combined-run-${id}.pdf`}
          load={() => host.call("getCombinedRunCard", { id: String(id), language: readLanguage() })}
        />
        {run.hasRun ? (
          <Typography variant="body2">{text("undo.hasRun")}</Typography>
        ) : (
          <Button
            color="error"
            aria-label={text("undo.actionOf", { id })}
            onClick={() => setAsking(true)}
          >
            {text("undo.action")}
          </Button>
        )}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {text("accepted.facts", {
          smart_count: reservedReels,
          by: createdBy,
          at: indiaMoment(createdAt),
          lead: leadOrderId,
          weight: formatterFor.kilograms(saved),
        })}
      </Typography>
      <RunBars runs={run.runs} orders={orders} edge={edge} />
      {run.lacking.length > 0 && <Lacking run={run} />}
      {orders.flatMap(({ orderId, client, problem }) =>
        problem === undefined
          ? []
          : [
              <Alert key={orderId} severity="warning" variant="outlined">
                <TextLink to={showAddress("orders", orderId)}>
                  {text("orders.name", { id: orderId, client })}
                </TextLink>
                : {problem}
              </Alert>,
            ],
      )}
      {isAsking && (
        <ConfirmCall
          title={text("undo.title", { id })}
          question={text("undo.question")}
          cancel={text("undo.keep")}
          confirm={text("undo.confirm")}
          done={text("undo.done", { id })}
          failed={text("undo.failed")}
          call={(sender) => sender.call("undoCombinedRun", { id: String(id) })}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}

/** The paper of a run for which no reel is reserved, and the press that looks for free reels again. */
function Lacking({ run: { id, lacking } }: { readonly run: AcceptedRun }) {
  const text = useTexts(combineTexts);
  const [reserve, isBusy] = useSend({
    call: (host) => host.call("reserveCombinedRun", { id: String(id) }),
    done: ({ reservedReels }) =>
      text(reservedReels > 0 ? "lacking.done" : "lacking.none", { smart_count: reservedReels }),
    failed: text("lacking.failed"),
    onSettled: writesShown,
  });
  const papers = lacking
    .map(({ metres, ...paper }) =>
      text("lacking.paper", { ...paper, metres: formatterFor.number(metres) }),
    )
    .join("; ");
  return (
    <Alert
      severity="warning"
      variant="outlined"
      action={
        <Button
          color="inherit"
          loading={isBusy}
          aria-label={text("lacking.actionOf", { id })}
          onClick={() => void reserve()}
        >
          {text("lacking.action")}
        </Button>
      }
    >
      {text("lacking.title", { papers })}
    </Alert>
  );
}
