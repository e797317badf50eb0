import { useTranslate } from "react-admin";
import { indiaDate } from "../../../contract/indiaTime";
import { addressOf } from "../paths";
import { GlanceTile } from "./GlanceTile";
import { totalOf } from "./totalOf";
import { useGlance } from "./useGlance";

/** How many of all are at the plant today. */
export function PresentToday() {
  const translate = useTranslate();
  const glance = useGlance("present", async (host) => {
    const date = indiaDate(new Date());
    const [present, all] = await Promise.all([
      totalOf(host, "attendance", { date, status: "PRESENT" }),
      totalOf(host, "attendance", { date }),
    ]);
    return translate("plant.glance.of", { some: present, all });
  });
  return (
    <GlanceTile
      label={translate("plant.glance.present")}
      to={addressOf("admin/attendance")}
      glance={glance}
    />
  );
}
