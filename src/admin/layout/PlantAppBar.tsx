import { Typography } from "@mui/material";
import { AppBar, Logout, UserMenu } from "react-admin";
import { Link } from "react-router-dom";
import { dashboardPath } from "../canonicalPaths";
import { useConfirmedLogout } from "../useConfirmedLogout";
import { useTexts } from "../useTexts";
import { SearchButton } from "./search/SearchButton";
import { layoutTexts } from "./texts";

/** The bar above every screen, with the way home, the switch of themes and the account menu. */
export function PlantAppBar() {
  const text = useTexts(layoutTexts);
  return (
    <AppBar
      alwaysOn
      color="transparent"
      elevation={0}
      userMenu={<AccountMenu />}
      sx={{ bgcolor: "background.default", borderBottom: 3, borderColor: "var(--kraft-400)" }}
    >
      <Typography
        component={Link}
        to={dashboardPath}
        sx={{ flexGrow: 1, color: "inherit", textDecoration: "none", fontWeight: 700 }}
      >
        {text("product")}
      </Typography>
      <SearchButton />
    </AppBar>
  );
}

function AccountMenu() {
  const logout = useConfirmedLogout();
  return (
    <UserMenu>
      <Logout onClick={logout} />
    </UserMenu>
  );
}
