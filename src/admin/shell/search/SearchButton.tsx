import Search from "@mui/icons-material/Search";
import { Box, Button, IconButton } from "@mui/material";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { useTexts } from "../../../texts/useTexts";
import { useIsNarrow } from "../../layout/Screen";
import { layoutTexts } from "../../layout/texts";
import { useEarlyLetters } from "./useEarlyLetters";

const loadDialog = () => import("./SearchDialog");
const SearchDialog = lazy(loadDialog);

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey && !shiftKey;

export function SearchButton() {
  const text = useTexts(layoutTexts);
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const label = text("search.open");
  const close = () => setOpen(false);
  const { begin, take } = useEarlyLetters(isOpen, close);
  const open = () => {
    if (!isOpen) begin();
    setOpen(true);
  };
  const openByKey = useEffectEvent(open);

  // A desk loads the dialog when nothing else is to do, so that the first press opens it at once.
  useEffect(() => {
    if (isNarrow || !window.requestIdleCallback) return;
    const task = window.requestIdleCallback(() => void loadDialog());
    return () => window.cancelIdleCallback(task);
  }, [isNarrow]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      openByKey();
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
          <SearchDialog takeKeys={take} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
