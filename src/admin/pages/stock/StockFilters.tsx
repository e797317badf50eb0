import { Box } from "@mui/material";
import { FilterLiveForm, useListContext, useTranslate } from "react-admin";
import { ChoiceBox } from "../../schema/ChoiceBox";
import { SearchBox } from "../../schema/SearchBox";
import { stockChoices, stockFilters } from "./stockChoices";
import { useWholeStock } from "./useWholeStock";

const none = {};

/** The stock's filters: a search of all texts, and choices that each offer what there is in stock. */
export function StockFilters() {
  const translate = useTranslate();
  const { error } = useListContext();
  const reels = useWholeStock(none);
  if (error || reels === undefined) return null;
  return (
    <FilterLiveForm>
      <Box
        sx={{
          display: "grid",
          gap: 1.5,
          gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 140px), 1fr))",
          maxWidth: 1100,
          "& .MuiFormHelperText-root": { display: "none" },
          "& .MuiFormControl-root": { m: 0 },
        }}
      >
        <SearchBox />
        {stockFilters.map((name) => (
          <ChoiceBox
            key={name}
            field={{ name, kind: "choice", isRequired: false, choices: stockChoices(reels, name) }}
            isRequired={false}
            emptyText={translate("plant.schema.list.all")}
          />
        ))}
      </Box>
    </FilterLiveForm>
  );
}
