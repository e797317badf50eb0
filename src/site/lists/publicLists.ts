import { startTransition, useEffect, useState } from "react";
import type { CatalogueBox, GalleryBox, Industry } from "../../../contract/catalogue";
import { type BoardFactors, defaultBoardFactors } from "../../../domain/board/boardFactors";
import { isRow } from "../../api/json";
import { listIn, readText } from "../../api/looseValues";
import { publicHost, saysAllCalls } from "../../api/sendCall";

/** A list that is loading, loaded or failed. */
type ListState<Row> =
  | { readonly state: "loading" }
  | { readonly state: "ready"; readonly rows: readonly Row[] }
  | { readonly state: "failed" };

const forgetters: (() => void)[] = [];

/** Forgets every reply, as a reload of the page does. The lists are then requested again. */
export function forgetReplies() {
  for (const forget of forgetters) forget();
}

/** Returns a function that sends a request once while the page is open, and again only after a failure. */
export function fetchOnce<Reply>(fetchReply: () => Promise<Reply>) {
  let request: Promise<Reply> | undefined;
  forgetters.push(() => {
    request = undefined;
  });
  return () => {
    request ??= fetchReply().catch((error: unknown) => {
      request = undefined;
      throw error;
    });
    return request;
  };
}

/**
 * Returns the rows of a public list. The list is requested when a component first needs it, and a failure is logged.
 * React draws the rows in slices.
 */
export function usePublicList<Row>(ask: () => Promise<readonly Row[]>): ListState<Row> {
  const [listed, setListed] = useState<ListState<Row>>({ state: "loading" });
  useEffect(() => {
    ask().then(
      (rows) => startTransition(() => setListed({ state: "ready", rows })),
      (error: unknown) => {
        console.error(error);
        setListed({ state: "failed" });
      },
    );
  }, [ask]);
  return listed;
}

/** Returns each text once, in the order of first appearance. */
export const distinct = (texts: readonly string[]) => [...new Set(texts)];

/** Groups the rows by the text that they have in common, in the order of first appearance. */
export function groupedBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}

/** Returns a field of a row as text. Empty if the host sent none. */
type TextOf = (field: string) => string;

/** A row with its place in the host's list, which tells equal rows apart. */
type Keyed = { readonly key: string };

/** Reads the rows of a reply, without those that `read` refuses. @throws if the reply is not a list */
export function readRows<Row>(
  reply: unknown,
  read: (text: TextOf) => Row | undefined,
): (Row & Keyed)[] {
  const list = listIn(reply);
  if (list === undefined) throw new Error("The host's answer is not a list");
  return list.filter(isRow).flatMap((record, place) => {
    const row = read((field) => readText(record[field]) ?? "");
    return row === undefined ? [] : [{ ...row, key: String(place) }];
  });
}

const isAmount = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value) && value >= 0;

/** Reads the plant's board factors. A factor that is missing in the reply gets its usual value. */
function readBoardFactors(reply: unknown): BoardFactors {
  const row = isRow(reply) ? reply : {};
  const known = Object.entries(row).filter(
    (entry): entry is [string, number] => entry[0] in defaultBoardFactors && isAmount(entry[1]),
  );
  return {
    ...defaultBoardFactors,
    ...Object.fromEntries(known),
    ...(isAmount(row.allowance) && { allowance: row.allowance }),
  };
}

type ShownIndustry = Pick<Industry, "industryName" | "sector"> & { readonly url: string };
export type ShownBox = Pick<GalleryBox, "boxType" | "box" | "boxUrl">;
export type ShownCatalogueBox = Omit<CatalogueBox, "id">;

export const fetchIndustries = fetchOnce(async () =>
  readRows((await publicHost.call("getAllIndustry")).reply, (text): ShownIndustry | undefined => {
    const row = { industryName: text("industryName"), sector: text("sector"), url: text("url") };
    return row.sector === "" && row.industryName === "" ? undefined : row;
  }),
);

export const fetchGallery = fetchOnce(async () =>
  readRows((await publicHost.call("getAllBoxDetails")).reply, (text): ShownBox | undefined => {
    const row = { boxType: text("boxType"), box: text("box"), boxUrl: text("boxUrl") };
    return row.box === "" && row.boxUrl === "" ? undefined : row;
  }),
);

/** Reads a box of the catalogue from a host's reply or a navigation's state. */
export function readCatalogueBox(text: TextOf): ShownCatalogueBox | undefined {
  const row = {
    boxSector: text("boxSector"),
    url: text("url"),
    heading: text("heading"),
    capacity: text("capacity"),
    noOfPly: text("noOfPly"),
    shape: text("shape"),
    printingType: text("printingType"),
    application: text("application"),
    paperGrade: text("paperGrade"),
    gsm: text("gsm"),
    color: text("color"),
    property: text("property"),
  };
  return row.boxSector === "" ? undefined : row;
}

const askCatalogue = fetchOnce(async () => {
  const { reply, headers } = await publicHost.call("getBoxDetails");
  return {
    rows: readRows(reply, readCatalogueBox),
    isOwnHost: saysAllCalls(headers),
  };
});

export const fetchCatalogue = async () => (await askCatalogue()).rows;

/** True if the site's host is this product's own. */
export const fetchIsOwnHost = async () => (await askCatalogue()).isOwnHost;

/** The plant's factors. Only our own host is asked for them. */
export const fetchBoardFactors = fetchOnce(async () => {
  if (!(await fetchIsOwnHost())) return defaultBoardFactors;
  return readBoardFactors((await publicHost.call("getBoxFactors")).reply);
});
