import { defineResourceTexts } from "../useTexts";

/** The boxes' fields and generated screens. */
export const boxFields = defineResourceTexts("boxes", {
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

/** The industries' fields and generated screens. */
export const industryFields = defineResourceTexts("industries", {
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
