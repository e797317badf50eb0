import { Fragment } from "react";

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
