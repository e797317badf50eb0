import "@fontsource/noto-sans-kannada/kannada-400.css";
import "@fontsource/noto-sans-kannada/kannada-700.css";
import type { PageTranslation } from "../../pageTexts";
import type { WallTexts } from "./en";

export const texts: PageTranslation<WallTexts> = {
  language: "ಕನ್ನಡ",
  locale: "kn-IN-u-nu-latn",
  title: "ವಾಲ್ ಪರದೆ",
  noWalls: "ಈ ಹೋಸ್ಟ್‌ನಲ್ಲಿ ವಾಲ್ ಪರದೆಗಳಿಲ್ಲ.",
  pairing: {
    heading: "ಈ ವಾಲ್ ಪರದೆಯನ್ನು ಜೋಡಿಸಿ",
    lead: "ಆಫೀಸ್‌ನಿಂದ ವಾಲ್ ಪರದೆಯ ಕೋಡ್ ಪಡೆದು ಇಲ್ಲಿ ನಮೂದಿಸಿ. ಕೋಡ್ ಹತ್ತು ನಿಮಿಷ ನಡೆಯುತ್ತದೆ.",
    code: "ಜೋಡಣೆ ಕೋಡ್",
    submit: "ಜೋಡಿಸಿ",
    busy: "ಜೋಡಿಸಲಾಗುತ್ತಿದೆ…",
    required: "ಕೋಡ್ ನಮೂದಿಸಿ",
    refused: "ಈ ಕೋಡ್ ಸರಿಯಿಲ್ಲ: ತಪ್ಪಾಗಿ ಬರೆದದ್ದು, ಬಳಸಿದ್ದು, 10 ನಿಮಿಷಕ್ಕಿಂತ ಹಳೆಯದು ಅಥವಾ ಸ್ಕ್ಯಾನ್ ಸ್ಟೇಷನ್‌ನ ಕೋಡ್.",
    tooMany: "ಹಲವು ಬಾರಿ ಪ್ರಯತ್ನಿಸಲಾಗಿದೆ. ಒಂದು ನಿಮಿಷದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
    noHost: "ಹೋಸ್ಟ್‌ನಿಂದ ಉತ್ತರ ಬರಲಿಲ್ಲ. ನೆಟ್‌ವರ್ಕ್ ಪರಿಶೀಲಿಸಿ, ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
    revoked: "ಈ ವಾಲ್ ಪರದೆ ಈಗ ಜೋಡಣೆಯಲ್ಲಿಲ್ಲ. ಆಫೀಸ್‌ನಿಂದ ಹೊಸ ಕೋಡ್ ಪಡೆಯಿರಿ.",
    language: "ಭಾಷೆ",
  },
  waiting: "ಮೊದಲ ಅಂಕಿಅಂಶಗಳಿಗೆ ಕಾಯುತ್ತಿದೆ…",
  unit: (unit) => `ಯೂನಿಟ್ ${unit}`,
  here: (unit) => `ಹಾಜರು, ಯೂನಿಟ್ ${unit}`,
  hereAt: (unit, time) => `ಯೂನಿಟ್ ${unit}, ${time}ಕ್ಕೆ`,
  nobody: "ಯಾರೂ ಇಲ್ಲ",
  columns: {
    TODO: "ಮಾಡಬೇಕು",
    IN_PROGRESS: "ನಡೆಯುತ್ತಿದೆ",
    COMPLETED: "ಪೂರ್ಣ",
    SHIPPED: "ಡಿಸ್ಪ್ಯಾಚ್, 24 ಗಂಟೆ",
  },
  noOrders: "ಆರ್ಡರ್‌ಗಳಿಲ್ಲ",
  late: (count) => `${count} ತಡ`,
  allLate: "ತಡವಾದ ಆರ್ಡರ್‌ಗಳು",
  reels: "ಮಷಿನ್‌ನಲ್ಲಿರುವ ರೀಲ್‌ಗಳು",
  noReels: "ರೀಲ್‌ಗಳಿಲ್ಲ",
  usages: { TOP: "ಟಾಪ್", FLUTE: "ಫ್ಲೂಟ್", LINER: "ಲೈನರ್" },
  output: { today: "ಇಂದಿನ ಕೆಲಸ", of: (date) => `${date}: ಕೆಲಸ` },
  ordersShipped: "ಡಿಸ್ಪ್ಯಾಚ್ ಆರ್ಡರ್‌ಗಳು",
  boxesShipped: "ಡಿಸ್ಪ್ಯಾಚ್ ಬಾಕ್ಸ್‌ಗಳು",
  reelsReturned: "ವಾಪಸ್ ಬಂದ ರೀಲ್‌ಗಳು",
  reelsUsedUp: "ಮುಗಿದ ರೀಲ್‌ಗಳು",
  paperUsed: "ಬಳಸಿದ ಪೇಪರ್",
  exceptions: "ಬಾಕಿ ವ್ಯತ್ಯಾಸಗಳು",
  age: {
    now: (time) => `${time}ರ ಅಂಕಿಅಂಶಗಳು`,
    minutes: (time, count) => `${time}ರ ಅಂಕಿಅಂಶಗಳು, ${count} ನಿಮಿಷ ಹಿಂದೆ`,
    hours: (time, count) => `${time}ರ ಅಂಕಿಅಂಶಗಳು, ${count} ಗಂಟೆ ಹಿಂದೆ`,
    days: (time, count) => `${time}ರ ಅಂಕಿಅಂಶಗಳು, ${count} ದಿನ ಹಿಂದೆ`,
    clockWrong: (time) => `${time}ರ ಅಂಕಿಅಂಶಗಳು. ಈ ಪರದೆಯ ಗಡಿಯಾರ ತಪ್ಪಾಗಿದೆ.`,
  },
  problems: {
    unreachable: "ಹೋಸ್ಟ್‌ನಿಂದ ಉತ್ತರ ಬರುತ್ತಿಲ್ಲ.",
    foreign: "ಹೋಸ್ಟ್ ಬದಲು ಬೇರೆ ಏನೋ ಉತ್ತರಿಸುತ್ತಿದೆ.",
  },
};
