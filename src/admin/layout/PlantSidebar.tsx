import { type Theme, useMediaQuery } from "@mui/material";
import { useEffect, useState } from "react";
import { Sidebar, type SidebarProps } from "react-admin";

/**
 * The side menu. It mounts again when the window becomes as narrow as a phone: the wide window's open menu would
 * otherwise stay over the page, invisible.
 */
export function PlantSidebar(props: SidebarProps) {
  const isPhone = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down("sm"), {
    noSsr: true,
  });
  const [shownFor, setShownFor] = useState(isPhone);
  useEffect(() => setShownFor(isPhone), [isPhone]);
  return shownFor === isPhone ? <Sidebar {...props} /> : null;
}
