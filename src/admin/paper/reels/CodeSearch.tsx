import { Alert, Box, Button, Paper, TextField, Typography } from "@mui/material";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { normalizeBarcode } from "../../layout/BarcodeLink";

interface CodeSearchProps {
  readonly title?: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly button: string;
  readonly code?: string;
  readonly autoFocus?: boolean;
  /** Returns the error of a code. A wrong code is not searched for. */
  readonly errorOf: (code: string) => string | undefined;
  readonly onSearch: (code: string) => void;
  readonly onRefused?: () => void;
  /** Runs when the person types another text than the last searched one. */
  readonly onEdit?: () => void;
  /** True if another search box of the page is in use, which hides the error of this one. */
  readonly isIdle?: boolean;
  /** True if the page's main search is another one. */
  readonly isSecondary?: boolean;
  readonly children?: ReactNode;
}

export function CodeSearch(props: CodeSearchProps) {
  const { title, label, placeholder, button, code = "", autoFocus, isIdle = false } = props;
  const [typed, setTyped] = useState(code);
  const [shown, setShown] = useState(code);
  const [error, setError] = useState<string>();
  const heading = useId();

  if (isIdle && error !== undefined) setError(undefined);

  // Back and Forward change what was searched for; the box follows.
  if (shown !== code) {
    setShown(code);
    setTyped(code);
    setError(undefined);
  }

  const edit = (text: string) => {
    setTyped(text);
    setError(undefined);
    props.onEdit?.();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = normalizeBarcode(typed);
    const found = props.errorOf(code);
    setTyped(code);
    setError(found);
    if (found === undefined) props.onSearch(code);
    else props.onRefused?.();
  };

  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      {title !== undefined && (
        <Typography id={heading} variant="h2" sx={{ mb: 1.5 }}>
          {title}
        </Typography>
      )}
      <Box
        component="form"
        role="search"
        noValidate
        onSubmit={submit}
        aria-label={title === undefined ? label : undefined}
        aria-labelledby={title === undefined ? undefined : heading}
        sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}
      >
        <TextField
          label={label}
          placeholder={placeholder ?? ""}
          value={typed}
          onChange={({ target }) => edit(target.value)}
          autoFocus={autoFocus ?? false}
          fullWidth={false}
          error={error !== undefined}
          autoComplete="off"
          slotProps={{
            htmlInput: { autoCapitalize: "characters", spellCheck: false, maxLength: 200 },
            inputLabel: { shrink: true },
          }}
          sx={{ flex: "1 1 14rem", m: 0 }}
        />
        <Button type="submit" variant={props.isSecondary ? "outlined" : "contained"}>
          {button}
        </Button>
        {props.children}
      </Box>
      {error !== undefined && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {error}
        </Alert>
      )}
    </Paper>
  );
}
