import ChevronLeft from "@mui/icons-material/ChevronLeft";
import ChevronRight from "@mui/icons-material/ChevronRight";
import { Button, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Link as RouterLink, useParams } from "react-router-dom";
import { month as monthField } from "../../../contract/fields";
import { monthAfter } from "../../../domain/indiaTime";
import { employeeAddress } from "../addresses";
import { shownMonth } from "../formatMoment";
import { TextLink } from "./BarcodeLink";
import { NotFoundScreen } from "./Screen";

const Month = monthField();

type MonthPageProps = Readonly<{ children: (month: string) => ReactNode }>;

export function MonthPage({ children }: MonthPageProps) {
  const month = Month.safeParse(useParams().month);
  return month.success ? children(month.data) : <NotFoundScreen />;
}

interface OtherMonthsProps {
  readonly month: string;
  /** The last month that has a page. */
  readonly last?: string;
  readonly addressOf: (month: string) => string;
  readonly text: (name: "before" | "after") => string;
}

export function OtherMonths({ month, last, addressOf, text }: OtherMonthsProps) {
  const [before, after] = [monthAfter(month, -1), monthAfter(month, 1)];
  return (
    <>
      <Button
        component={RouterLink}
        to={addressOf(before)}
        startIcon={<ChevronLeft />}
        aria-label={`${text("before")}: ${shownMonth(before)}`}
      >
        {shownMonth(before)}
      </Button>
      {(last === undefined || after <= last) && (
        <Button
          component={RouterLink}
          to={addressOf(after)}
          endIcon={<ChevronRight />}
          aria-label={`${text("after")}: ${shownMonth(after)}`}
        >
          {shownMonth(after)}
        </Button>
      )}
    </>
  );
}

interface PersonLineProps {
  readonly person: { readonly name: string; readonly barcodeId: string; readonly unit: string };
}

/** The person of the month. The name links to the person's page. */
export const PersonLine = ({ person: { name, barcodeId, unit } }: PersonLineProps) => (
  <Typography sx={{ overflowWrap: "anywhere" }}>
    <TextLink to={employeeAddress(barcodeId)} sx={{ fontWeight: 700 }}>
      {name}
    </TextLink>
    {` · ${barcodeId} · ${unit}`}
  </Typography>
);
