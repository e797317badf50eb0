import { Alert, Box, Paper, Typography } from "@mui/material";
import type { CombinedGroup, PlanElement } from "../../../../contract/combinedRuns";
import { boardText } from "../../../../domain/board/boxDesign";
import { useTexts } from "../../../texts/useTexts";
import { Figures } from "../../layout/Figures";
import { Section } from "../../layout/Section";
import { formatterFor, shareText } from "../../schema/formatterFor";
import { DeckleBar, lanesOf } from "./DeckleBar";
import { type Decisions, OrderChoices } from "./OrderChoices";
import { combineTexts } from "./texts";

const { number, kilograms, rupees } = formatterFor;

interface GroupProps {
  readonly group: CombinedGroup;
  readonly edge: number;
  readonly decisions: Decisions;
  readonly onDecide: (decisions: Decisions) => void;
}

const namesOf = (ids: readonly number[]) => ids.map((id) => `#${id}`).join(", ");

/** The orders of a board: the paper apart and together, the runs to scale, and what a person decides. */
export function GroupSection({ group, edge, decisions, onDecide }: GroupProps) {
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
  readonly saved: string;
}

function Element({ element, group, edge, saved }: ElementProps) {
  const text = useTexts(combineTexts);
  const { orders, deckles } = group;
  return (
    <Paper variant="outlined" sx={{ p: 2, display: "grid", gap: 1.5, minWidth: 0 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "baseline" }}>
        <Typography component="h3" variant="subtitle1" sx={{ flexGrow: 1, fontWeight: 700 }}>
          {text("element.title", { orders: namesOf(element.orderIds) })}
        </Typography>
        <Typography sx={{ fontWeight: 700 }}>{saved}</Typography>
      </Box>
      {element.runs.map((run) => {
        const { trim } = lanesOf(run, orders);
        return (
          <Box key={`${run.deckle} ${run.length}`} sx={{ display: "grid", gap: 0.5, minWidth: 0 }}>
            <DeckleBar
              run={run}
              orderIds={element.orderIds}
              orders={orders}
              widest={deckles.at(-1) ?? run.deckle}
              edge={edge}
            />
            <Typography variant="body2">
              {text("run", {
                deckle: number(run.deckle),
                board: number(Math.round(run.length / 1000)),
                trim: number(Math.round((trim / run.deckle) * 1000) / 10),
              })}
            </Typography>
            {run.lanes.map(({ orderId, ups, blanks }) => {
              const order = orders.find((one) => one.orderId === orderId);
              return (
                <Typography key={orderId} variant="body2" color="text.secondary">
                  {text("laneFacts", {
                    order: orderId,
                    client: order?.client ?? "",
                    ups,
                    blanks: number(blanks),
                    needed: number(order?.blanks),
                  })}
                </Typography>
              );
            })}
          </Box>
        );
      })}
    </Paper>
  );
}
