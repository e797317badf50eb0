import AccountCircle from "@mui/icons-material/AccountCircle";
import Logout from "@mui/icons-material/Logout";
import { Box, Divider, List } from "@mui/material";
import type { ReactNode } from "react";
import { useGetResourceLabel, useResourceDefinitions, useSidebarState } from "react-admin";
import type { CallName } from "../../../contract/routes";
import { hasFeature } from "../../api/session";
import { addressOf, dashboardPath } from "../canonicalPaths";
import { menuWidth } from "../theme/menuWidth";
import { useConfirmedLogout } from "../useConfirmedLogout";
import { useTexts } from "../useTexts";
import { MenuButton } from "./MenuButton";
import { menuEntries } from "./menuEntries";
import { useAccess } from "./RequireAccess";
import { layoutTexts } from "./texts";

/** The ways to the admin's screens, and out. */
export function SideMenu() {
  const text = useTexts(layoutTexts);
  const logout = useConfirmedLogout();
  const labelOf = useGetResourceLabel();
  const [isOpen] = useSidebarState();
  const named: ReadonlySet<string> = new Set(menuEntries.map(({ resource }) => resource));
  const others = Object.values(useResourceDefinitions()).filter(
    ({ name, hasList }) => hasList && !named.has(name),
  );
  return (
    <Box
      component="nav"
      aria-label={text("menu.label")}
      sx={{ pt: 1, width: isOpen ? menuWidth.open : menuWidth.closed }}
    >
      <List>
        {menuEntries.map(({ name, icon: Icon, ...entry }) => (
          <MenuEntry key={name} {...entry} label={text(`menu.${name}`)} icon={<Icon />} />
        ))}
        {others.map(({ name, icon: Icon }) => (
          <MenuEntry
            key={name}
            resource={name}
            to={`${dashboardPath}/${name}`}
            label={labelOf(name, 2)}
            icon={Icon && <Icon />}
          />
        ))}
      </List>
      <Divider />
      <List>
        {hasFeature("accounts") && (
          <MenuButton
            label={text("menu.account")}
            icon={<AccountCircle />}
            to={addressOf("account")}
          />
        )}
        <MenuButton label={text("menu.logout")} icon={<Logout />} onClick={logout} />
      </List>
    </Box>
  );
}

interface MenuEntryProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly to: string;
  /** The entry is hidden without access to this resource. */
  readonly resource: string;
  readonly call?: CallName;
  readonly homes?: readonly string[];
}

/** An entry of the side menu, hidden without access to its screen. */
function MenuEntry({ resource, call, homes, ...button }: MenuEntryProps) {
  const isAllowed = useAccess(resource, call);
  if (!isAllowed) return null;
  return <MenuButton {...button} homes={homes ?? [`${dashboardPath}/${resource}`]} />;
}
