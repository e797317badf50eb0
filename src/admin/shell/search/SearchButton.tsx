import Search from "@mui/icons-material/Search";
import { Box, Button, IconButton } from "@mui/material";
import { lazy, Suspense, useEffect, useState } from "react";
import { hasFeature } from "../../../api/session";
import { useTexts } from "../../../texts/useTexts";
import { useIsNarrow } from "../../layout/Screen";
import { layoutTexts } from "../../layout/texts";

const SearchDialog = lazy(() => import("./SearchDialog"));

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey && !shiftKey;

export function SearchButton() {
  return hasFeature("search") ? <AvailableSearch /> : null;
}

function AvailableSearch() {
  const text = useTexts(layoutTexts);
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const label = text("search.open");

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);

  return (
    <>
      {isNarrow ? (
        <IconButton color="inherit" onClick={open} aria-label={label}>
          <Search />
        </IconButton>
      ) : (
        <Button
          color="inherit"
          variant="outlined"
          startIcon={<Search />}
          onClick={open}
          aria-keyshortcuts="Control+K"
          sx={{ borderColor: "divider", mr: 1 }}
        >
          {label}
          <Box component="kbd" aria-hidden sx={{ ml: 2, font: "inherit", opacity: 0.7 }}>
            {text("search.shortcut")}
          </Box>
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
