import type { Access, Method, PlantFeature } from "./route";

/** Makes the rows of a feature's calls: `rowsOf("live")("/admin/live", "GET", "admin")`. Path first, they pack smallest. */
export const featureRoute =
  <const F extends PlantFeature>(feature: F) =>
  <const P extends `/${string}`, const M extends Method, const A extends Access>(
    path: P,
    method: M,
    access: A,
  ) => ({ method, path, access, feature });
