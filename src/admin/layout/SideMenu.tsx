import Logout from "@mui/icons-material/Logout";
import { Box, Divider, List } from "@mui/material";
import { useLogout, useSidebarState, useTranslate } from "react-admin";
import { dashboardPath } from "../paths";
import { menuWidth } from "../theme/menuWidth";
import { MenuButton } from "./MenuButton";
import { type MenuEntry as Entry, menuEntries } from "./menuEntries";
import { useAccess } from "./RequireAccess";

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
        {menuEntries.map((entry) => (
          <MenuEntry key={entry.name} {...entry} />
        ))}
      </List>
      <Divider />
      <List>
        <MenuButton
          label={translate("plant.menu.logout")}
          icon={<Logout />}
          onClick={() => void logout({}, "/admin", false)}
        />
      </List>
    </Box>
  );
}

/** An entry of the side menu, for those who may see what it leads to. */
function MenuEntry({ name, to, icon: Icon, resource, homes }: Entry) {
  const translate = useTranslate();
  const isAllowed = useAccess(resource);
  if (!isAllowed) return null;
  const label = translate(`plant.menu.${name}`);
  return (
    <MenuButton
      label={label}
      icon={<Icon />}
      to={to}
      homes={homes ?? [`${dashboardPath}/${resource}`]}
    />
  );
}
