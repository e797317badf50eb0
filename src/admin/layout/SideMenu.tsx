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
import { useSidebarState } from "react-admin";
import { Link, useLocation } from "react-router-dom";
import { hasFeature } from "../../api/session";
import { addressOf } from "../canonicalPaths";
import { menuWidth } from "../theme/plantTheme";
import { useConfirmedLogout } from "../useConfirmedLogout";
import { useTexts } from "../useTexts";
import { type MenuEntry, useMenuEntries } from "./menuEntries";
import { useAccess } from "./RequireAccess";
import { layoutTexts } from "./texts";

export function SideMenu() {
  const text = useTexts(layoutTexts);
  const logout = useConfirmedLogout();
  const [isOpen] = useSidebarState();
  return (
    <Box
      component="nav"
      aria-label={text("menu.label")}
      sx={{ pt: 1, width: isOpen ? menuWidth.open : menuWidth.closed }}
    >
      <List>
        {useMenuEntries().map((entry) => (
          <AllowedEntry key={entry.to} entry={entry} />
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

/** An entry of the side menu, hidden without access to its screen. */
function AllowedEntry({
  entry: { resource, call, icon: Icon, ...button },
}: {
  readonly entry: MenuEntry;
}) {
  const isAllowed = useAccess(resource, call);
  return isAllowed && <MenuButton {...button} icon={Icon && <Icon />} />;
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
