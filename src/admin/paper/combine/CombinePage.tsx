import { Alert, Box, Paper, Typography } from "@mui/material";
import { useState } from "react";
import type { Combination, CombinedGroup, PlanElement } from "../../../../contract/combinedRuns";
import { boardText } from "../../../../domain/board/boxDesign";
import { useTexts } from "../../../texts/useTexts";
import { showAddress } from "../../addresses";
import { TextLink } from "../../layout/BarcodeLink";
import { Figures } from "../../layout/Facts";
import { QueryResult } from "../../layout/QueryResult";
import { Screen, Section } from "../../layout/Screen";
import { formatterFor, shareText } from "../../schema/formatterFor";
import { useHostCall } from "../../useHostQuery";
import { AcceptButton, AcceptedRuns } from "./AcceptedRuns";
import { type Decisions, OrderChoices, toggleOut } from "./OrderChoices";
import { RunBars } from "./RunBars";
import { combineTexts } from "./texts";

const queryOf = ({ out, under, locked }: Decisions) => ({
  out: out.join() || undefined,
  under: under.join() || undefined,
  locked: locked.map((pair) => pair.join("-")).join() || undefined,
});

export default function CombinePage() {
  const text = useTexts(combineTexts);
  const [decisions, setDecisions] = useState<Decisions>({ out: [], under: [], locked: [] });
  const decisionQuery = queryOf(decisions);
  // The earlier plan stays in view while the next one is made.
  const query = useHostCall(
    ["orders", "combination", decisionQuery],
    "getCombination",
    decisionQuery,
    {
      placeholderData: (earlier) => earlier,
    },
  );
  return (
    <Screen title={text("title")}>
      <Typography color="text.secondary">{text("hint")}</Typography>
      <QueryResult query={query} failed={text("failed")}>
        {(combination) => (
          <Plan
            combination={combination}
            isPlanning={query.isPlaceholderData}
            decisions={decisions}
            onDecide={setDecisions}
          />
        )}
      </QueryResult>
    </Screen>
  );
}

interface PlanProps {
  readonly combination: Combination;
  readonly isPlanning: boolean;
  readonly decisions: Decisions;
  readonly onDecide: (decisions: Decisions) => void;
}

function Plan({ combination, isPlanning, decisions, onDecide }: PlanProps) {
  const text = useTexts(combineTexts);
  const { groups, leftOut, edge, knives, overPercent } = combination;
  return (
    <Box sx={{ display: "grid", gap: 3, minWidth: 0 }} aria-busy={isPlanning}>
      <Typography color="text.secondary">
        {text("knives", { smart_count: knives })} {text("tolerance", { percent: overPercent })}
      </Typography>
      <Typography role="status" color="text.secondary" sx={{ minHeight: "1.5em", my: -2 }}>
        {isPlanning ? text("planning") : groups.length === 0 ? text("empty") : ""}
      </Typography>
      <AcceptedRuns edge={edge} />
      {groups.map((group) => (
        <GroupSection
          key={group.orders.map(({ orderId }) => orderId).join()}
          group={group}
          edge={edge}
          decisions={decisions}
          onDecide={onDecide}
        />
      ))}
      {leftOut.length > 0 && (
        <Alert severity="info" variant="outlined">
          <Box component="details">
            <Box component="summary" sx={{ cursor: "pointer" }}>
              {text("leftOut.title", { smart_count: leftOut.length })}
            </Box>
            <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
              {leftOut.map(({ orderId, client, missing }) => (
                <li key={orderId}>
                  <TextLink to={showAddress("orders", orderId)}>
                    {text("leftOut.line", { id: orderId, client, reason: missing })}
                  </TextLink>
                </li>
              ))}
            </Box>
          </Box>
        </Alert>
      )}
    </Box>
  );
}

const { number, kilograms, rupees } = formatterFor;

interface GroupProps {
  readonly group: CombinedGroup;
  readonly edge: number;
  readonly decisions: Decisions;
  readonly onDecide: (decisions: Decisions) => void;
}

