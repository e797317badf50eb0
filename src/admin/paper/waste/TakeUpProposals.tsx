import { Alert, Button, Typography } from "@mui/material";
import { useNotify } from "react-admin";
import type { TakeUpProposal } from "../../../../contract/wasteReport";
import { useSubmitOnce } from "../../../useSubmitOnce";
import { useAccess } from "../../layout/RequireAccess";
import { serverMessage } from "../../serverMessage";
import { useHost } from "../../useHostQuery";
import { whileSignedIn } from "../../useSessionEnd";
import { useTexts } from "../../useTexts";
import { wasteTexts } from "./wasteTexts";

interface TakeUpProposalsProps {
  readonly proposals: readonly TakeUpProposal[];
  /** Something was taken over, or is another one by now. */
  readonly onChanged: () => void;
}

/** Take-ups that the last runs measured, each of which a super admin may take over. */
export function TakeUpProposals({ proposals, onChanged }: TakeUpProposalsProps) {
  const text = useTexts(wasteTexts);
  const host = useHost();
  const notify = useNotify();
  const mayAccept = useAccess("admins", "acceptTakeUp");
  const [accept, isBusy] = useSubmitOnce(async (proposal: TakeUpProposal) => {
    try {
      await whileSignedIn(host.call("acceptTakeUp", proposal));
      notify(text("takeUps.done", { ...proposal }), { type: "success" });
    } catch (error) {
      notify(serverMessage(error, text("takeUps.failed")), { type: "error" });
    }
    onChanged();
  });
  return proposals.map((proposal) => (
    <Alert
      key={proposal.flute}
      severity="info"
      variant="outlined"
      // On a phone the button is below the text, because there is no room beside it.
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
