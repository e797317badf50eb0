import { Box, MenuItem, MenuList, Paper, Typography } from "@mui/material";
import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import type { Mentionable } from "../../../contract/history";
import { typedMention } from "../../../domain/attachments/comments";
import { useTexts } from "../../texts/useTexts";
import { FormField } from "../schema/formInputs";
import { attachmentTexts } from "./texts";

const maxShown = 6;

const matches = ({ name, handle }: Mentionable, typed: string) =>
  `${name}\n${handle}`.toLowerCase().includes(typed.toLowerCase());

interface MentionFieldProps {
  readonly people: readonly Mentionable[];
  readonly autoFocus?: boolean;
}

/** The text of a comment. While a name is typed after `@`, the arrows and Enter choose an admin from a list. */
export function MentionField({ people, autoFocus = false }: MentionFieldProps) {
  const text = useTexts(attachmentTexts);
  const { getValues, setValue } = useFormContext();
  const input = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const found =
    typed === undefined ? [] : people.filter((one) => matches(one, typed)).slice(0, maxShown);

  const follow = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    if (!(currentTarget instanceof HTMLTextAreaElement)) return;
    const now = typedMention(currentTarget.value, currentTarget.selectionStart);
    if (now !== typed) setActive(0);
    setTyped(now);
  };

  const choose = ({ handle }: Mentionable) => {
    const value = String(getValues("text") ?? "");
    const caret = input.current?.selectionStart ?? value.length;
    const from = caret - (typed?.length ?? 0);
    const begun = `${value.slice(0, from)}${handle} `;
    setValue("text", begun + value.slice(caret), { shouldDirty: true });
    setTyped(undefined);
    // The new text is in the field after the next render.
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(begun.length, begun.length);
    });
  };

  const press = (event: KeyboardEvent) => {
    const chosen = found[active];
    if (chosen === undefined) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActive((active + step + found.length) % found.length);
    else if (event.key === "Enter" || event.key === "Tab") choose(chosen);
    else if (event.key === "Escape") setTyped(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const optionId = (index: number) => `${listId}-${index}`;
  const isOpen = found.length > 0;
  return (
    <Box sx={{ position: "relative" }}>
      <FormField
        name="text"
        label={text("comments.label")}
        helperText={text("comments.hint")}
        multiline
        minRows={2}
        maxRows={10}
        fullWidth
        autoFocus={autoFocus}
        onKeyDown={press}
        onBlur={() => setTyped(undefined)}
        slotProps={{
          htmlInput: {
            ref: input,
            maxLength: 2000,
            onKeyUp: follow,
            onClick: follow,
            onInput: follow,
            "aria-autocomplete": "list",
            "aria-controls": isOpen ? listId : undefined,
            "aria-activedescendant": isOpen ? optionId(active) : undefined,
          },
        }}
      />
      {isOpen && (
        <Paper
          elevation={4}
          sx={{ position: "absolute", zIndex: 2, top: "100%", left: 0, right: 0 }}
        >
          <MenuList id={listId} role="listbox" aria-label={text("comments.people")} dense>
            {found.map((person, index) => (
              <MenuItem
                key={person.id}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                selected={index === active}
                // The press would take the focus from the text.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(person)}
                sx={{ minHeight: 44, whiteSpace: "normal", overflowWrap: "anywhere" }}
              >
                <span>
                  {person.name}
                  {person.handle !== person.name && ` · ${person.handle}`}
                  {!person.maySee && (
                    <Typography component="span" variant="body2" color="error">
                      {` (${text("comments.unseeing")})`}
                    </Typography>
                  )}
                </span>
              </MenuItem>
            ))}
          </MenuList>
        </Paper>
      )}
    </Box>
  );
}
