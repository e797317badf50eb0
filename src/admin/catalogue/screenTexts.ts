import { defineTexts } from "../useTexts";

/** Texts of the button that takes a record off the public site, or puts it back on. */
export const onSiteTexts = defineTexts("onSite", {
  takeOff: "Take off the site",
  putBack: "Put back on the site",
  isOff: "%{what} is off the site",
  isOn: "%{what} is on the site",
  failed: "The change could not be saved",
});
