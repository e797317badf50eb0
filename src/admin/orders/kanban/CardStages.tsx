import { createContext, useContext } from "react";
import type { OpenStages } from "../../../../contract/stages";
import type { RecordId } from "../../../api/readRow";
import { hasCall } from "../../../api/resources";
import { useTexts } from "../../../texts/useTexts";
import { stageTexts } from "../../machines/stageTexts";
import { formatterFor } from "../../schema/formatterFor";
import { useHostCall } from "../../useHostQuery";
import styles from "./OrderCard.module.css";

type StagesOfOrder = OpenStages["orders"][number];

const byOrder = new WeakMap<OpenStages, ReadonlyMap<unknown, StagesOfOrder>>();

function mapOf(open: OpenStages) {
  const known = byOrder.get(open) ?? new Map(open.orders.map((one) => [one.orderId, one]));
  byOrder.set(open, known);
  return known;
}

const none: ReadonlyMap<unknown, StagesOfOrder> = new Map();

/** The stages of the open orders by their number. All cards share the one call of the board. */
export const KanbanStages = createContext(none);

/** Reads the stages of the open orders. None while they are read, and none on a host without machines. */
export function useOpenStages(): ReadonlyMap<unknown, StagesOfOrder> {
  const enabled = hasCall("getOpenStages");
  const { data } = useHostCall(["stageEntries", "open"], "getOpenStages", {}, { enabled });
  return data ? mapOf(data) : none;
}

/** A slim bar of a part for each stage, filled by the good pieces, and the stage that is behind. */
export function CardStages({ id }: { readonly id: RecordId }) {
  const text = useTexts(stageTexts);
  const order = useContext(KanbanStages).get(id);
  const number = formatterFor.number;
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
      {!isReady && late && (
        <span>
          {text("behind", {
            stage: text(`names.${late.kind}`),
            good: number(late.good),
            required: number(late.required),
          })}
        </span>
      )}
      {!isReady && !late && <span>{text("finished")}</span>}
    </div>
  );
}
