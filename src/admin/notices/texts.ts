import { defineTexts } from "../../../domain/texts";

/** Texts of the bell. The host writes the notices. */
export const noticeTexts = defineTexts("notices", {
  bell: "Notices: %{unread} unread",
  title: "Notices",
  readAll: "Mark all as read",
  unread: "Unread",
  none: "No notices yet. Mentions, late orders of followed clients and refused scans appear here.",
  failed: "The notices could not be loaded",
  readFailed: "The notice could not be marked as read",
  email: "Email unread notices once a day",
  emailHint: "Notices about people and pay stay in the office.",
  emailFailed: "The setting could not be saved",
});
