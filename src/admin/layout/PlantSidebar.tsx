import { type Theme, useMediaQuery } from "@mui/material";
import { useEffect, useState } from "react";
import { Sidebar, type SidebarProps } from "react-admin";

/**
 * The side menu; where a window becomes as narrow as a phone's it begins anew. The one of the wide window is open: as a
 * phone's menu it would close before it is seen, and stay over the page, invisible.
 */
export function PlantSidebar(props: SidebarProps) {
  const isPhone = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down("sm"), {
    noSsr: true,
  });
  const [shownFor, setShownFor] = useState(isPhone);
  useEffect(() => setShownFor(isPhone), [isPhone]);
  return shownFor === isPhone ? <Sidebar {...props} /> : null;
}
