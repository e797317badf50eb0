import {
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

interface MenuButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly to?: string;
  /** Further addresses. The entry is also marked on the screens below them. */
  readonly homes?: readonly string[];
  readonly onClick?: () => void;
}

/** One entry of the side menu: a link or a button. */
export function MenuButton({ label, icon, to, homes = [], onClick }: MenuButtonProps) {
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
