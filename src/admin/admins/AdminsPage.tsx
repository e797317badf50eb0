import { Button, Stack } from "@mui/material";
import { Link } from "react-router-dom";
import { useTexts } from "../../texts/useTexts";
import { addressOf } from "../canonicalPaths";
import { Screen } from "../layout/Screen";
import { adminsTexts } from "./texts";

export default function AdminsPage() {
  const text = useTexts(adminsTexts);
  return (
    <Screen title={text("title")}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1.5 }}>
        <Button component={Link} to={addressOf("admins/register")} variant="contained">
          {text("register")}
        </Button>
        <Button component={Link} to={addressOf("admins/get-all-admins")} variant="outlined">
          {text("list")}
        </Button>
      </Stack>
    </Screen>
  );
}
