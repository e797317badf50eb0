import type { Handlers } from "../http/handler";
import { attendanceFigures } from "./attendanceFigures";
import { orderFigures } from "./orderFigures";
import { stockFigures } from "./stockFigures";

export const statisticsHandlers: Handlers<"getStatistics"> = {
  async getStatistics({ session: { role } }, { db }) {
    const [orders, stock] = [await orderFigures(db), await stockFigures(db)];
    // The attendance is for those alone who manage people.
    if (role !== "ROLE_SUPER_ADMIN") return { ...orders, ...stock };
    return { ...orders, ...stock, attendance: await attendanceFigures(db) };
  },
};
