import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useCreatePath, useTranslate } from "react-admin";
import { type FoundKind, resourceOf } from "../../../../contract/records";
import { type Found, maxSearchLength } from "../../../../contract/search";
import { authProvider } from "../../../authProvider";
import { showAddress } from "../../addresses";
import { type OfficeResource, recordAddress, useOfficeResources } from "../../schema/officeFeature";
import { useSessionEnd, whileSignedIn } from "../../sessionEnd";
import { useHost } from "../../useHostQuery";
import { useMenuEntries } from "../menuEntries";

const debounceMs = 150;

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), debounceMs);
    return () => window.clearTimeout(timer);
  }, [text]);
  return settled;
}

export function useSearch(typed: string) {
  const host = useHost();
  const client = useQueryClient();
  const screens = useScreenOptions();
  const optionOf = foundOption(useOfficeResources());
  const text = typed.trim().slice(0, maxSearchLength);
  const debounced = useDebounced(text);

  const queryOf = (sought: string) => ({
    queryKey: ["search", sought],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await whileSignedIn(host.call("search", { text: sought }, { signal }))).map(optionOf),
    staleTime: 2_000,
  });
  const { data, error, isFetching } = useQuery({
    ...queryOf(debounced),
    enabled: debounced !== "",
    placeholderData: keepPreviousData,
  });
  useSessionEnd(error);

  const found = text === "" ? [] : (data ?? []);
  const isPending = text !== debounced || isFetching;
  return {
    options: sortOptions(matchingScreens(screens, text), found),
    isPending,
    error,
    /** Resolves with the first result, after the host's reply: a scanner sends Enter before the reply. */
    findFirst: async (): Promise<SearchOption | undefined> => {
      const [first] = sortOptions(
        matchingScreens(screens, text),
        text === "" ? [] : await client.fetchQuery(queryOf(text)),
      );
      return first;
    },
  };
}

function useScreens() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const forms = useOfficeResources()
    .filter(({ texts }) => texts.create !== undefined)
    .map(({ name }) => ({
      resource: name,
      label: translate(`resources.${name}.create.title`),
      to: createPath({ resource: name, type: "create" }),
    }));
  return [...useMenuEntries(), ...forms];
}

const mayOpen = ({ resource }: { readonly resource: string }) =>
  authProvider.canAccess({ resource, action: "list" });

function useScreenOptions(): readonly SearchOption[] {
  const screens = useScreens();
  // The cache has only addresses, because labels depend on the language.
  const { data = [] } = useQuery({
    queryKey: ["auth", "screens"],
    queryFn: async () => {
      const allowed = await whileSignedIn(Promise.all(screens.map(mayOpen)));
      return screens.filter((_, index) => allowed[index]).map(({ to }) => to);
    },
  });
  const allowed = screens.filter(({ to }) => data.includes(to));
  return allowed.map(({ label, to }) => ({
    group: "screen",
    key: to,
    title: label,
    detail: "",
    address: to,
    isExact: false,
  }));
}

type OptionGroup = FoundKind | "screen";

export interface SearchOption {
  readonly group: OptionGroup;
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  readonly address: string;
  readonly mark?: Found["mark"];
  readonly isExact: boolean;
}

/** The key of a record is its number, or its barcode. */
export const foundOption =
  (resources: readonly OfficeResource[]) =>
  ({ kind, ...found }: Found): SearchOption => ({
    ...found,
    group: kind,
    address:
      recordAddress(resources, kind, { recordId: found.key, name: found.key }) ??
      showAddress(resourceOf(kind), found.key),
  });

const words = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

export const matchingScreens = (screens: readonly SearchOption[], text: string) =>
  screens.filter(({ title }) => words(text).every((word) => title.toLowerCase().includes(word)));

/** Sorts groups with an exact number or barcode first, then screens, then the other groups. */
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
