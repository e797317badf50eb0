/** The plant's name on the site and the documents. `src/site/company.ts` has its address and other facts. */
export const companyName = "Alepet Cartons";

export const companyTown = "Chikkabanavara, Bengaluru";
export const companyPostalCode = "560090";

/** The origin of the map that the site embeds. */
export const mapOrigin = "https://www.openstreetmap.org";
