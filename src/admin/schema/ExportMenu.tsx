import { Menu, MenuItem } from "@mui/material";
import { useListContext, useNotify, useTranslateLabel } from "react-admin";
import { saveFile } from "../../browser/saveFile";
import { useTexts } from "../../texts/useTexts";
import { useSend } from "../sending";
import type { ResourceDeclaration } from "./declaration";
import type { FileFormat } from "./exportedFields";
import { schemaTexts } from "./texts";

export interface ExportedList {
  readonly declaration: ResourceDeclaration;
  /** True for the selected rows alone. */
  readonly onlySelected?: boolean;
}

interface ExportMenuProps extends ExportedList {
  readonly anchor: HTMLElement | undefined;
  readonly onClose: () => void;
  readonly onBusy: (isBusy: boolean) => void;
}

/** Saves all pages of the list as a workbook or as CSV, with all fields. A host that streams lists writes the CSV. */
export default function ExportMenu({
  declaration,
  onlySelected = false,
  anchor,
  onClose,
  onBusy,
}: ExportMenuProps) {
  const text = useTexts(schemaTexts);
  const notify = useNotify();
  const labelOf = useTranslateLabel();
  const { name: resource } = declaration;
  const list = useListContext();

  const [save] = useSend({
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
    onSettled: () => onBusy(false),
  });

  const choose = (format: FileFormat) => {
    onClose();
    onBusy(true);
    void save(format);
  };
  return (
    <Menu open={anchor !== undefined} anchorEl={anchor} onClose={onClose}>
      <MenuItem onClick={() => choose("xlsx")}>{text("list.workbook")}</MenuItem>
      <MenuItem onClick={() => choose("csv")}>CSV (.csv)</MenuItem>
    </Menu>
  );
}
