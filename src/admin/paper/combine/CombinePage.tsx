import { Alert, Box, Typography } from "@mui/material";
import { useState } from "react";
import type { Combination } from "../../../../contract/combinedRuns";
import { useTexts } from "../../../texts/useTexts";
import { TextLink } from "../../layout/BarcodeLink";
import { QueryResult } from "../../layout/QueryResult";
import { Screen } from "../../layout/Screen";
import { showAddress } from "../../recordAddresses";
import { useHostCall } from "../../useHostQuery";
import { AcceptedRuns } from "./AcceptedRuns";
import { GroupSection } from "./GroupSection";
import type { Decisions } from "./OrderChoices";
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
