import Download from "@mui/icons-material/Download";
import { Button, Menu, MenuItem } from "@mui/material";
import { useState } from "react";
import { useListContext, useNotify, useTranslateLabel } from "react-admin";
import { saveFile } from "../../browser/saveFile";
import { useTexts } from "../../texts/useTexts";
import { useSend } from "../sending";
import type { ResourceDeclaration } from "./declaration";
import type { FileFormat } from "./exportedFields";
import { schemaTexts } from "./texts";

interface ExportButtonProps {
  readonly declaration: ResourceDeclaration;
  /** True for the selected rows alone. */
  readonly onlySelected?: boolean;
}

/** Saves all pages of the list as a workbook or as CSV, with all fields. A host that streams lists writes the CSV. */
export function ExportButton({ declaration, onlySelected = false }: ExportButtonProps) {
  const text = useTexts(schemaTexts);
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const labelOf = useTranslateLabel();
  const { name: resource } = declaration;
  const list = useListContext();

  const [save, isBusy] = useSend({
    call: async (host, format: FileFormat) =>
      (await import("./exportedFields")).exportFile(host, format, {
        declaration,
        onlySelected,
        list,
        labelOf: (source) => String(labelOf({ source, resource })),
      }),
    onDone: ({ file, total }, [format]) => {
      saveFile(file, `${resource}.${format}`);
      notify(text("list.exported", { smart_count: total }));
    },
    failed: (error) =>
      text("list.exportFailed", { message: error instanceof Error ? error.message : "" }),
  });

  const choose = (format: FileFormat) => {
    setAnchor(undefined);
    void save(format);
  };
  return (
    <>
      <Button
        startIcon={<Download />}
        loading={isBusy}
        disabled={!list.total}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {text("list.export")}
      </Button>
      <Menu open={anchor !== undefined} anchorEl={anchor} onClose={() => setAnchor(undefined)}>
        <MenuItem onClick={() => choose("xlsx")}>{text("list.workbook")}</MenuItem>
        <MenuItem onClick={() => choose("csv")}>CSV (.csv)</MenuItem>
      </Menu>
    </>
  );
}
