import { featureRoute } from "./featureRoute";

const paper = featureRoute("paper");

/** The calls about what board and boxes take of paper, and about reels beyond the specification's. */
export const paperRoutes = {
  getBoardSettings: paper("/admin/board/settings", "GET", "admin"),
  updateBoardSettings: paper("/admin/board/settings", "PUT", "super"),

  getReelMovements: paper("/admin/reels/:id/movements", "GET", "admin"),
  adjustReel: paper("/admin/reels/:id/adjust", "PUT", "super"),
  scrapReel: paper("/admin/reels/:id/scrap", "PUT", "admin"),
  getStock: paper("/admin/paper/stock", "GET", "admin"),
  updateReorderLevel: paper("/admin/paper/reorder-level", "PUT", "admin"),
  getOrderPaper: paper("/admin/orders/:id/paper", "GET", "admin"),
  chooseUps: paper("/admin/orders/:id/ups", "PUT", "admin"),
  reserveReel: paper("/admin/orders/:id/reserve-reel", "PUT", "admin"),
  reserveReels: paper("/admin/orders/:id/reserve-reels", "PUT", "admin"),
  releaseReel: paper("/admin/orders/:id/release-reel", "PUT", "admin"),
  getJobCard: paper("/admin/orders/:id/job-card", "GET", "admin"),
  getOrderWaste: paper("/admin/orders/:id/waste", "GET", "admin"),
  getPaperReport: paper("/admin/paper/report", "GET", "admin"),
  acceptTakeUp: paper("/admin/board/take-ups", "PUT", "super"),
  getSpecifications: paper("/admin/specifications", "GET", "admin"),
  getSpecification: paper("/admin/specifications/:id", "GET", "admin"),
  createSpecification: { ...paper("/admin/specifications", "POST", "admin"), creates: true },
  createSpecificationVersion: paper("/admin/specifications/:id/versions", "POST", "admin"),
  getSpecificationVersion: paper("/admin/specification-versions/:id", "GET", "admin"),
} as const;
