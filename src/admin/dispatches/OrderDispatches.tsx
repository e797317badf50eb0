import { Button, Typography } from "@mui/material";
import { useState } from "react";
import type { RecordId } from "../../api/readRow";
import { CellTable } from "../layout/CellTable";
import { QueryResult } from "../layout/QueryResult";
import { Section } from "../layout/Section";
import { formatterFor } from "../schema/formatterFor";
import { useHostCall } from "../useHostQuery";
import { useTexts } from "../useTexts";
import { DispatchDialog } from "./DispatchDialog";
import { dispatchTexts } from "./screenTexts";
import { useDispatchCells } from "./useDispatchCells";

const columns = ["dispatchedAt", "quantity", "transportNumber", "createdBy", "actions"] as const;

interface OrderDispatchesProps {
  readonly id: RecordId;
  readonly isCancelled: boolean;
}

/** The dispatches of an order on the order's page. */
export default function OrderDispatches({ id, isCancelled }: OrderDispatchesProps) {
  const text = useTexts(dispatchTexts);
  const cellsOf = useDispatchCells();
  const [isAdding, setAdding] = useState(false);
  const query = useHostCall(["dispatches", "order", String(id)], "getOrderDispatches", { id });
  const number = formatterFor.number;
  return (
    <Section
      title={text("title")}
      gap={1.5}
      maxWidth={900}
      actions={
        !isCancelled && (
          <Button variant="outlined" disabled={!query.data} onClick={() => setAdding(true)}>
            {text("add.action")}
          </Button>
        )
      }
    >
      <QueryResult query={query} failed={text("failed")}>
        {(figures) => (
          <>
            <Typography color="text.secondary">
              {text("progress", {
                dispatched: number(figures.dispatched),
                ordered: number(figures.ordered),
                limit: number(figures.limit),
                tolerance: number(figures.tolerancePercent),
              })}{" "}
              {figures.made !== undefined &&
                text("inStore", {
                  made: number(figures.made),
                  inStore: number(figures.inStore ?? 0),
                })}
            </Typography>
            {figures.dispatches.length === 0 ? (
              <Typography color="text.secondary">{text("empty")}</Typography>
            ) : (
              <CellTable
                label={text("title")}
                columns={columns}
                figures={["quantity", "actions"]}
                header={(column) => text(`columns.${column}`)}
                rows={figures.dispatches.map(cellsOf)}
                minWidth={620}
              />
            )}
            {isAdding && (
              <DispatchDialog orderId={id} figures={figures} onClose={() => setAdding(false)} />
            )}
          </>
        )}
      </QueryResult>
    </Section>
  );
}
