import Add from "@mui/icons-material/Add";
import ViewKanban from "@mui/icons-material/ViewKanban";
import { Button } from "@mui/material";
import { Link } from "react-router-dom";
import { useTexts } from "../../../texts/useTexts";
import { addressOf } from "../../canonicalPaths";
import { ImportButton } from "../../schema/ListBody";
import { kanbanTexts } from "../texts";

export default function OrderListActions() {
  const text = useTexts(kanbanTexts);
  return (
    <>
      <ImportButton resource="orders" />
      <Button component={Link} to={addressOf("orders")} startIcon={<ViewKanban />}>
        {text("title")}
      </Button>
      <Button
        component={Link}
        to={addressOf("admin/order-create")}
        variant="contained"
        startIcon={<Add />}
      >
        {text("create")}
      </Button>
    </>
  );
}
