import { defineTexts } from "../../useTexts";

/** Texts of those who should be at work now and are not. */
export const missingTexts = defineTexts("missing", {
  title: "Missing now",
  unit: "Unit %{unit}: %{missing} of %{expected} missing",
  everybody: "Unit %{unit}: all %{expected} are here",
  left: "left at %{time}",
  more: "%{smart_count} more",
});