const namesOf = (ids: readonly number[]) => ids.map((id) => `#${id}`).join(", ");

/** The orders of a board: the paper apart and together, the runs to scale, and what a person decides. */
function GroupSection({ group, edge, decisions, onDecide }: GroupProps) {
  const text = useTexts(combineTexts);
  const { elements, apart, together, rate, missing, deckles, orders } = group;
  const amount = (weight: number) =>
    rate === undefined
      ? kilograms(weight)
      : text("amount", { weight: kilograms(weight), rupees: rupees(Math.round(weight * rate)) });
  const combined = elements.filter(({ orderIds }) => orderIds.length > 1);
  const alone = elements.filter(({ orderIds }) => orderIds.length === 1);
  const saved = apart - together;
  const figures = [
    { label: text("figures.apart"), value: amount(apart) },
    { label: text("figures.together"), value: amount(together) },
    {
      label: text("figures.saved"),
      value: [amount(saved), apart > 0 && shareText(saved / apart)].filter(Boolean).join(" · "),
    },
  ];
  return (
    <Section
      title={text("group", { board: boardText(group.layers), unit: group.unit })}
      hint={text(group.isOfBoard ? "deckles.board" : "deckles.store", {
        deckles: deckles.map(number).join(", "),
      })}
    >
      {orders.length > 1 && <Figures label={text("figures.title")} figures={figures} />}
      {missing !== undefined && (
        <Typography variant="body2" color="text.secondary">
          {text("noRate", { missing })}
        </Typography>
      )}
      {!group.keepsLocks && (
        <Alert severity="warning" variant="outlined">
          {text("locksLost")}
        </Alert>
      )}
      {combined.length === 0 && <Typography>{text("nothing")}</Typography>}
      {combined.map((element) => (
        <Element
          key={element.orderIds.join()}
          element={element}
          group={group}
          edge={edge}
          under={decisions.under}
          onTakeOut={(id) => onDecide(toggleOut(decisions, id))}
          saved={savedText(element)}
        />
      ))}
      {alone.length > 0 && combined.length > 0 && (
        <Typography color="text.secondary">
          {text("alone", { orders: namesOf(alone.flatMap(({ orderIds }) => orderIds)) })}
        </Typography>
      )}
      {orders.length > 1 && (
        <Box component="details">
          <Box component="summary" sx={{ cursor: "pointer", py: 1 }}>
            {text("orders.summary", { smart_count: orders.length })}
          </Box>
          <OrderChoices orders={orders} decisions={decisions} onDecide={onDecide} />
        </Box>
      )}
    </Section>
  );

  function savedText({ apart: before, together: after }: PlanElement) {
    const difference = Math.round((before - after) * 100) / 100;
    if (difference === 0) return text("element.same");
    return text(difference > 0 ? "element.saves" : "element.costs", {
      weight: amount(Math.abs(difference)),
    });
  }
}

interface ElementProps {
  readonly element: PlanElement;
  readonly group: CombinedGroup;
  readonly edge: number;
  readonly under: readonly number[];
  readonly onTakeOut: (orderId: number) => void;
  readonly saved: string;
}

function Element({ element, group, edge, under, onTakeOut, saved }: ElementProps) {
  const text = useTexts(combineTexts);
  const names = namesOf(element.orderIds);
  return (
    <Paper variant="outlined" sx={{ p: 2, display: "grid", gap: 1.5, minWidth: 0 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "baseline" }}>
        <Typography component="h3" variant="subtitle1" sx={{ flexGrow: 1, fontWeight: 700 }}>
          {text("element.title", { orders: names })}
        </Typography>
        <Typography sx={{ fontWeight: 700 }}>{saved}</Typography>
      </Box>
      <RunBars
        runs={element.runs}
        orders={group.orders}
        edge={edge}
        widest={group.deckles.at(-1)}
        onTakeOut={onTakeOut}
      />
      <Typography variant="caption" color="text.secondary">
        {text("element.drag")}
      </Typography>
      <AcceptButton element={element} under={under} orders={names} />
    </Paper>
  );
}
