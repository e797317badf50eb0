import { defineTexts } from "../../domain/texts";

/** The texts of the page that answers a contact form without JavaScript. In English a failure has the host's sentence. */
export const fallbackTexts = defineTexts("contactReply", {
  title: "Contact",
  back: "Back to the contact page",
  result: {
    sent: "Thank you for your message!",
    invalid: "The message could not be sent. Go back and check the name, phone number and email.",
    tooMany: "Too many requests: please wait a while and try again",
    failed: "An error occurred. Please try again.",
  },
});
