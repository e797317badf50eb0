import AccountCircle from "@mui/icons-material/AccountCircle";
import ExpandMore from "@mui/icons-material/ExpandMore";
import Logout from "@mui/icons-material/Logout";
import {
  Box,
  Divider,
  LinearProgress,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  type Theme,
  Tooltip,
  useMediaQuery,
} from "@mui/material";
import { type ReactNode, useContext, useId, useState, useSyncExternalStore } from "react";
import { useSidebarState } from "react-admin";
import { Link, type Location, UNSAFE_DataRouterContext, useLocation } from "react-router-dom";
import { isOwnHost } from "../../api/session";
import { useTexts } from "../../texts/useTexts";
import { addressOf } from "../addresses";
import { layoutTexts } from "../layout/texts";
import type { MenuGroup } from "../schema/officeFeature";
import { useConfirmedLogout } from "../sessionEnd";
import { menuWidth } from "../theme/plantTheme";
import { type MenuSection, useMenu } from "./menuEntries";

/** Rows fit a finger, and are lower for a mouse: more of the menu is in sight. */
const rowHeight = { minHeight: 44, "@media (pointer: fine)": { minHeight: 32, py: 0 } };

export function SideMenu() {
  const text = useTexts(layoutTexts);
  const logout = useConfirmedLogout();
  const [isOpen] = useSidebarState();
  const { pinned, sections } = useMenu();
  const [open, press] = useOpenGroup(sections);
  return (
    <Box
      component="nav"
      aria-label={text("menu.label")}
      sx={{ width: isOpen ? menuWidth.open : menuWidth.closed }}
    >
      <List>
        <Entries entries={pinned} />
      </List>
      <Divider />
      <List disablePadding>
        {sections.map((section) =>
          section.entries.length > 1 ? (
            <Group
              key={section.group}
              section={section}
              isOpen={section.group === open}
              onPress={() => press(section.group)}
            />
          ) : (
            <Entries key={section.group} entries={section.entries} />
          ),
        )}
      </List>
      <Divider />
      <List>
        {isOwnHost() && (
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

type EntriesProps = Readonly<Pick<MenuSection, "entries">>;

const Entries = ({ entries }: EntriesProps) =>
  entries.map(({ name, label, icon: Icon, to, homes }) => (
    <MenuButton key={name} label={label} icon={Icon && <Icon />} to={to} homes={homes} />
  ));

const isAt = (pathname: string, homes: readonly string[]) =>
  homes.some((home) => `${pathname}/`.startsWith(`${home}/`));

/**
 * Returns the open group, and a function that opens or folds one. A page opens its group; a page without a group opens
 * the first group. The person's choice holds until the next page of another group.
 */
function useOpenGroup(sections: readonly MenuSection[]) {
  const { pathname } = useChosenLocation();
  const here =
    sections.find(({ homes }) => isAt(pathname, homes)) ??
    sections.find(({ entries }) => entries.length > 1);
  const [at, setAt] = useState(here?.group);
  const [open, setOpen] = useState(here?.group);
  if (at !== here?.group) {
    setAt(here?.group);
    setOpen(here?.group);
  }
  const press = (group: MenuGroup) => setOpen(group === open ? undefined : group);
  return [open, press] as const;
}

type GroupProps = Readonly<{ section: MenuSection; isOpen: boolean; onPress: () => void }>;

/** A group of entries below the button that folds them. */
function Group({ section, isOpen, onPress }: GroupProps) {
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
          onClick={onPress}
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
          <Entries entries={section.entries} />
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

/** Kannada's letters reach below the line, where a text on one line is cut. */
const wholeLetters = { py: "6px", my: "-6px" } as const;

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
  const { pathname } = useChosenLocation();
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
          <ListItemText
            primary={label}
            slotProps={{ primary: { noWrap: true, sx: wholeLetters } }}
          />
        </ListItemButton>
      </Tooltip>
    </ListItem>
  );
}

const noRouter = { subscribe: () => () => undefined };

/** Returns the address that the person has chosen last. Its page may still be loading: React shows the old one. */
export function useChosenLocation(): Location {
  const shown = useLocation();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { subscribe } = router ?? noRouter;
  return useSyncExternalStore(subscribe, () => router?.state.location ?? shown);
}

/** A line at the top edge while the code of a chosen page loads. */
export function NavigationProgress() {
  const text = useTexts(layoutTexts);
  const { key } = useLocation();
  if (useChosenLocation().key === key) return null;
  return (
    <LinearProgress
      aria-label={text("waiting")}
      sx={{ position: "fixed", inset: "0 0 auto", zIndex: "tooltip" }}
    />
  );
}
