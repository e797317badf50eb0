/** The plant's name on the site and the documents. `companyFacts.ts` has all facts of the site. */
export const companyName = "Alepet Cartons";

export const companyTown = "Chikkabanavara, Bengaluru";
export const companyPostalCode = "560090";

/** A registration as a micro or small enterprise. */
export const udyamPattern = /^UDYAM-[A-Z]{2}-\d{2}-\d{7}$/;

/** The origin of the map that the site embeds. */
export const mapOrigin = "https://www.openstreetmap.org";
