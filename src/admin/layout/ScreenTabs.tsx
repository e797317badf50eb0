import { Box, Tab, Tabs } from "@mui/material";
import { Link, useLocation } from "react-router-dom";

/** On a phone the tabs take two lines, so that all tabs are visible. MUI's indicator knows one line only. */
const wrappedTabs = {
  "& .MuiTabs-list": { flexWrap: "wrap" },
  "& .MuiTabs-indicator": { display: "none" },
  "& .MuiTab-root": {
    borderBottom: 2,
    borderColor: "transparent",
    minHeight: { xs: 44, sm: 48 },
    px: { xs: 1.5, sm: 2 },
    py: { xs: 0.5, sm: 1.5 },
    minWidth: { xs: 60, sm: 90 },
  },
  "& .Mui-selected": { borderColor: "primary.main" },
};

interface ScreenTabsProps<Name extends string> {
  readonly label: string;
  readonly tabs: readonly Name[];
  readonly nameOf: (tab: Name) => string;
  readonly addressOf: (tab: Name) => string;
}

/** The tabs of screens that belong together. Each tab is a link. */
export function ScreenTabs<Name extends string>({
  label,
  tabs,
  nameOf,
  addressOf,
}: ScreenTabsProps<Name>) {
  const { pathname } = useLocation();
  const present = tabs.find((tab) => pathname.startsWith(addressOf(tab)));
  return (
    <Box component="nav" aria-label={label} sx={{ px: { xs: 1, sm: 2 }, pt: { xs: 0, sm: 1 } }}>
      <Tabs value={present ?? false} sx={wrappedTabs}>
        {tabs.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            label={nameOf(tab)}
            component={Link}
            to={addressOf(tab)}
            {...(tab === present && { "aria-current": "page" as const })}
          />
        ))}
      </Tabs>
    </Box>
  );
}
