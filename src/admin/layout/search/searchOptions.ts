import { type FoundKind, resourceOf } from "../../../../contract/records";
import type { Found } from "../../../../contract/search";
import { clientAddress, reelAddress, showAddress } from "../../recordAddresses";

type OptionGroup = FoundKind | "screen";

/** Something that can be opened. */
export interface SearchOption {
  readonly group: OptionGroup;
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  readonly address: string;
  readonly mark?: Found["mark"];
  readonly isExact: boolean;
}

/** The kinds that are opened elsewhere than on a page of their resource. */
const addresses: Partial<Record<FoundKind, (key: string) => string>> = {
  reel: reelAddress,
  client: clientAddress,
};

/** The found records with their addresses. */
export const foundOption = ({ kind, ...found }: Found): SearchOption => ({
  ...found,
  group: kind,
  address: addresses[kind]?.(found.key) ?? showAddress(resourceOf(kind), found.key),
});

const words = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** The screens whose names have every word that was typed. */
export const matchingScreens = (screens: readonly SearchOption[], text: string) =>
  screens.filter(({ title }) => words(text).every((word) => title.toLowerCase().includes(word)));

/**
 * Sorts groups with an exact number or barcode first, then screens, then the other groups. Keeps each group
 * together.
 */
export function sortOptions(
  screens: readonly SearchOption[],
  found: readonly SearchOption[],
): SearchOption[] {
  const exact = new Set(found.filter(({ isExact }) => isExact).map(({ group }) => group));
  return [
    ...found.filter(({ group }) => exact.has(group)),
    ...screens,
    ...found.filter(({ group }) => !exact.has(group)),
  ];
}
