import { Box, Typography } from "@mui/material";
import { formatterFor } from "../../schema/formatterFor";
import { useTexts } from "../../useTexts";
import { stockTexts } from "./stockTexts";

/** The older, the darker. */
const ages = [
  { group: 0, opacity: 0.25 },
  { group: 1, opacity: 0.45 },
  { group: 2, opacity: 0.7 },
  { group: 3, opacity: 1 },
] as const;

/** Shows a weight by the age of its reels, as a bar and in words. */
export function AgeBar({ aged }: { readonly aged: readonly number[] }) {
  const text = useTexts(stockTexts);
  const groups = ages
    .map((age) => ({ ...age, weight: aged[age.group] ?? 0 }))
    .filter(({ weight }) => weight > 0);
  return (
    <Box sx={{ display: "grid", gap: 0.5 }}>
      <Box aria-hidden sx={{ display: "flex", height: 8, borderRadius: 1, overflow: "hidden" }}>
        {groups.map(({ group, weight, opacity }) => (
          <Box key={group} sx={{ flexGrow: weight, bgcolor: "secondary.main", opacity }} />
        ))}
      </Box>
      <Box
        component="dl"
        aria-label={text("ages.title")}
        sx={{ m: 0, display: "flex", flexWrap: "wrap", columnGap: 2 }}
      >
        {groups.map(({ group, weight, opacity }) => (
          <Box key={group} sx={{ display: "flex", gap: 0.75, alignItems: "center" }}>
            <Box
              aria-hidden
              sx={{ width: 10, height: 10, borderRadius: 0.5, bgcolor: "secondary.main", opacity }}
            />
            <Typography component="dt" variant="body2" color="text.secondary">
              {text(`ages.group.${group}`)}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{ m: 0, fontVariantNumeric: "tabular-nums" }}
            >
              {formatterFor.kilograms(weight)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
