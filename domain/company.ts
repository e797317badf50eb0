/** Whose plant it is, as the site and the papers name it. What else is known of it stands in `src/site/company.ts`. */
export const companyName = "Alepet Cartons";

/** Where it is. */
export const companyTown = "Chikkabanavara, Bengaluru";
export const companyPostalCode = "560090";

/** The origin of the map that the site embeds. */
export const mapOrigin = "https://www.openstreetmap.org";
