import { Button, Link, Typography } from "@mui/material";
import { useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import type { ReelMovement } from "../../../../contract/reelMovements";
import type { Reel } from "../../../../contract/reels";
import type { ListRow } from "../../../api/readRow";
import { indiaMoment } from "../../formatMoment";
import { CellTable } from "../../layout/CellTable";
import { QueryResult } from "../../layout/QueryResult";
import { useAccess } from "../../layout/RequireAccess";
import { Section } from "../../layout/Section";
import { showAddress } from "../../recordAddresses";
import { formatterFor, noValue } from "../../schema/formatterFor";
import { useHostQuery } from "../../useHostQuery";
import { useTexts } from "../../useTexts";
import { ledgerTexts } from "./ledgerTexts";
import { ReservationNote } from "./ReservationNote";
import { type WeightChange, WeightDialog } from "./WeightDialog";

const columns = ["at", "kind", "weight", "balance", "note", "by"] as const;
type Column = (typeof columns)[number];

const figures: ReadonlySet<Column> = new Set(["weight", "balance"]);

const kilograms = formatterFor.kilograms;

/** All that happened to a reel, and what its weight is changed by besides the machines. */
export default function LedgerSection({ reel }: { readonly reel: ListRow<Reel> }) {
  const text = useTexts(ledgerTexts);
  const [change, setChange] = useState<WeightChange>();
  const mayAdjust = useAccess("admins", "adjustReel");
  const query = useHostQuery({
    key: ["reels", "movements", reel.id],
    ask: (host, signal) => host.call("getReelMovements", { id: reel.id }, { signal }),
  });
  const isRunning = reel.status === "IN_USE";
  const { currentWeight = 0, coreWeight = 0 } = reel;
  return (
    <Section
      title={text("title")}
      gap={1.5}
      maxWidth={900}
      actions={
        <>
          {mayAdjust && (
            <Button disabled={isRunning} onClick={() => setChange("adjust")}>
              {text("adjust.action")}
            </Button>
          )}
          <Button color="error" disabled={isRunning} onClick={() => setChange("scrap")}>
            {text("scrap.action")}
          </Button>
        </>
      }
    >
      <Typography color="text.secondary">
        {isRunning
          ? text("atMachine")
          : text("balance", {
              weight: kilograms(currentWeight),
              paper: kilograms(Math.max(0, currentWeight - coreWeight)),
            })}
      </Typography>
      <QueryResult query={query} failed={text("failed")}>
        {({ movements, reservation }) => (
          <>
            {reservation && <ReservationNote reel={reel} reservation={reservation} />}
            <Movements movements={movements} />
          </>
        )}
      </QueryResult>
      {change !== undefined && (
        <WeightDialog change={change} reel={reel} onClose={() => setChange(undefined)} />
      )}
    </Section>
  );
}

/** The latest movement first. */
function Movements({ movements }: { readonly movements: readonly ReelMovement[] }) {
  const text = useTexts(ledgerTexts);
  const noteOf = ({ reason, orderId }: ReelMovement) => {
    if (orderId === undefined) return reason ?? noValue;
    return (
      <Link component={RouterLink} to={showAddress("orders", orderId)} color="inherit">
        {text("order", { id: orderId })}
      </Link>
    );
  };
  return (
    <CellTable
      label={text("title")}
      columns={columns}
      isFigure={(column) => figures.has(column)}
      header={(column) => text(`columns.${column}`)}
      rows={movements.toReversed().map((movement) => ({
        at: indiaMoment(movement.at),
        kind: text(`kinds.${movement.kind}`),
        weight: `${movement.weight > 0 ? "+" : ""}${kilograms(movement.weight)}`,
        balance: kilograms(movement.balance),
        note: noteOf(movement),
        by: movement.by,
      }))}
      minWidth={720}
    />
  );
}
