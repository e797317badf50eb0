import { Button } from "@mui/material";
import { useState } from "react";
import { useListContext, useNotify, useRecordContext, useRefresh } from "react-admin";
import type { Correction } from "../../../contract/corrections";
import { HostError } from "../../api/hostErrors";
import type { ListRow, RecordId } from "../../api/readRow";
import { useSubmitOnce } from "../../useSubmitOnce";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { useAccess } from "../layout/RequireAccess";
import { serverMessage } from "../serverMessage";
import { useHost } from "../useHostQuery";
import { whileSignedIn } from "../useSessionEnd";
import { useTexts } from "../useTexts";
import { correctionsTexts } from "./screenTexts";

const decisions = { APPROVED: "approved", REJECTED: "rejected" } as const;
type Decision = keyof typeof decisions;

export default function DecisionButtons() {
  const text = useTexts(correctionsTexts);
  const mayDecide = useAccess("corrections", "decideCorrection");
  const row = useRecordContext<ListRow<Correction>>();
  const { selectedIds, onSelect } = useListContext();
  const [decide, isBusy] = useDecide();
  const [isAsking, setAsking] = useState(false);
  if (!mayDecide || (row && row.status !== "PROPOSED")) return null;
  const decideAll = async (decision: Decision) => {
    setAsking(false);
    const done = (await decide(row ? [row.id] : selectedIds, decision)) ?? [];
    if (!row) onSelect(selectedIds.filter((id) => !done.includes(String(id))));
  };
  const count = { smart_count: selectedIds.length };
  const who = row?.name ?? row?.barcodeId ?? `#${row?.id}`;
  const approve = row ? text("decision.approve") : text("decision.approveTogether", count);
  const reject = row ? text("decision.reject") : text("decision.rejectTogether", count);
  const size = row ? "small" : "medium";
  return (
    <>
      <Button
        size={size}
        variant="contained"
        loading={isBusy}
        aria-label={row && `${approve}: ${who}, ${row.reason ?? ""}`}
        onClick={() => void decideAll("APPROVED")}
      >
        {approve}
      </Button>
      <Button
        size={size}
        variant="outlined"
        color="error"
        disabled={isBusy}
        aria-label={row && `${reject}: ${who}, ${row.reason ?? ""}`}
        onClick={() => setAsking(true)}
      >
        {reject}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={row ? text("decision.title") : text("decision.titleTogether", count)}
          question={row ? text("decision.question", { who }) : text("decision.questionTogether")}
          cancel={text("decision.cancel")}
          confirm={reject}
          onCancel={() => setAsking(false)}
          onConfirm={() => void decideAll("REJECTED")}
        />
      )}
    </>
  );
}

/** Decides on all corrections or none. Returns the numbers of those that are decided, also by another admin. */
function useDecide() {
  const host = useHost();
  const text = useTexts(correctionsTexts);
  const notify = useNotify();
  const refresh = useRefresh();
  return useSubmitOnce(
    async (ids: readonly RecordId[], status: Decision): Promise<readonly string[]> => {
      const [only, ...more] = ids;
      const call =
        only !== undefined && more.length === 0
          ? () => host.call("decideCorrection", { id: only, status })
          : () => host.call("decideCorrections", { ids, status });
      try {
        await whileSignedIn(call());
        const done = text(`decision.${decisions[status]}`, { smart_count: ids.length });
        notify(done, { type: "success" });
        return ids.map(String);
      } catch (error) {
        const message = serverMessage(error, text("decision.failed"));
        notify(message, { type: "error", autoHideDuration: 12_000 });
        return error instanceof HostError ? Object.keys(error.body.errors ?? {}) : [];
      } finally {
        refresh();
      }
    },
  );
}
