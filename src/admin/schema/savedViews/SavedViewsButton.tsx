import Bookmarks from "@mui/icons-material/BookmarkBorder";
import { Button } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import { useTexts } from "../../useTexts";
import { schemaTexts } from "../texts";

/** Its code comes when it is opened. */
const SavedViewsMenu = lazy(() => import("./SavedViewsMenu"));

interface SavedViewsButtonProps {
  /** The list's columns that are not shown unless they are chosen. */
  readonly hidden?: readonly string[] | undefined;
}

/** Saves a list's filters, order and columns under a name, and brings them back. */
export function SavedViewsButton({ hidden = [] }: SavedViewsButtonProps) {
  const text = useTexts(schemaTexts);
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <Button
        startIcon={<Bookmarks />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {text("list.views")}
      </Button>
      {anchor && (
        <Suspense fallback={null}>
          <SavedViewsMenu anchor={anchor} hidden={hidden} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  );
}
