import Logout from "@mui/icons-material/Logout";
import { Box, Divider, List } from "@mui/material";
import { useLogout, useSidebarState, useTranslate } from "react-admin";
import { menuWidth } from "../theme/menuWidth";
import { MenuButton } from "./MenuButton";
import { MenuEntry } from "./MenuEntry";
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
