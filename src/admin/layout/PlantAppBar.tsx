import { Typography } from "@mui/material";
import { AppBar, Logout, UserMenu, useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { dashboardPath } from "../canonicalPaths";
import { useConfirmedLogout } from "../useConfirmedLogout";
import { SearchButton } from "./search/SearchButton";

/** The bar above every screen, with the way home, the switch of themes and the account menu. */
export function PlantAppBar() {
  const translate = useTranslate();
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
        {translate("plant.product")}
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
