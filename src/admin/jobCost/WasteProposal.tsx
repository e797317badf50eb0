import { Alert, Box, Button } from "@mui/material";
import type { JobCost } from "../../../contract/jobCost";
import { indiaDate } from "../../../domain/indiaTime";
import { writesShown } from "../../api/hostWrites";
import { useTexts } from "../../texts/useTexts";
import { showAddress } from "../addresses";
import { TextLink } from "../layout/BarcodeLink";
import { formatterFor } from "../schema/formatterFor";
import { useSend } from "../sending";
import { jobCostTexts } from "./texts";

const { number } = formatterFor;

interface WasteProposalProps {
  readonly proposal: NonNullable<JobCost["wasteProposal"]>;
}

/** Proposes the waste row that the last jobs measured. One press adds it to the waste table from today. */
export function WasteProposal({ proposal }: WasteProposalProps) {
  const text = useTexts(jobCostTexts);
  const { present, measured, orderIds } = proposal;
  const [add, isBusy] = useSend({
    call: (host) =>
      host.call("createWasteRow", {
        ...measured,
        validFrom: indiaDate(new Date()),
        source: text("proposal.source", { count: orderIds.length }),
      }),
    done: text("proposal.done"),
    failed: text("proposal.failed"),
    // A further press is about what the screen shows then.
    onSettled: writesShown,
  });
  return (
    <Alert
      severity="info"
      variant="outlined"
      action={
        <Button variant="outlined" loading={isBusy} onClick={() => void add()}>
          {text("proposal.action")}
        </Button>
      }
      sx={{ flexWrap: "wrap" }}
    >
      {text("proposal.text", {
        quantity: number(measured.uptoQuantity),
        measured: number(measured.runPercent),
        setup: number(measured.setupSheets),
        present: number(present.runPercent),
      })}
      <Box component="span" sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {text("proposal.jobs")}
        {orderIds.map((id) => (
          <TextLink key={id} to={showAddress("orders", id)}>
            #{id}
          </TextLink>
        ))}
      </Box>
    </Alert>
  );
}
