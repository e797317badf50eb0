import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useCreatePath, useTranslate } from "react-admin";
import { type FoundKind, resourceOf } from "../../../../contract/records";
import { type Found, maxSearchLength } from "../../../../contract/search";
import { hasText } from "../../../../domain/texts";
import { authProvider } from "../../../authProvider";
import { useTexts } from "../../../texts/useTexts";
import {
  addressOf,
  deliveryAddress,
  dispatchAddress,
  lateOrdersAddress,
  paperAddress,
  quotationAddress,
  showAddress,
} from "../../addresses";
import { type OfficeResource, recordAddress, useOfficeResources } from "../../schema/officeFeature";
import { useSessionEnd, whileSignedIn } from "../../sessionEnd";
import { useHost } from "../../useHostQuery";
import { useMenuEntries } from "../menuEntries";
import { searchTexts, searchWordTexts } from "./texts";

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

/** Screens without an entry in the menu, and named views of lists, each with the resource that the person must be able to open. */
const furtherScreens = [
  { name: "order", resource: "orders", to: addressOf("admin/order-create") },
  { name: "quotation", resource: "orders", to: quotationAddress("create") },
  { name: "invoices", resource: "orders", to: dispatchAddress("invoices") },
  { name: "sales", resource: "admins", to: dispatchAddress("sales") },
  { name: "tally", resource: "admins", to: dispatchAddress("tally") },
  { name: "invoiceSettings", resource: "admins", to: dispatchAddress("settings") },
  { name: "delivery", resource: "reels", to: deliveryAddress },
  { name: "combine", resource: "reels", to: paperAddress("combine") },
  { name: "inUse", resource: "reels", to: addressOf("admin/inventory/in-use") },
  { name: "rotation", resource: "shifts", to: addressOf("admin/rotation") },
  { name: "account", resource: "account", to: addressOf("account") },
] as const;

interface Screen {
  readonly name: string;
  readonly resource: string;
  readonly label: string;
  readonly to: string;
}

/** The forms of all resources have the words of this name. */
const formName = "create";

function useScreens(): readonly Screen[] {
  const text = useTexts(searchTexts);
  const translate = useTranslate();
  const createPath = useCreatePath();
  const forms = useOfficeResources()
    .filter(({ texts }) => texts.create !== undefined)
    .map(({ name }) => ({
      name: formName,
      resource: name,
      label: translate(`resources.${name}.create.title`),
      to: createPath({ resource: name, type: "create" }),
    }));
  const late = { name: "lateOrders", to: lateOrdersAddress() } as const;
  const further = [...furtherScreens, { ...late, resource: "orders" }].map((screen) => ({
    ...screen,
    label: text(`further.${screen.name}`),
  }));
  return [...useMenuEntries(), ...forms, ...further];
}

const mayOpen = ({ resource }: { readonly resource: string }) =>
  authProvider.canAccess({ resource, action: "list" });

function useScreenOptions(): readonly SearchOption[] {
  const screens = useScreens();
  const text = useTexts(searchWordTexts);
  const english = searchWordTexts.english;
  // The cache has only addresses, because labels depend on the language.
  const { data = [] } = useQuery({
    queryKey: ["auth", "screens"],
    queryFn: async () => {
      const allowed = await whileSignedIn(Promise.all(screens.map(mayOpen)));
      return screens.filter((_, index) => allowed[index]).map(({ to }) => to);
    },
  });
  const allowed = screens.filter(({ to }) => data.includes(to));
  return allowed.map(({ name, label, to }) => ({
    group: "screen",
    key: `${name} ${to}`,
    title: label,
    detail: "",
    address: to,
    isExact: false,
    // People type English words in every language.
    ...(hasText(english, name) && { words: `${english[name]} ${text(name)}` }),
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
  /** Words by which a screen is found besides its title. */
  readonly words?: string;
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

const hasWords = (text: string, sought: readonly string[]) =>
  sought.every((word) => text.toLowerCase().includes(word));

/** Returns the screens that have all words of a text, first those that have them in their titles. */
export function matchingScreens(screens: readonly SearchOption[], text: string): SearchOption[] {
  const sought = words(text);
  const titled = screens.filter(({ title }) => hasWords(title, sought));
  const named = screens.filter(({ title, words = "" }) => hasWords(`${title} ${words}`, sought));
  return [...new Set([...titled, ...named])];
}

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
