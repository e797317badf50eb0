import type { Access, Method } from "./route";

const paper = <const M extends Method, const P extends `/${string}`, const A extends Access>(
  method: M,
  path: P,
  access: A,
) => ({ method, path, access, feature: "paper" }) as const;

/** The calls about what board and boxes take of paper, and about reels beyond the specification's. */
export const paperRoutes = {
  getBoardSettings: paper("GET", "/admin/board/settings", "admin"),
  updateBoardSettings: paper("PUT", "/admin/board/settings", "super"),
} as const;
