import Logout from "@mui/icons-material/Logout";
import { Box, Divider, List } from "@mui/material";
import { CanAccess, useLogout, useSidebarState, useTranslate } from "react-admin";
import { menuWidth } from "../theme/menuWidth";
import { MenuButton } from "./MenuButton";
import { menuEntries } from "./menuEntries";

/** The ways to the admin's screens, and out. */
export function SideMenu() {
  const translate = useTranslate();
  const logout = useLogout();
  const [isOpen] = useSidebarState();
  return (
    <Box
      component="nav"
      aria-label={translate("plant.menu.label")}
      sx={{ pt: 1, width: isOpen ? menuWidth.open : menuWidth.closed }}
    >
      <List>
        {menuEntries.map(({ name, to, icon: Icon, resource }) => (
          <CanAccess key={name} resource={resource} action="list">
            <MenuButton label={translate(`plant.menu.${name}`)} icon={<Icon />} to={to} />
          </CanAccess>
        ))}
        <Divider component="li" sx={{ my: 1 }} />
        <MenuButton
          label={translate("plant.menu.logout")}
          icon={<Logout />}
          onClick={() => void logout({}, "/admin", false)}
        />
      </List>
    </Box>
  );
}
