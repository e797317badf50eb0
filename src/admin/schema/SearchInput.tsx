import Search from "@mui/icons-material/Search";
import { InputAdornment, TextField } from "@mui/material";
import { useInput } from "react-admin";
import { useTexts } from "../useTexts";
import { schemaTexts } from "./texts";

/** Looks for a text in all the texts of a list. */
export function SearchInput() {
  const text = useTexts(schemaTexts);
  const { field, id } = useInput({ source: "q", format: (value) => value ?? "" });
  const { ref, ...controlled } = field;
  return (
    <TextField
      {...controlled}
      id={id}
      inputRef={ref}
      type="search"
      label={text("list.search")}
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
