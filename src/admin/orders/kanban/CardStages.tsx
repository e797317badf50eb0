import { createContext, useContext, useMemo } from "react";
import type { OpenStages } from "../../../../contract/stages";
import type { RecordId } from "../../../api/readRow";
import { isOwnHost } from "../../../api/session";
import { useTexts } from "../../../texts/useTexts";
import { stageTexts, useStageValues } from "../../machines/stageTexts";
import { useHostCall } from "../../useHostQuery";
import styles from "./OrderCard.module.css";

type StagesOfOrder = OpenStages["orders"][number];

/** The stages of the open orders by their number. All cards share the one call of the board. */
export const KanbanStages = createContext<ReadonlyMap<unknown, StagesOfOrder>>(new Map());

/** Reads the stages of the open orders. None while they are read, and none on another host. */
export function useOpenStages(): ReadonlyMap<unknown, StagesOfOrder> {
  const enabled = isOwnHost();
  const { data } = useHostCall(["stageEntries", "open"], "getOpenStages", {}, { enabled });
  return useMemo(() => new Map(data?.orders.map((one) => [one.orderId, one])), [data]);
}

/** A slim bar of a part for each stage, filled by the good pieces, and the stage that is behind. */
export function CardStages({ id }: { readonly id: RecordId }) {
  const text = useTexts(stageTexts);
  const valuesOf = useStageValues();
  const order = useContext(KanbanStages).get(id);
  if (!order?.stages.some(({ good, waste }) => good + waste > 0)) return null;
  const { stages, behind, isReady } = order;
  const late = stages.find(({ kind }) => kind === behind);
  return (
    <div className={styles.stages}>
      <div className={styles.stageBar} aria-hidden="true">
        {stages.map(({ kind, good, required }) => (
          <span key={kind} data-behind={kind === behind}>
            <i style={{ width: `${Math.min(1, good / Math.max(1, required)) * 100}%` }} />
          </span>
        ))}
      </div>
      {isReady && <strong>{text("ready")}</strong>}
      {!isReady && late && <span>{text("behind", valuesOf(late))}</span>}
      {!isReady && !late && <span>{text("finished")}</span>}
    </div>
  );
}
