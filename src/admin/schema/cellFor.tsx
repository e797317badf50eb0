import Check from "@mui/icons-material/Check";
import { Box, Link, Typography } from "@mui/material";
import type { ComponentType, ReactNode } from "react";
import { useFieldValue, useResourceContext, useTranslateLabel } from "react-admin";
import { dialledNumber, mailLink } from "../../../domain/contactText";
import type { Field, FieldKind } from "./fieldsOf";
import { formatterFor, noValue } from "./formatterFor";
import { useChoiceName } from "./useResourceTexts";

type CellProps = { readonly source: string };

export const hasValue = (value: unknown) => value !== undefined && value !== null && value !== "";

const textCell = (kind: FieldKind) =>
  function TextCell({ source }: CellProps) {
    const value: unknown = useFieldValue({ source });
    return <span>{hasValue(value) ? breakable(formatterFor[kind](value)) : noValue}</span>;
  };

/** Lets email addresses in a text wrap, because a column can be narrower than an address. */
function breakable(text: string) {
  const [name, ...domain] = text.split("@");
  if (domain.length === 0) return text;
  return (
    <>
      {name}
      <wbr />@{domain.join("@")}
    </>
  );
}

const linked = (addressOf: (value: string) => string) =>
  function LinkedCell({ source }: CellProps) {
    const value: unknown = useFieldValue({ source });
    if (!hasValue(value)) return <span>{noValue}</span>;
    const text = String(value);
    // Two telephone numbers wrap.
    const isLong = text.length > 24 && text.includes(" ");
    return (
      <Link href={addressOf(text)} color="inherit" sx={{ whiteSpace: isLong ? null : "nowrap" }}>
        {text}
      </Link>
    );
  };

function ParagraphCell({ source }: CellProps) {
  const value: unknown = useFieldValue({ source });
  return (
    <Typography variant="body2" sx={{ whiteSpace: "pre-line", maxWidth: "60ch" }}>
      {hasValue(value) ? String(value) : noValue}
    </Typography>
  );
}

function PictureCell({ source }: CellProps) {
  const value: unknown = useFieldValue({ source });
  if (!hasValue(value)) return <span>{noValue}</span>;
  return (
    <Box
      component="img"
      src={String(value)}
      alt=""
      loading="lazy"
      sx={{ width: 96, height: 64, objectFit: "contain", display: "block" }}
    />
  );
}

function ChoiceCell({ source }: CellProps) {
  const value: unknown = useFieldValue({ source });
  const nameOf = useChoiceName();
  return <span>{hasValue(value) ? nameOf(source, String(value)) : noValue}</span>;
}

function YesNoCell({ source }: CellProps) {
  const value: unknown = useFieldValue({ source });
  const text = formatterFor.yesNo(value);
  return value === true ? <Check titleAccess={text} fontSize="small" /> : <span>{text}</span>;
}

export const cellFor: Record<FieldKind, ComponentType<CellProps>> = {
  id: textCell("id"),
  text: textCell("text"),
  paragraph: ParagraphCell,
  email: linked(mailLink),
  phone: linked((phones) => `tel:${dialledNumber(phones)}`),
  password: textCell("password"),
  picture: PictureCell,
  number: textCell("number"),
  hours: textCell("hours"),
  whole: textCell("whole"),
  kilograms: textCell("kilograms"),
  rupees: textCell("rupees"),
  unitPrice: textCell("unitPrice"),
  choice: ChoiceCell,
  date: textCell("date"),
  month: textCell("month"),
  time: textCell("time"),
  instant: textCell("instant"),
  yesNo: YesNoCell,
};

interface FieldListProps {
  readonly fields: readonly Field[];
  readonly cell: (field: Field) => ReactNode;
  readonly minWidth?: number;
}

export function FieldList({ fields, cell, minWidth = 120 }: FieldListProps) {
  const labelOf = useTranslateLabel();
  const resource = useResourceContext();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: "grid",
        gap: 1.5,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minWidth}px), 1fr))`,
      }}
    >
      {fields.map((field) => (
        <Box key={field.name} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="caption" color="text.secondary">
            {labelOf({ source: field.name, ...(resource !== undefined && { resource }) })}
          </Typography>
          {/* A long email address wraps too. */}
          <Typography
            component="dd"
            variant="body2"
            sx={{ m: 0, overflowWrap: "anywhere", "& a": { whiteSpace: "normal" } }}
          >
            {cell(field)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
