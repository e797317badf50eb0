import { defineTexts } from "../../../domain/texts";

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

/** Texts of those who should be at work now and are not. */
export const missingTexts = defineTexts("missing", {
  title: "Missing now",
  unit: "Unit %{unit}: %{missing} of %{expected} missing",
  everybody: "Unit %{unit}: all %{expected} are here",
  left: "left at %{time}",
  more: "%{smart_count} more",
});
