import { Button } from "@mui/material";
import { useMemo } from "react";
import { useTranslate } from "react-admin";
import type { BoardOrder } from "../../../api/customMethods";
import type { BoardFilter } from "./filterOrders";
import { namesIn } from "./namesIn";
import { SuggestInput } from "./SuggestInput";

interface BoardFilterBoxesProps {
  readonly orders: readonly BoardOrder[];
  readonly filter: BoardFilter;
  readonly onChange: (filter: BoardFilter) => void;
}

/** Narrows the board to a client or a product. */
export function BoardFilters({ orders, filter, onChange }: BoardFilterBoxesProps) {
  const translate = useTranslate();
  const clients = useMemo(() => namesIn(orders, "client"), [orders]);
  const products = useMemo(() => namesIn(orders, "productType"), [orders]);
  const isSet = filter.client !== "" || filter.product !== "";
  return (
    <>
      <SuggestInput
        label={translate("plant.board.filter.client")}
        value={filter.client}
        suggestions={clients}
        onChange={(client) => onChange({ ...filter, client })}
      />
      <SuggestInput
        label={translate("plant.board.filter.product")}
        value={filter.product}
        suggestions={products}
        onChange={(product) => onChange({ ...filter, product })}
      />
      {isSet && (
        <Button onClick={() => onChange({ client: "", product: "" })}>
          {translate("plant.board.filter.clear")}
        </Button>
      )}
    </>
  );
}
