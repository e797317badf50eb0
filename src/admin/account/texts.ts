import { defineResourceTexts } from "../useTexts";

/** The fields of the form that changes a password. */
export const accountFields = defineResourceTexts("account", {
  fields: { currentPassword: "Current password", newPassword: "New password" },
});
