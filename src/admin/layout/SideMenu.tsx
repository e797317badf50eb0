import AccountCircle from "@mui/icons-material/AccountCircle";
import Logout from "@mui/icons-material/Logout";
import {
  Box,
  Divider,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  type Theme,
  Tooltip,
  useMediaQuery,
} from "@mui/material";
import type { ReactNode } from "react";
import { useGetResourceLabel, useResourceDefinitions, useSidebarState } from "react-admin";
import { Link, useLocation } from "react-router-dom";
import type { CallName } from "../../../contract/routes";
import { hasFeature } from "../../api/session";
import { addressOf, dashboardPath } from "../canonicalPaths";
import { menuWidth } from "../theme/plantTheme";
import { useConfirmedLogout } from "../useConfirmedLogout";
import { useTexts } from "../useTexts";
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

interface MenuButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly to?: string;
  /** Further addresses. The entry is also marked on the screens below them. */
  readonly homes?: readonly string[];
  readonly onClick?: () => void;
}

/** One entry of the side menu: a link or a button. */
function MenuButton({ label, icon, to, homes = [], onClick }: MenuButtonProps) {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useSidebarState();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"));
  const isHere = [to, ...homes].some((home) => home && `${pathname}/`.startsWith(`${home}/`));
  const press = () => {
    if (isPhone) setOpen(false);
    onClick?.();
  };

  return (
    <ListItem disablePadding>
      <Tooltip title={isOpen ? "" : label} placement="right">
        <ListItemButton
          {...(to === undefined ? { component: "button" } : { component: Link, to })}
          aria-label={label}
          aria-current={isHere ? "page" : undefined}
          selected={isHere}
          onClick={press}
          sx={{ minHeight: 44 }}
        >
          <ListItemIcon sx={{ minWidth: 40 }}>{icon}</ListItemIcon>
          <ListItemText primary={label} slotProps={{ primary: { noWrap: true } }} />
        </ListItemButton>
      </Tooltip>
    </ListItem>
  );
}
