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
import { useTexts } from "../../useTexts";
import { savedViewsTexts } from "./screenTexts";
import { useSavedViews } from "./useSavedViews";

const longestName = 60;

interface SavedViewsMenuProps {
  readonly anchor: HTMLElement;
  /** The list's columns that are not shown unless they are chosen. */
  readonly hidden: readonly string[];
  readonly onClose: () => void;
}

/** The saved views of a list, and the form that saves one more. */
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
