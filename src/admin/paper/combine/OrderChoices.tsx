import { Box, Button, FormControlLabel, MenuItem, Switch, TextField } from "@mui/material";
import type { CombinableOrder } from "../../../../contract/combinedRuns";
import { useTexts } from "../../../texts/useTexts";
import { showAddress } from "../../addresses";
import { TextLink } from "../../layout/BarcodeLink";
import { CellTable } from "../../layout/CellTable";
import { formatterFor } from "../../schema/formatterFor";
import { combineTexts } from "./texts";

/** The decisions about orders, by the numbers of the orders. */
export interface Decisions {
  readonly out: readonly number[];
  readonly under: readonly number[];
  readonly locked: readonly (readonly [number, number])[];
}

interface ChoicesProps {
  readonly orders: readonly CombinableOrder[];
  readonly decisions: Decisions;
  readonly onDecide: (decisions: Decisions) => void;
}

const columns = ["order", "blanks", "blank", "due", "choice"] as const;

/** Takes an order out of the plan, or back. A pair of the order is free again. */
export const toggleOut = (decisions: Decisions, id: number): Decisions => ({
  ...decisions,
  out: toggled(decisions.out, id),
  locked: decisions.locked.filter((ids) => !ids.includes(id)),
});

const toggled = (ids: readonly number[], id: number) =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

/** The orders of a board. A person takes an order out, locks it to another one, or lets it run short. */
export function OrderChoices({ orders, decisions, onDecide }: ChoicesProps) {
  const text = useTexts(combineTexts);
  const { number, date } = formatterFor;
  return (
    <CellTable
      label={text("orders.title")}
      columns={columns}
      figures={["blanks"]}
      title="order"
      header={(column) => text(`orders.${column}`)}
      minWidth={900}
      rows={orders.map((order) => ({
        order: (
          <TextLink to={showAddress("orders", order.orderId)}>
            {text("orders.name", { id: order.orderId, client: order.client })}
          </TextLink>
        ),
        blanks: number(order.blanks),
        blank: text("orders.size", {
          width: number(order.blankWidth),
          length: number(order.cutLength),
        }),
        due: date(order.expectedCompletionDate),
        choice: <Choice order={order} orders={orders} decisions={decisions} onDecide={onDecide} />,
      }))}
    />
  );
}

function Choice({
  order: { orderId: id, isOut },
  orders,
  decisions,
  onDecide,
}: ChoicesProps & { readonly order: CombinableOrder }) {
  const text = useTexts(combineTexts);
  const { under, locked } = decisions;
  const pair = locked.find((ids) => ids.includes(id));
  const partner = pair?.find((one) => one !== id) ?? 0;
  const withoutPairs = locked.filter((ids) => !ids.includes(id));
  const lock = (other: number) =>
    onDecide({
      ...decisions,
      locked:
        other === 0
          ? withoutPairs
          : [...withoutPairs.filter((ids) => !ids.includes(other)), [id, other]],
    });
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
      <Button
        size="small"
        variant="outlined"
        aria-label={text(isOut ? "orders.backOf" : "orders.outOf", { id })}
        onClick={() => onDecide(toggleOut(decisions, id))}
      >
        {text(isOut ? "orders.back" : "orders.out")}
      </Button>
      {!isOut && (
        <>
          <FormControlLabel
            control={
              <Switch
                checked={under.includes(id)}
                onChange={() => onDecide({ ...decisions, under: toggled(under, id) })}
              />
            }
            label={text("orders.under")}
          />
          <TextField
            select
            label={text("orders.pair")}
            value={partner}
            onChange={({ target }) => lock(Number(target.value))}
            sx={{ width: 150, m: 0 }}
          >
            <MenuItem value={0}>{text("orders.free")}</MenuItem>
            {orders
              .filter((one) => one.orderId !== id && !one.isOut)
              .map(({ orderId }) => (
                <MenuItem key={orderId} value={orderId}>
                  #{orderId}
                </MenuItem>
              ))}
          </TextField>
        </>
      )}
    </Box>
  );
}
