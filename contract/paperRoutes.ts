import { rowsOf } from "./rowsOf";

const paper = rowsOf("paper");

/** The calls about what board and boxes take of paper, and about reels beyond the specification's. */
export const paperRoutes = {
  getBoardSettings: paper("GET", "/admin/board/settings", "admin"),
  updateBoardSettings: paper("PUT", "/admin/board/settings", "super"),

  getReelMovements: paper("GET", "/admin/reels/:id/movements", "admin"),
  adjustReel: paper("PUT", "/admin/reels/:id/adjust", "super"),
  scrapReel: paper("PUT", "/admin/reels/:id/scrap", "admin"),
  getStock: paper("GET", "/admin/paper/stock", "admin"),
  updateReorderLevel: paper("PUT", "/admin/paper/reorder-level", "admin"),
  getOrderPaper: paper("GET", "/admin/orders/:id/paper", "admin"),
  reserveReel: paper("PUT", "/admin/orders/:id/reserve-reel", "admin"),
  releaseReel: paper("PUT", "/admin/orders/:id/release-reel", "admin"),
  getJobCard: paper("GET", "/admin/orders/:id/job-card", "admin"),
  getOrderWaste: paper("GET", "/admin/orders/:id/waste", "admin"),
  getPaperReport: paper("GET", "/admin/paper/report", "admin"),
  acceptTakeUp: paper("PUT", "/admin/board/take-ups", "super"),
  getSpecifications: paper("GET", "/admin/specifications", "admin"),
  getSpecification: paper("GET", "/admin/specifications/:id", "admin"),
  createSpecification: { ...paper("POST", "/admin/specifications", "admin"), creates: true },
  createSpecificationVersion: paper("POST", "/admin/specifications/:id/versions", "admin"),
  getSpecificationVersion: paper("GET", "/admin/specification-versions/:id", "admin"),
} as const;
