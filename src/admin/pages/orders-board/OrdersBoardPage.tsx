import Refresh from "@mui/icons-material/Refresh";
import { Button } from "@mui/material";
import { useMemo } from "react";
import { useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { Screen } from "../../layout/Screen";
import { addressOf } from "../../paths";
import { columnsOf } from "./columns";
import { OrdersBoard } from "./OrdersBoard";
import { useOrders } from "./useOrders";

/** The production orders, from To Do to Shipped. */
export default function OrdersBoardPage() {
  const translate = useTranslate();
  const { data, dataUpdatedAt, isFetching, refetch } = useOrders();
  const columns = useMemo(() => columnsOf(data ?? [], dataUpdatedAt), [data, dataUpdatedAt]);

  return (
    <Screen
      title={translate("plant.board.title")}
      actions={
        <>
          <Button startIcon={<Refresh />} loading={isFetching} onClick={() => void refetch()}>
            {translate("plant.board.reload")}
          </Button>
          <Button component={Link} to={addressOf("admin/order-create")} variant="contained">
            {translate("plant.board.create")}
          </Button>
        </>
      }
    >
      <OrdersBoard columns={columns} isLoaded={data !== undefined} />
    </Screen>
  );
}
