import type { CatalogueBox, GalleryBox } from "../../../contract/boxes";
import type { Industry } from "../../../contract/industries";
import { publicRoutes } from "../../../contract/publicRoutes";
import { featuresHeader } from "../../../contract/route";
import { defaultBoardFactors } from "../../../domain/board/boardFactors";
import { parseReply } from "../../api/looseValues";
import { sendCall } from "../../api/sendCall";
import { readBoardFactors } from "./readBoardFactors";
import { readRows, type TextOf } from "./readRows";
import { fetchOnce } from "./usePublicList";

/** An industry as the site shows it. */
type ShownIndustry = Pick<Industry, "industryName" | "sector"> & { readonly url: string };
/** A box of the gallery as the site shows it. */
export type ShownBox = Pick<GalleryBox, "boxType" | "box" | "boxUrl">;
/** A box of the catalogue as the site shows it. */
export type ShownCatalogueBox = Omit<CatalogueBox, "id">;

const fetchReply = async (name: "getAllIndustry" | "getAllBoxDetails") => {
  const response = await sendCall(publicRoutes[name]);
  return parseReply(await response.text());
};

export const fetchIndustries = fetchOnce(async () =>
  readRows(await fetchReply("getAllIndustry"), (text): ShownIndustry | undefined => {
    const row = { industryName: text("industryName"), sector: text("sector"), url: text("url") };
    return row.sector === "" && row.industryName === "" ? undefined : row;
  }),
);

export const fetchGallery = fetchOnce(async () =>
  readRows(await fetchReply("getAllBoxDetails"), (text): ShownBox | undefined => {
    const row = { boxType: text("boxType"), box: text("box"), boxUrl: text("boxUrl") };
    return row.box === "" && row.boxUrl === "" ? undefined : row;
  }),
);

/** A box of the catalogue, out of a host's reply or a navigation's state. */
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
  const response = await sendCall(publicRoutes.getBoxDetails);
  return {
    rows: readRows(parseReply(await response.text()), readCatalogueBox),
    features: (response.headers.get(featuresHeader) ?? "").split(/, */),
  };
});

export const fetchCatalogue = async () => (await askCatalogue()).rows;

/** The plant's factors. A host that does not name the feature `paper` is not asked for them. */
export const fetchBoardFactors = fetchOnce(async () => {
  const { features } = await askCatalogue();
  if (!features.includes("paper")) return defaultBoardFactors;
  const response = await sendCall(publicRoutes.getBoxFactors);
  return readBoardFactors(parseReply(await response.text()));
});
