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

/** A name that may wrap after each slash. */
export function SlashedName({ name }: { readonly name: string }) {
  return name.split(/(?<=\/)/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name have nothing but their places
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
