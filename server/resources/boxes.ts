import { catalogueBoxes, galleryBoxes } from "../db/schema";
import { type Handlers, unanswered } from "../http/handler";
import { rowsOf } from "../http/lists";

export const boxHandlers: Handlers<"getAllBoxDetails" | "getBoxDetails" | "createBox"> = {
  getAllBoxDetails: () => rowsOf(galleryBoxes),
  getBoxDetails: () => rowsOf(catalogueBoxes),
  createBox: unanswered,
};
