/** The path of a sector's page; names may contain slashes. */
export const sectorAddress = (sector: string) => `/sector/${encodeURIComponent(sector)}`;
