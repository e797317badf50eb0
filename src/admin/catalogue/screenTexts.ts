import { defineTexts } from "../useTexts";

/** Texts of the upload of a record's picture. */
export const pictureTexts = defineTexts("picture", {
  upload: "Upload picture",
  remove: "Remove picture",
  hint: "A JPEG, PNG, WebP or AVIF file up to 8 MB, or the address of a picture.",
  tooLarge: "The file is larger than 8 MB. Make the picture smaller, and choose it again.",
  failed: "The picture could not be uploaded. Try again.",
  preview: "Chosen picture",
});

/** Texts of the button that takes a record off the public site, or puts it back on. */
export const onSiteTexts = defineTexts("onSite", {
  takeOff: "Take off the site",
  putBack: "Put back on the site",
  isOff: "%{what} is off the site",
  isOn: "%{what} is on the site",
  failed: "The change could not be saved",
});
