import type { Access, Method, PlantFeature } from "./route";

/** Makes the rows of a feature's calls: `rowsOf("live")("GET", "/admin/live", "admin")`. */
export const rowsOf =
  <const F extends PlantFeature>(feature: F) =>
  <const M extends Method, const P extends `/${string}`, const A extends Access>(
    method: M,
    path: P,
    access: A,
  ) => ({ method, path, access, feature });
