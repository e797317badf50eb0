import Delete from "@mui/icons-material/DeleteOutlined";
import {
  Box,
  Button,
  Divider,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Popover,
  TextField,
  Typography,
} from "@mui/material";
import { type SubmitEvent, useState } from "react";
import { useListContext, useResourceContext, useStore } from "react-admin";
import * as z from "zod/mini";
import { useTexts } from "../../texts/useTexts";
import { savedViewsTexts } from "./partTexts";

const longestName = 60;

interface SavedViewsMenuProps {
  readonly anchor: HTMLElement;
  /** The list's columns that are not shown unless they are chosen. */
  readonly hidden: readonly string[];
  readonly onClose: () => void;
}

export default function SavedViewsMenu({ anchor, hidden, onClose }: SavedViewsMenuProps) {
  const text = useTexts(savedViewsTexts);
  const { views, save, open, remove } = useSavedViews(hidden);
  const [name, setName] = useState("");
  const [isMissing, setMissing] = useState(false);
  const isKnown = views.some((view) => view.name === name.trim());

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() === "") return setMissing(true);
    save(name.trim());
    onClose();
  };

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
      transformOrigin={{ vertical: "top", horizontal: "left" }}
      slotProps={{ paper: { role: "dialog", "aria-label": text("title"), sx: { width: 320 } } }}
    >
      {views.length === 0 ? (
        <Typography color="text.secondary" sx={{ p: 2 }}>
          {text("none")}
        </Typography>
      ) : (
        <List>
          {views.map((view) => (
            <ListItem
              key={view.name}
              disablePadding
              secondaryAction={
                <IconButton
                  edge="end"
                  aria-label={text("remove", { name: view.name })}
                  onClick={() => remove(view.name)}
                >
                  <Delete />
                </IconButton>
              }
            >
              <ListItemButton
                onClick={() => {
                  open(view);
                  onClose();
                }}
              >
                <ListItemText primary={view.name} slotProps={{ primary: { noWrap: true } }} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      )}
      <Divider />
      <Box component="form" noValidate onSubmit={submit} sx={{ p: 2, display: "grid", gap: 1 }}>
        <TextField
          label={text("name")}
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            setMissing(false);
          }}
          error={isMissing}
          helperText={text(isMissing ? "missing" : isKnown ? "replaces" : "hint")}
          slotProps={{ htmlInput: { maxLength: longestName } }}
        />
        <Button type="submit" variant="contained">
          {text("save")}
        </Button>
      </Box>
    </Popover>
  );
}

const SavedView = z.object({
  name: z.string(),
  filter: z.record(z.string(), z.unknown()),
  sort: z.object({ field: z.string(), order: z.enum(["ASC", "DESC"]) }),
  hiddenColumns: z.array(z.string()),
  columnRanks: z.optional(z.array(z.number())),
});
type SavedView = z.infer<typeof SavedView>;

/** Returns the stored views. Ignores invalid entries. */
const readViews = (stored: unknown): SavedView[] =>
  (Array.isArray(stored) ? stored : []).flatMap((view) => {
    const { success, data } = SavedView.safeParse(view);
    return success ? [data] : [];
  });

const byName = (one: SavedView, other: SavedView) => one.name.localeCompare(other.name, "en-IN");

/**
 * Returns the views of the present list that this account has saved in this browser.
 * @param hidden the columns that are not shown unless they are chosen.
 */
function useSavedViews(hidden: readonly string[]) {
  const resource = useResourceContext() ?? "";
  const { filterValues, sort, setFilters, setSort } = useListContext();
  const [stored, setStored] = useStore<unknown>(`${resource}.savedViews`, []);
  // The store key of react-admin's table columns.
  const [hiddenColumns, setHiddenColumns] = useStore(`${resource}.datatable`, [...hidden]);
  const [columnRanks, setColumnRanks] = useStore<number[] | undefined>(
    `${resource}.datatable_columnRanks`,
  );
  const views = readViews(stored);
  const without = (name: string) => views.filter((view) => view.name !== name);

  return {
    views,
    /** Saves the present list. Replaces a view of the same name. */
    save: (name: string) => {
      const columns = { hiddenColumns, columnRanks };
      setStored([...without(name), { name, filter: filterValues, sort, ...columns }].sort(byName));
    },
    open: (view: SavedView) => {
      setHiddenColumns(view.hiddenColumns);
      setColumnRanks(view.columnRanks);
      setSort(view.sort);
      setFilters(view.filter, []);
    },
    remove: (name: string) => setStored(without(name)),
  };
}
