import {
  Alert,
  Autocomplete,
  Box,
  Chip,
  Dialog,
  type PopperProps,
  TextField,
  Typography,
} from "@mui/material";
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from "react";
import { useGetResourceLabel } from "react-admin";
import { useNavigate } from "react-router-dom";
import { findResource } from "../../../../contract/records";
import { useTexts } from "../../../texts/useTexts";
import { searchTexts } from "./texts";
import type { EarlyKeys } from "./useEarlyLetters";
import { type SearchOption, useSearch } from "./useSearch";

/** The results are part of the dialog, not a popup over it. */
const InDialog = ({ children }: PopperProps) => (
  <div>{typeof children === "function" ? null : children}</div>
);

interface SearchDialogProps {
  /** Reads the keys that were typed before the dialog was there. From then on its field takes them. */
  readonly takeKeys: () => EarlyKeys;
  readonly onClose: () => void;
}

export default function SearchDialog({ takeKeys, onClose }: SearchDialogProps) {
  const text = useTexts(searchTexts);
  const labelOf = useGetResourceLabel();
  const navigate = useNavigate();
  const [early] = useState(takeKeys);
  const [typed, setTyped] = useState(early.letters);
  const { options, isPending, error, findFirst } = useSearch(typed);
  const groupText = (group: string) =>
    group === "screen" ? text("screens") : labelOf(findResource(group) ?? group, 2);

  const open = (option: SearchOption | null | undefined) => {
    if (!option) return;
    onClose();
    void navigate(option.address);
  };

  // Enter before the reply opens the first result after the reply: a scanner sends Enter right after the code.
  const openFirst = () => {
    // The dialog shows the error of a failed search.
    findFirst().then(open, () => undefined);
  };
  const openScanned = useEffectEvent(openFirst);
  useEffect(() => {
    if (early.isEntered) openScanned();
  }, [early]);

  const onKeyDown = (
    event: KeyboardEvent<HTMLElement> & { defaultMuiPrevented?: boolean | undefined },
  ) => {
    if (event.key !== "Enter" || !isPending) return;
    event.defaultMuiPrevented = true;
    openFirst();
  };

  return (
    <Dialog
      open
      fullWidth
      onClose={onClose}
      slotProps={{
        paper: {
          "aria-label": text("title"),
          sx: { alignSelf: "flex-start", mt: { xs: 1, sm: 8 }, p: 2 },
        },
      }}
    >
      <Autocomplete<SearchOption>
        open
        autoHighlight
        options={options}
        filterOptions={(all) => all}
        groupBy={({ group }) => groupText(group)}
        getOptionKey={({ group, key }) => `${group} ${key}`}
        getOptionLabel={({ title }) => title}
        value={null}
        inputValue={typed}
        onInputChange={(_event, value, reason) => {
          if (reason === "input" || reason === "clear") setTyped(value);
        }}
        onChange={(_event, option) => open(option)}
        onClose={(_event, reason) => reason === "escape" && onClose()}
        onKeyDown={onKeyDown}
        loading={isPending}
        loadingText={text("searching")}
        noOptionsText={text("nothing")}
        forcePopupIcon={false}
        slots={{ popper: InDialog }}
        slotProps={{
          paper: { elevation: 0 },
          listbox: { component: "div", sx: { maxHeight: "60vh" } },
        }}
        renderGroup={({ key, group, children }) => (
          <Box key={key} role="group" aria-label={group}>
            <Typography variant="body2" aria-hidden sx={{ px: 2, pt: 1.5, fontWeight: 700 }}>
              {group}
            </Typography>
            <Box component="ul" role="presentation" sx={{ p: 0 }}>
              {children}
            </Box>
          </Box>
        )}
        renderOption={({ key, ...props }, { title, detail, mark }) => (
          <li key={key} {...props}>
            <Box sx={{ minWidth: 0 }}>
              <Typography noWrap>{title}</Typography>
              {detail !== "" && (
                <Typography variant="body2" color="text.secondary" noWrap>
                  {detail}
                </Typography>
              )}
            </Box>
            {mark && <Chip label={text(`marks.${mark}`)} sx={{ ml: "auto" }} />}
          </li>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            autoFocus
            type="search"
            label={text("label")}
            helperText={text("hint")}
          />
        )}
      />
      {error && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {text("failed", { message: error.message })}
        </Alert>
      )}
    </Dialog>
  );
}
