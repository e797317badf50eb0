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
    name: "ಬಾಕ್ಸ್ |||| ಬಾಕ್ಸ್‌ಗಳು",
    fields: {
      id: "ID",
      boxType: "ಬಾಕ್ಸ್ ವಿಧ",
      box: "ಬಾಕ್ಸ್",
      boxDescription: "ಬಾಕ್ಸ್ ವಿವರಣೆ",
      boxUrl: "ಬಾಕ್ಸ್ URL",
      onSite: "ಸೈಟ್‌ನಲ್ಲಿದೆ",
      version: "ಆವೃತ್ತಿ",
    },
    choices: { boxType: { Punching: "ಪಂಚಿಂಗ್", RSC: "RSC" } },
    list: { empty: "ಬಾಕ್ಸ್‌ಗಳು ಸಿಗಲಿಲ್ಲ.", offSite: "ಸೈಟ್‌ನಲ್ಲಿಲ್ಲ" },
    create: { title: "ಹೊಸ ಬಾಕ್ಸ್ ರಚಿಸಿ", submit: "ಬಾಕ್ಸ್ ರಚಿಸಿ", busy: "ರಚಿಸಲಾಗುತ್ತಿದೆ…" },
    created: "ಬಾಕ್ಸ್ ರಚಿಸಲಾಗಿದೆ!",
    failed: "ಬಾಕ್ಸ್ ರಚಿಸಲು ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
  },
  industries: {
    name: "ಉದ್ಯಮ |||| ಉದ್ಯಮಗಳು",
    fields: {
      id: "ID",
      industryName: "ಉದ್ಯಮದ ಹೆಸರು",
      sector: "ವಲಯ",
      city: "ನಗರ",
      state: "ರಾಜ್ಯ",
      address: "ವಿಳಾಸ",
      url: "ಚಿತ್ರ",
      onSite: "ಸೈಟ್‌ನಲ್ಲಿದೆ",
      version: "ಆವೃತ್ತಿ",
    },
    list: {
      empty: "ಉದ್ಯಮಗಳು ಸಿಗಲಿಲ್ಲ.",
      failed: "ಉದ್ಯಮಗಳು: ಲೋಡ್ ಆಗಲಿಲ್ಲ.",
      offSite: "ಸೈಟ್‌ನಲ್ಲಿಲ್ಲ",
    },
    create: {
      title: "ಉದ್ಯಮ ನೋಂದಾಯಿಸಿ",
      submit: "ಉದ್ಯಮ ನೋಂದಾಯಿಸಿ",
      busy: "ನೋಂದಾಯಿಸಲಾಗುತ್ತಿದೆ…",
    },
    succeeded: "ಯಶಸ್ವಿ: %{message}",
    registered: "ಯಶಸ್ವಿ: %{name} ನೋಂದಾಯಿಸಲಾಗಿದೆ",
    noToken: "ಟೋಕನ್ ಸಿಗಲಿಲ್ಲ. ಮೊದಲು ಸೈನ್ ಇನ್ ಮಾಡಿ.",
    unreachable: "ಸರ್ವರ್‌ನಿಂದ ಉತ್ತರ ಬರಲಿಲ್ಲ.",
    failed: "ದೋಷ: %{reason}",
  },
  contacts: {
    name: "ವಿಚಾರಣೆ |||| ವಿಚಾರಣೆಗಳು",
    fields: {
      name: "ಹೆಸರು",
      phone: "ಫೋನ್ ನಂಬರ್",
      email: "ಇಮೇಲ್",
      message: "ಸಂದೇಶ",
      createdAt: "ಬಂದ ಸಮಯ",
      replyStatus: "ಉತ್ತರಿಸಲಾಗಿದೆ",
    },
    list: { title: "ವಿಚಾರಣೆಗಳು", empty: "ಇನ್ನೂ ವಿಚಾರಣೆಗಳಿಲ್ಲ" },
    replied: "%{name}: ಉತ್ತರಿಸಲಾಗಿದೆ",
    notSaved: "ಉಳಿಸಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
  },
};

/** The texts of what is on the site in Kannada. */
export const catalogue: Translations<typeof screens> = {
  picture: {
    upload: "ಚಿತ್ರ ಅಪ್‌ಲೋಡ್ ಮಾಡಿ",
    remove: "ಚಿತ್ರ ತೆಗೆಯಿರಿ",
    hint: "8 MB ವರೆಗಿನ JPEG, PNG, WebP ಅಥವಾ AVIF ಫೈಲ್, ಅಥವಾ ಚಿತ್ರದ ವಿಳಾಸ.",
    tooLarge: "ಫೈಲ್ 8 MB ಗಿಂತ ದೊಡ್ಡದಾಗಿದೆ. ಚಿತ್ರವನ್ನು ಚಿಕ್ಕದಾಗಿಸಿ, ಮತ್ತೆ ಆಯ್ಕೆಮಾಡಿ.",
    failed: "ಚಿತ್ರ ಅಪ್‌ಲೋಡ್ ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
    preview: "ಆಯ್ಕೆಮಾಡಿದ ಚಿತ್ರ",
  },
  onSite: {
    takeOff: "ಸೈಟ್‌ನಿಂದ ತೆಗೆದುಹಾಕಿ",
    putBack: "ಸೈಟ್‌ನಲ್ಲಿ ಮತ್ತೆ ತೋರಿಸಿ",
    isOff: "%{what}: ಸೈಟ್‌ನಲ್ಲಿಲ್ಲ",
    isOn: "%{what}: ಸೈಟ್‌ನಲ್ಲಿದೆ",
    failed: "ಬದಲಾವಣೆ ಉಳಿಸಲು ಆಗಲಿಲ್ಲ",
  },
};
