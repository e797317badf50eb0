import { defineTexts } from "../../../domain/texts";

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

export const boxFields = defineTexts("resources.boxes", {
  fields: {
    id: "ID",
    boxType: "Box Type",
    box: "Box",
    boxDescription: "Box Description",
    boxUrl: "Box URL",
    onSite: "On the site",
    version: "Version",
  },
  choices: { boxType: { Punching: "Punching", RSC: "RSC" } },
  list: { empty: "No boxes found.", offSite: "Off the site" },
  create: { submit: "Create Box", busy: "Creating…" },
  created: "Box created successfully!",
  failed: "Failed to create box. Please try again.",
});

export const industryFields = defineTexts("resources.industries", {
  fields: {
    id: "ID",
    industryName: "Industry Name",
    sector: "Sector",
    city: "City",
    state: "State",
    address: "Address",
    url: "Picture",
    onSite: "On the site",
    version: "Version",
  },
  list: {
    empty: "No industries found.",
    failed: "Failed to load industries.",
    offSite: "Off the site",
  },
  create: { submit: "Register Industry", busy: "Registering…" },
  succeeded: "Success: %{message}",
  registered: "Success: %{name} is registered",
  noToken: "No token found. Please login first.",
  unreachable: "No response from server.",
  failed: "Error: %{reason}",
});
