import AccountCircle from "@mui/icons-material/AccountCircle";
import ExpandMore from "@mui/icons-material/ExpandMore";
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
import { type ReactNode, useId, useState } from "react";
import { useSidebarState, useStore } from "react-admin";
import { Link, useLocation } from "react-router-dom";
import { hasFeature } from "../../api/session";
import { useTexts } from "../../texts/useTexts";
import { openGroupsKey } from "../accountStore";
import { addressOf } from "../canonicalPaths";
import { layoutTexts } from "../layout/texts";
import type { MenuGroup } from "../schema/officeFeature";
import { menuWidth } from "../theme/plantTheme";
import { useConfirmedLogout } from "../useConfirmedLogout";
import { type MenuSection, useMenu } from "./menuEntries";

/** Rows fit a finger, and are lower for a mouse: more of the menu is in sight. */
const rowHeight = { minHeight: 44, "@media (pointer: fine)": { minHeight: 32, py: 0 } };

export function SideMenu() {
  const text = useTexts(layoutTexts);
  const logout = useConfirmedLogout();
  const [isOpen] = useSidebarState();
  return (
    <Box
      component="nav"
      aria-label={text("menu.label")}
      sx={{ width: isOpen ? menuWidth.open : menuWidth.closed }}
    >
      <List>
        {useMenu().map((section) =>
          section.entries.length > 1 ? (
            <Group key={section.group} section={section} />
          ) : (
            <Entries key={section.group} section={section} />
          ),
        )}
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

interface SectionProps {
  readonly section: MenuSection;
}

const Entries = ({ section }: SectionProps) =>
  section.entries.map(({ name, label, icon: Icon, to, homes }) => (
    <MenuButton key={name} label={label} icon={Icon && <Icon />} to={to} homes={homes} />
  ));

const isAt = (pathname: string, homes: readonly string[]) =>
  homes.some((home) => `${pathname}/`.startsWith(`${home}/`));

/**
 * Returns the state of a group, and a function that changes it. The account's choice is stored. Without a choice a
 * group is open, but folded on a phone. A page opens its group, until the person folds it on that page.
 */
function useFolding({ group, entries }: MenuSection): readonly [isOpen: boolean, () => void] {
  const { pathname } = useLocation();
  const [chosen, choose] = useStore<Partial<Record<MenuGroup, boolean>>>(openGroupsKey, {});
  const [foldedAt, setFoldedAt] = useState<string>();
  const isPhone = useIsPhone();
  const isHere = foldedAt !== pathname && entries.some(({ homes }) => isAt(pathname, homes));
  const isOpen = isHere || (chosen[group] ?? !isPhone);
  const press = () => {
    choose((before) => ({ ...before, [group]: !isOpen }));
    setFoldedAt(isOpen ? pathname : undefined);
  };
  return [isOpen, press];
}

/** A group of entries below the button that folds them. */
function Group({ section }: SectionProps) {
  const [isOpen, press] = useFolding(section);
  const [isWide] = useSidebarState();
  const id = useId();
  return (
    <Box component="li" sx={{ "& + li": { borderTop: 1, borderColor: "divider" } }}>
      <Tooltip title={isWide ? "" : section.label} placement="right">
        <ListItemButton
          component="button"
          aria-label={section.label}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={press}
          sx={{
            ...rowHeight,
            width: 1,
            justifyContent: "space-between",
            typography: "body2",
            fontWeight: 700,
            color: "text.secondary",
            ...(isWide ? {} : narrowHeading),
          }}
        >
          {section.label}
          <ExpandMore fontSize="small" sx={{ rotate: isOpen ? "180deg" : "none" }} />
        </ListItemButton>
      </Tooltip>
      {isOpen && (
        <List id={id} aria-label={section.label} disablePadding>
          <Entries section={section} />
        </List>
      )}
    </Box>
  );
}

/** A group's name above its arrow, small, because it is between the icons. */
const narrowHeading = {
  flexDirection: "column",
  px: 0.25,
  fontSize: "0.6875rem",
  lineHeight: 1.15,
  textAlign: "center",
} as const;

const useIsPhone = () => useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"));

interface MenuButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly to?: string;
  /** The entry is marked on the screens at and below these addresses. */
  readonly homes?: readonly string[];
  readonly onClick?: () => void;
}

/** One entry of the side menu: a link or a button. */
function MenuButton({ label, icon, to, homes = to ? [to] : [], onClick }: MenuButtonProps) {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useSidebarState();
  const isPhone = useIsPhone();
  const isHere = isAt(pathname, homes);
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
          sx={rowHeight}
        >
          <ListItemIcon sx={{ minWidth: 40 }}>{icon}</ListItemIcon>
          <ListItemText primary={label} slotProps={{ primary: { noWrap: true } }} />
        </ListItemButton>
      </Tooltip>
    </ListItem>
  );
}
