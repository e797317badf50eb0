import Search from "@mui/icons-material/Search";
import { InputAdornment, TextField } from "@mui/material";
import { useInput, useTranslate } from "react-admin";

/** Looks for a text in all the texts of a list. */
export function SearchInput() {
  const translate = useTranslate();
  const { field, id } = useInput({ source: "q", format: (value) => value ?? "" });
  const { ref, ...controlled } = field;
  return (
    <TextField
      {...controlled}
      id={id}
      inputRef={ref}
      type="search"
      label={translate("plant.schema.list.search")}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <Search fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
