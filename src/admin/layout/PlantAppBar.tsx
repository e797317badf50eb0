import { Typography } from "@mui/material";
import { AppBar, useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { dashboardPath } from "../paths";

/** The bar above every screen, with the way home, the lamp and the person's own menu. */
export function PlantAppBar() {
  const translate = useTranslate();
  return (
    <AppBar alwaysOn color="default" elevation={0} sx={{ borderBottom: 1, borderColor: "divider" }}>
      <Typography
        component={Link}
        to={dashboardPath}
        sx={{ flexGrow: 1, color: "inherit", textDecoration: "none", fontWeight: 700 }}
      >
        {translate("plant.product")}
      </Typography>
    </AppBar>
  );
}
