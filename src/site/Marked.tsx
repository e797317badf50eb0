import { Fragment, type ReactNode } from "react";

interface MarkedProps {
  text: string;
  as: (part: string) => ReactNode;
}

/** A text with marked parts between two asterisks. Marked parts are printed bold, or are links. */
export const Marked = ({ text, as }: MarkedProps) =>
  text
    .split("*")
    .map((part, place) => <Fragment key={part}>{place % 2 === 0 ? part : as(part)}</Fragment>);
