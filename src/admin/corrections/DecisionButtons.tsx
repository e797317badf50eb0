import { Button } from "@mui/material";
import { useState } from "react";
import { useListContext, useRecordContext } from "react-admin";
import type { Correction } from "../../../contract/corrections";
import type { ListRow, RecordId } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { useAccess } from "../layout/RequireAccess";
import { repliedErrors, useSend } from "../sending";
import { correctionsTexts } from "./texts";

const decisions = { APPROVED: "approved", REJECTED: "rejected" } as const;
type Decision = keyof typeof decisions;

export default function DecisionButtons() {
  const text = useTexts(correctionsTexts);
  const mayDecide = useAccess("corrections", "decideCorrection");
  const row = useRecordContext<ListRow<Correction>>();
  const { selectedIds, onSelect } = useListContext();
  const [decide, isBusy] = useDecide((ids) => {
    if (!row) onSelect(selectedIds.filter((id) => !ids.includes(String(id))));
  });
  const [isAsking, setAsking] = useState(false);
  if (!mayDecide || (row && row.status !== "PROPOSED")) return null;
  const decideAll = (decision: Decision) => {
    setAsking(false);
    void decide(row ? [row.id] : selectedIds, decision);
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
        onClick={() => decideAll("APPROVED")}
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
          onConfirm={() => decideAll("REJECTED")}
        />
      )}
    </>
  );
}

/** Decides on all corrections or none. `onDecided` gets those that are decided, also by another admin. */
function useDecide(onDecided: (ids: readonly string[]) => void) {
  const text = useTexts(correctionsTexts);
  return useSend({
    call: async (host, ids: readonly RecordId[], status: Decision): Promise<unknown> => {
      const [only, ...more] = ids;
      return only !== undefined && more.length === 0
        ? host.call("decideCorrection", { id: only, status })
        : host.call("decideCorrections", { ids, status });
    },
    done: (_, [ids, status]) => text(`decision.${decisions[status]}`, { smart_count: ids.length }),
    onDone: (_, [ids]) => onDecided(ids.map(String)),
    failed: text("decision.failed"),
    onFailed: (failure) => onDecided(Object.keys(repliedErrors(failure) ?? {})),
  });
}
