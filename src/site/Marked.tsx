import { Fragment, type ReactNode } from "react";

interface MarkedProps {
  text: string;
  as: (part: string) => ReactNode;
}

/** A text whose parts between two asterisks are marked: printed bold, or a link. */
export const Marked = ({ text, as }: MarkedProps) =>
  text
    .split("*")
    .map((part, place) => <Fragment key={part}>{place % 2 === 0 ? part : as(part)}</Fragment>);
