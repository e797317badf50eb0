import { Alert, Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import type { OrderStages as Stages } from "../../../contract/stages";
import { useTexts } from "../../texts/useTexts";
import { listAddress } from "../addresses";
import { QueryResult } from "../layout/QueryResult";
import { Section } from "../layout/Screen";
import { formatterFor } from "../schema/formatterFor";
import { useHostCall } from "../useHostQuery";
import { EntryDialog } from "./EntryActions";
import { useStageValues } from "./stageTexts";
import { productionTexts, stageEntryFields } from "./texts";

interface OrderStagesProps {
  readonly id: number;
  readonly unit: string;
  /** False for a shipped or cancelled order. */
  readonly isOpen: boolean;
}

type Stage = Stages["stages"][number];

/** The stages of an order with their pieces, on the order's page. */
export default function OrderStages({ id, unit, isOpen }: OrderStagesProps) {
  const text = useTexts(productionTexts);
  const [isEntering, setEntering] = useState(false);
  const query = useHostCall(["stageEntries", "order", String(id)], "getOrderStages", { id });
  return (
    <Section
      title={text("stages.title")}
      gap={1.5}
      actions={
        <>
          <Button component={RouterLink} to={listAddress("stageEntries", { orderId: id })}>
            {text("stages.all")}
          </Button>
          {isOpen && query.data?.isSpecified && (
            <Button variant="outlined" onClick={() => setEntering(true)}>
              {text("entry.action")}
            </Button>
          )}
        </>
      }
    >
      <QueryResult query={query} failed={text("stages.failed")}>
        {({ isSpecified, isReady, stages }) =>
          isSpecified ? (
            <>
              {isReady && <ProposedMove last={stages.at(-1)} />}
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1.5 }}>
                {stages.map((stage) => (
                  <StageBar key={stage.kind} stage={stage} />
                ))}
              </Box>
            </>
          ) : (
            <Typography color="text.secondary">{text("stages.none")}</Typography>
          )
        }
      </QueryResult>
      {isEntering && <EntryDialog order={{ id, unit }} onClose={() => setEntering(false)} />}
    </Section>
  );
}

/** Proposes the move that the page's next step makes. An entry never moves an order by itself. */
function ProposedMove({ last }: { readonly last: Stage | undefined }) {
  const text = useTexts(productionTexts);
  const valuesOf = useStageValues();
  if (!last) return null;
  return (
    <Alert severity="success" variant="outlined">
      {text("stages.propose", valuesOf(last))}
    </Alert>
  );
}

function StageBar({ stage }: { readonly stage: Stage }) {
  const text = useTexts(productionTexts);
  const fieldText = useTexts(stageEntryFields);
  const { kind, perIn, required, good, waste, left, available } = stage;
  const number = formatterFor.number;
  const whole = Math.max(required, good) + waste;
  const widthOf = (pieces: number) => `${whole === 0 ? 0 : (pieces / whole) * 100}%`;
  const parts = [
    text("stages.good", { good: number(good), required: number(required) }),
    waste > 0 && text("stages.waste", { waste: number(waste) }),
    left > 0 && text("stages.left", { left: number(left) }),
    available !== undefined &&
      (available < 0
        ? text("stages.behind", { pieces: number(-available) })
        : text("stages.available", { available: number(available) })),
    perIn > 1 && text("stages.perIn", { pieces: number(perIn) }),
  ].filter((part) => part !== false);
  return (
    <Box component="li" sx={{ display: "grid", gap: 0.5 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2 }}>
        <Typography sx={{ fontWeight: 700, flexGrow: 1 }}>
          {fieldText(`choices.stage.${kind}`)}
        </Typography>
        <Typography
          variant="body2"
          color={available !== undefined && available < 0 ? "error" : "text.secondary"}
          sx={{ fontVariantNumeric: "tabular-nums" }}
        >
          {parts.join(" · ")}
        </Typography>
      </Box>
      <Box
        aria-hidden
        sx={{
          display: "flex",
          height: 10,
          borderRadius: 1,
          overflow: "hidden",
          bgcolor: "action.hover",
          border: 1,
          borderColor: "divider",
        }}
      >
        <Box sx={{ width: widthOf(good), bgcolor: "success.main" }} />
        <Box sx={{ width: widthOf(waste), bgcolor: "error.main" }} />
      </Box>
    </Box>
  );
}
