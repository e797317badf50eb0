import { Box, Typography } from "@mui/material";
import type { ReactNode } from "react";
import type { MissingPeople as Missing } from "../../../../contract/attendance";
import { indiaDate } from "../../../../domain/indiaTime";
import { useTexts } from "../../../texts/useTexts";
import { attendanceMonthAddress } from "../../addresses";
import { indiaTime } from "../../formatMoment";
import { TextLink } from "../../layout/BarcodeLink";
import { Section } from "../../layout/Screen";
import { useHostCall } from "../../useHostQuery";
import { missingTexts } from "../texts";

/** Reads again at this interval in milliseconds: shifts start and end without a change on the host. */
const refreshMs = 60_000;

const namedAtMost = 8;

/** The people who should be at work now. `place` is shown until the list is read. */
export default function MissingPeople({ place = null }: { readonly place?: ReactNode }) {
  const text = useTexts(missingTexts);
  const { data, error } = useHostCall(
    ["attendance", "missing"],
    "getMissingPeople",
    {},
    { refetchInterval: refreshMs },
  );
  if (data === undefined) return error ? null : place;
  return (
    <Section title={text("title")}>
      {data.length === 0 && <Typography color="text.secondary">{text("noShift")}</Typography>}
      <Box
        sx={{
          display: "grid",
          gap: 3,
          alignContent: "start",
          gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 300px), 1fr))",
        }}
      >
        {data.map((unit) => (
          <UnitList key={unit.unit} unit={unit} />
        ))}
      </Box>
    </Section>
  );
}

function UnitList({ unit: { unit, expected, missing } }: { readonly unit: Missing }) {
  const text = useTexts(missingTexts);
  const [named, others] = [missing.slice(0, namedAtMost), missing.slice(namedAtMost)];
  const figures = { unit, expected, missing: missing.length };
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h3" sx={{ fontSize: "1rem", fontWeight: 700, mb: 1 }}>
        {text(missing.length === 0 ? "everybody" : "unit", figures)}
      </Typography>
      <People people={named} />
      {others.length > 0 && (
        <Box component="details">
          <Box component="summary" sx={{ minHeight: 44, py: 1, cursor: "pointer" }}>
            {text("more", { smart_count: others.length })}
          </Box>
          <People people={others} />
        </Box>
      )}
    </Box>
  );
}

function People({ people }: { readonly people: Missing["missing"] }) {
  const text = useTexts(missingTexts);
  const month = indiaDate(new Date()).slice(0, 7);
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        display: "grid",
        columnGap: 2,
        rowGap: 0.5,
        gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 220px), 1fr))",
        listStyle: "none",
      }}
    >
      {people.map(({ name, barcodeId, shift, leftAt }) => (
        <Typography
          key={barcodeId}
          component="li"
          variant="body2"
          sx={{ overflowWrap: "anywhere" }}
        >
          <TextLink to={attendanceMonthAddress(month, barcodeId)}>{name}</TextLink>{" "}
          <Box component="span" sx={{ color: "text.secondary" }}>
            {[shift, leftAt && text("left", { time: indiaTime(leftAt) })]
              .filter(Boolean)
              .join(" · ")}
          </Box>
        </Typography>
      ))}
    </Box>
  );
}
