import Add from "@mui/icons-material/Add";
import Bookmarks from "@mui/icons-material/BookmarkBorder";
import Upload from "@mui/icons-material/Upload";
import { Button } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import { ColumnsButton, SortButton, useCreatePath } from "react-admin";
import { Link } from "react-router-dom";
import { isImportable } from "../../../contract/records";
import { hasFeature } from "../../api/session";
import { useTexts } from "../../texts/useTexts";
import { importAddress } from "../canonicalPaths";
import { useIsNarrow } from "../layout/Screen";
import type { ResourceDeclaration } from "./declaration";
import { ExportButton } from "./ExportButton";
import type { Field } from "./fieldsOf";
import { useVisibleColumns } from "./ListBody";
import { schemaTexts } from "./texts";

const SavedViewsMenu = lazy(() => import("./SavedViewsMenu"));

type ListToolsProps = Readonly<{ columns: readonly Field[]; declaration: ResourceDeclaration }>;

export function ListTools({ columns: all, declaration }: ListToolsProps) {
  const { name, list, create } = declaration;
  const text = useTexts(schemaTexts);
  const createPath = useCreatePath();
  const columns = useVisibleColumns(all, list);
  const isNarrow = useIsNarrow();
  return (
    <>
      {isNarrow ? <SortButton fields={columns.map((column) => column.name)} /> : <ColumnsButton />}
      <SavedViewsButton hidden={list.hidden} />
      <ExportButton declaration={declaration} />
      {(create ?? declaration.import) && <ImportButton resource={name} />}
      <Suspense fallback={null}>{list.actions}</Suspense>
      {create && (
        <Button
          component={Link}
          to={createPath({ resource: name, type: "create" })}
          variant="contained"
          startIcon={<Add />}
        >
          {text("list.create")}
        </Button>
      )}
    </>
  );
}

export function ImportButton({ resource }: { readonly resource: string }) {
  const text = useTexts(schemaTexts);
  if (!hasFeature("import") || !isImportable(resource)) return null;
  return (
    <Button component={Link} to={importAddress(resource)} startIcon={<Upload />}>
      {text("list.import")}
    </Button>
  );
}

interface SavedViewsButtonProps {
  /** The list's columns that are not shown unless they are chosen. */
  readonly hidden?: readonly string[] | undefined;
}

function SavedViewsButton({ hidden = [] }: SavedViewsButtonProps) {
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
