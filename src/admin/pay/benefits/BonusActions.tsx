import { MenuItem, TextField } from "@mui/material";
import { useState } from "react";
import { useListContext } from "react-admin";
import { type Bonus, bonusYearOf, bonusYearText } from "../../../../contract/benefits";
import { indiaDate } from "../../../../domain/indiaTime";
import type { ListRow } from "../../../api/readRow";
import { useTexts } from "../../../texts/useTexts";
import { DateField } from "../../layout/DateField";
import { BulkCall } from "../../schema/BulkCall";
import { bonusActionTexts } from "./texts";

const yearsBack = 5;

const presentMonth = () => indiaDate(new Date()).slice(0, 7);

/** Returns the years that begin in April, the present one first, and the chosen one. */
function useBonusYear() {
  const { filterValues, setFilters } = useListContext();
  const { year: asked, ...others } = filterValues;
  const present = bonusYearOf(indiaDate(new Date()));
  const year = Number(asked ?? present);
  const years = Array.from({ length: yearsBack + 1 }, (_, back) => present - back);
  return {
    year,
    years: years.includes(year) ? years : [...years, year],
    choose: (chosen: number) => setFilters({ ...others, year: chosen }),
  };
}

/** The accounting year of the list. */
export function BonusYear() {
  const text = useTexts(bonusActionTexts);
  const { year, years, choose } = useBonusYear();
  return (
    <TextField
      select
      label={text("year")}
      value={year}
      onChange={({ target }) => choose(Number(target.value))}
      sx={{ width: { xs: "100%", sm: 200 } }}
    >
      {years.map((each) => (
        <MenuItem key={each} value={each}>
          {bonusYearText(each)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Pays the bonus of the selected people with the wages of a month. */
export function PayBonuses() {
  const text = useTexts(bonusActionTexts);
  const { year } = useBonusYear();
  const [month, setMonth] = useState(presentMonth);
  return (
    <BulkCall<ListRow<Bonus>>
      label={text("pay")}
      nameOf={({ name = "", barcodeId = "" }) => `${name} (${barcodeId})`}
      resources={["bonuses", "adjustments", "salaries"]}
      call={(host, { barcodeId = "" }) => host.call("payBonus", { barcodeId, year, month })}
    >
      <DateField
        type="month"
        margin="normal"
        label={text("month")}
        value={month}
        onChange={({ target }) => target.value !== "" && setMonth(target.value)}
      />
    </BulkCall>
  );
}
