import Search from "@mui/icons-material/Search";
import { Box, Button, IconButton } from "@mui/material";
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTexts } from "../../../texts/useTexts";
import { useIsNarrow } from "../../layout/Screen";
import { layoutTexts } from "../../layout/texts";

const loadDialog = () => import("./SearchDialog");
const SearchDialog = lazy(loadDialog);

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Returns a text after the press of a key: a letter is added, Backspace takes one away. Undefined for any other key. */
function textAfter(text: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === "Backspace") return text.slice(0, -1);
  return key.length === 1 ? text + key : undefined;
}

/**
 * Keeps the letters that are typed while the dialog's code loads: from `begin`, when the person opens the dialog, until
 * the dialog calls `take`.
 */
function useEarlyLetters(isOpen: boolean) {
  const letters = useRef("");
  const isDialogShown = useRef(true);
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const text = isDialogShown.current ? undefined : textAfter(letters.current, event);
      if (text === undefined) return;
      event.preventDefault();
      letters.current = text;
    };
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [isOpen]);
  return {
    begin: () => {
      letters.current = "";
      isDialogShown.current = false;
    },
    take: () => {
      isDialogShown.current = true;
      return letters.current;
    },
  };
}

export function SearchButton() {
  const text = useTexts(layoutTexts);
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const label = text("search.open");
  const { begin, take } = useEarlyLetters(isOpen);
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
          <SearchDialog takeLetters={take} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
