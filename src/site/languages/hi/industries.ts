import type { SiteTexts } from "../catalogues";

/** The texts of the page of industries, in Hindi. */
export const industries: SiteTexts["industries"] = {
  title: "हमारे उद्योग",
  description:
    "कपड़े, निर्माण सामग्री, बर्तन, पेंट, पेय पदार्थ, मोटरसाइकिल के पुर्ज़े और बहुत कुछ: हर उद्योग के लिए उसकी अपनी कोरुगेटेड पैकिंग।",
  lead: "बॉक्स कैसे बनेगा, यह उसमें रखे जाने वाले सामान से तय होता है। इन उद्योगों को हम उनके भार, उनकी थप्पी और उनके सफ़र से जानते हैं।",
  list: "उद्योग",
};

/** The texts of a sector's page, in Hindi. */
export const sector: SiteTexts["sector"] = {
  title: "बॉक्स का ब्योरा",
  description: "क्षेत्र के हिसाब से बॉक्स का ब्योरा: प्लाई, पेपर ग्रेड, GSM, प्रिंटिंग, क्षमता और इस्तेमाल।",
  lead: "इस क्षेत्र के लिए हमारे बॉक्स। यहाँ लिखा हर आँकड़ा आपके भार के हिसाब से बदला जा सकता है।",
  boxes: "बॉक्स",
  none: "बॉक्स का कोई ब्योरा उपलब्ध नहीं है।",
  all: "सभी क्षेत्र देखें",
  details: {
    capacity: "क्षमता",
    noOfPly: "प्लाई की संख्या",
    shape: "आकार",
    printingType: "प्रिंटिंग",
    application: "इस्तेमाल",
    paperGrade: "पेपर ग्रेड",
    gsm: "GSM",
    color: "रंग",
    property: "खूबी",
  },
};
