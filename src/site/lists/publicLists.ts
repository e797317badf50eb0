import type { CatalogueBox, GalleryBox } from "../../../contract/boxes";
import type { Industry } from "../../../contract/industries";
import { publicRoutes } from "../../../contract/publicRoutes";
import { parseReply } from "../../api/looseValues";
import { sendCall } from "../../api/sendCall";
import { readRows, type TextOf } from "./readRows";
import { fetchOnce } from "./usePublicList";

/** An industry as the site shows it. */
type ShownIndustry = Pick<Industry, "industryName" | "sector"> & { readonly url: string };
/** A box of the gallery as the site shows it. */
export type ShownBox = Pick<GalleryBox, "boxType" | "box" | "boxUrl">;
/** A box of the catalogue as the site shows it. */
export type ShownCatalogueBox = Omit<CatalogueBox, "id">;

const replyOf = async (name: "getAllIndustry" | "getAllBoxDetails" | "getBoxDetails") => {
  const response = await sendCall(publicRoutes[name]);
  return parseReply(await response.text());
};

export const fetchIndustries = fetchOnce(async () =>
  readRows(await replyOf("getAllIndustry"), (text): ShownIndustry | undefined => {
    const row = { industryName: text("industryName"), sector: text("sector"), url: text("url") };
    return row.sector === "" && row.industryName === "" ? undefined : row;
  }),
);

export const fetchGallery = fetchOnce(async () =>
  readRows(await replyOf("getAllBoxDetails"), (text): ShownBox | undefined => {
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

export const fetchCatalogue = fetchOnce(async () =>
  readRows(await replyOf("getBoxDetails"), readCatalogueBox),
);
