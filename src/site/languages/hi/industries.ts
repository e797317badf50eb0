import type { SiteTexts } from "../catalogues";

/** The texts of the page of industries, in Hindi. */
export const industries: SiteTexts["industries"] = {
  title: "हमारे उद्योग",
  description:
    "कपड़े, निर्माण सामग्री, बर्तन, पेंट, पेय पदार्थ, मोटरसाइकिल के पुर्ज़े और बहुत कुछ: हर उद्योग के लिए उसकी अपनी कोरुगेटेड पैकिंग।",
  lead: "बॉक्स कैसे बनेगा, यह उसमें रखे जाने वाले सामान से तय होता है। इन उद्योगों को हम उनके भार, उनकी थप्पी और उनके सफ़र से जानते हैं।",
  list: "उद्योग",
};
