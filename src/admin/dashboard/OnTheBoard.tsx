import { Box, Typography } from "@mui/material";
import { useTranslate } from "react-admin";
import { orderStatuses } from "../../../contract/orders";
import { columnsOf } from "../orders/board/boardRules";
import { addressOf } from "../paths";
import { GlanceTile } from "./GlanceTile";
import { useGlance } from "./useGlance";

/** How many orders stand in each column of the board. */
export function OnTheBoard() {
  const translate = useTranslate();
  const glance = useGlance("board", async (host, signal) => {
    const columns = columnsOf(await host.getBoardOrders(signal), Date.now());
    return orderStatuses.map((status) => (
      <Box key={status} component="span" sx={{ display: "inline-block", mr: 2.5 }}>
        {columns[status].length}{" "}
        <Typography component="span" variant="body2" color="text.secondary">
          {translate(`plant.board.columns.${status}`)}
        </Typography>{" "}
      </Box>
    ));
  });
  return (
    <GlanceTile label={translate("plant.glance.board")} to={addressOf("orders")} glance={glance} />
  );
}
