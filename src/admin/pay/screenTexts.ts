import { defineTexts } from "../useTexts";

/** Text of changes in locked months. */
export const arrearsTexts = defineTexts("arrears", {
  hint: "This changes a locked month. The difference is paid, or taken back, as arrears.",
});

/** Texts of setting up a salary on a host whose terms of pay have a date. */
export const datedSetupTexts = defineTexts("datedSetup", {
  title: "Terms of pay",
  today: "Today",
  belowStatutory: "%{rate} · below the statutory rate",
  firstHint: "Empty: from the day of joining on.",
  laterHint: "Days before it keep the terms that they had.",
  unknown: "The terms of pay so far could not be read. Those of the same day are replaced.",
});
