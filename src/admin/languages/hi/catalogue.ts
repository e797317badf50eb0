import type { boxFields } from "../../catalogue/boxes";
import type { industryFields } from "../../catalogue/industries";
import type * as screens from "../../catalogue/screenTexts";
import type { contactFields } from "../../contacts/texts";
import type { ResourceTranslation, Translations } from "../../useTexts";

/** The boxes, the industries and the enquiries of the site. */
export const catalogueResources: {
  readonly boxes: ResourceTranslation<typeof boxFields>;
  readonly industries: ResourceTranslation<typeof industryFields>;
  readonly contacts: ResourceTranslation<typeof contactFields>;
} = {
  boxes: {
    name: "बॉक्स |||| बॉक्स",
    fields: {
      id: "ID",
      boxType: "बॉक्स का प्रकार",
      box: "बॉक्स",
      boxDescription: "बॉक्स का ब्योरा",
      boxUrl: "बॉक्स का URL",
      onSite: "साइट पर",
      version: "वर्शन",
    },
    choices: { boxType: { Punching: "पंचिंग", RSC: "RSC" } },
    list: { empty: "कोई बॉक्स नहीं मिला।", offSite: "साइट पर नहीं" },
    create: { title: "नया बॉक्स बनाएँ", submit: "बॉक्स बनाएँ", busy: "बनाया जा रहा है…" },
    created: "बॉक्स बन गया!",
    failed: "बॉक्स नहीं बन सका। फिर से कोशिश करें।",
  },
  industries: {
    name: "उद्योग |||| उद्योग",
    fields: {
      id: "ID",
      industryName: "उद्योग का नाम",
      sector: "क्षेत्र",
      city: "शहर",
      state: "राज्य",
      address: "पता",
      url: "तस्वीर",
      onSite: "साइट पर",
      version: "वर्शन",
    },
    list: {
      empty: "कोई उद्योग नहीं मिला।",
      failed: "उद्योग: लोड नहीं हो सके।",
      offSite: "साइट पर नहीं",
    },
    create: {
      title: "उद्योग रजिस्टर करें",
      submit: "उद्योग रजिस्टर करें",
      busy: "रजिस्टर हो रहा है…",
    },
    succeeded: "हो गया: %{message}",
    registered: "हो गया: %{name} को रजिस्टर किया गया",
    noToken: "टोकन नहीं मिला। पहले साइन इन करें।",
    unreachable: "सर्वर से जवाब नहीं आया।",
    failed: "त्रुटि: %{reason}",
  },
  contacts: {
    name: "पूछताछ |||| पूछताछ",
    fields: {
      name: "नाम",
      phone: "फ़ोन नंबर",
      email: "ईमेल",
      message: "संदेश",
      createdAt: "कब मिली",
      replyStatus: "जवाब दिया",
    },
    list: { title: "पूछताछ", empty: "अभी कोई पूछताछ नहीं है" },
    replied: "%{name} को जवाब दिया",
    notSaved: "सहेजा नहीं गया। फिर से कोशिश करें।",
  },
};

/** The texts of what is on the site in Hindi. */
export const catalogue: Translations<typeof screens> = {
  picture: {
    upload: "तस्वीर अपलोड करें",
    remove: "तस्वीर हटाएँ",
    hint: "8 MB तक की JPEG, PNG, WebP या AVIF फ़ाइल, या किसी तस्वीर का पता।",
    tooLarge: "फ़ाइल 8 MB से बड़ी है। तस्वीर को छोटा करें और फिर से चुनें।",
    failed: "तस्वीर अपलोड नहीं हो सकी। फिर से कोशिश करें।",
    preview: "चुनी हुई तस्वीर",
  },
  onSite: {
    takeOff: "साइट से हटाएँ",
    putBack: "साइट पर फिर दिखाएँ",
    isOff: "%{what}: साइट पर नहीं है",
    isOn: "%{what}: साइट पर है",
    failed: "बदलाव सहेजा नहीं जा सका",
  },
};
