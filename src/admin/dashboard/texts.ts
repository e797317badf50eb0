import { defineTexts } from "../useTexts";

/** Texts of the dashboard's figures. */
export const dashboardTexts = defineTexts("dashboard", {
  title: "At a glance",
  present: "Present today",
  of: "%{some} of %{all}",
  late: "Late orders",
  exceptions: "Open exceptions",
  kanban: "On the board",
  reelsInUse: "Reels in use",
  unanswered: "Unanswered enquiries",
  failed: "Could not be loaded",
});
