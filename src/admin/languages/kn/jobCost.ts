import type * as screenTexts from "../../jobCost/screenTexts";
import type { Translations } from "../../useTexts";

/** The texts of job costs in Kannada. */
export const jobCost: Translations<typeof screenTexts> = {
  jobCost: {
    title: "ಜಾಬ್ ವೆಚ್ಚ",
    hint: "ರನ್ ನಂತರದ ವೆಚ್ಚ, ಅಂದಾಜಿನ ಎದುರು, ಒಳ್ಳೆಯ ಬಾಕ್ಸ್‌ಗಳಿಗೆ.",
    failed: "ಜಾಬ್ ವೆಚ್ಚ ಲೋಡ್ ಆಗಲಿಲ್ಲ",
    missing: "ಹೋಲಿಕೆ ಇಲ್ಲ: %{reason}.",
    counted: "%{smart_count} ಒಳ್ಳೆಯ ಬಾಕ್ಸ್, ಎಣಿಸಲಾಗಿದೆ. |||| %{smart_count} ಒಳ್ಳೆಯ ಬಾಕ್ಸ್‌ಗಳು, ಎಣಿಸಲಾಗಿದೆ.",
    dispatched:
      "%{smart_count} ಬಾಕ್ಸ್ ಡಿಸ್ಪ್ಯಾಚ್ ಆಗಿದೆ, ಎಣಿಸಿಲ್ಲ. |||| %{smart_count} ಬಾಕ್ಸ್‌ಗಳು ಡಿಸ್ಪ್ಯಾಚ್ ಆಗಿವೆ, ಎಣಿಸಿಲ್ಲ.",
    estimate: {
      quotation: "ಅಂದಾಜು %{date} ರ ಕೊಟೇಶನ್.",
      specification: "ಅಂದಾಜು %{date} ರ ದರದಲ್ಲಿ ಸ್ಪೆಸಿಫಿಕೇಶನ್, ಜಾಯಿಂಟ್, ಡೈ ಮತ್ತು ಸಾಗಣೆ ಬಾಡಿಗೆ ಇಲ್ಲದೆ.",
    },
    standardWaste: "%{quantity} ಬಾಕ್ಸ್‌ಗಳಿಗೆ %{sheets} ಶೀಟ್.",
    running:
      "%{smart_count} ರೀಲ್ ಇನ್ನೂ ನಡೆಯುತ್ತಿದೆ. ಅದರ ಪೇಪರ್ ಸೇರಿಲ್ಲ. |||| %{smart_count} ರೀಲ್‌ಗಳು ಇನ್ನೂ ನಡೆಯುತ್ತಿವೆ. ಅವುಗಳ ಪೇಪರ್ ಸೇರಿಲ್ಲ.",
    columns: { part: "ಭಾಗ", standard: "ಅಂದಾಜು", actual: "ವಾಸ್ತವಿಕ", difference: "ವ್ಯತ್ಯಾಸ" },
    parts: {
      paper: "ಪೇಪರ್",
      conversion: "ಕನ್ವರ್ಶನ್",
      works: "ಪ್ರಿಂಟಿಂಗ್, ಜಾಯಿಂಟ್, ಸಾಗಣೆ ಬಾಡಿಗೆ",
      tooling: "ಟೂಲಿಂಗ್",
      overtime: "ಓವರ್‌ಟೈಮ್ ಪಾಲು",
      total: "ಒಟ್ಟು",
    },
    atEstimate: "ಪ್ರಿಂಟಿಂಗ್, ಜಾಯಿಂಟ್, ಸಾಗಣೆ ಬಾಡಿಗೆ ಮತ್ತು ಟೂಲಿಂಗ್ ಅಂದಾಜಿನ ದರದಲ್ಲಿವೆ.",
    variance:
      "ಪೇಪರ್: ದರದಿಂದ %{price} ಮತ್ತು ಬಳಕೆಯಿಂದ %{usage}, ಒಟ್ಟು %{total}. ಬಳಸಿದ್ದು %{used}, ಅಂದಾಜು %{standard}.",
    waste: "ವೇಸ್ಟ್: %{waste}, %{amount}.",
    trim: "ಇದರಲ್ಲಿ ಟ್ರಿಮ್: %{waste}, %{amount}.",
    reels: {
      title: "ರೀಲ್ ಪ್ರಕಾರ ಪೇಪರ್",
      columns: { barcodeId: "ರೀಲ್", used: "ಬಳಸಿದ್ದು", rate: "ಪ್ರತಿ kg ಲ್ಯಾಂಡೆಡ್ ರೇಟ್", amount: "ಮೊತ್ತ" },
    },
    overtime: {
      title: "ದಿನದ ಪ್ರಕಾರ ಓವರ್‌ಟೈಮ್",
      hint: "ಆ ದಿನ ಯೂನಿಟ್‌ನಲ್ಲಿ ನಡೆದ ಆರ್ಡರ್‌ಗಳು ತಮ್ಮ ಆ ದಿನದ ಬಾಕ್ಸ್‌ಗಳ ಪ್ರಕಾರ ಓವರ್‌ಟೈಮ್ ಹಂಚಿಕೊಳ್ಳುತ್ತವೆ.",
      columns: {
        date: "ದಿನಾಂಕ",
        unitOvertime: "ಯೂನಿಟ್‌ನ ಓವರ್‌ಟೈಮ್",
        boxes: "ಆರ್ಡರ್‌ನ ಬಾಕ್ಸ್‌ಗಳು",
        allBoxes: "ಎಲ್ಲ ಆರ್ಡರ್‌ಗಳ ಬಾಕ್ಸ್‌ಗಳು",
        share: "ಪಾಲು",
      },
    },
    proposal: {
      text: "%{quantity} ಬಾಕ್ಸ್‌ವರೆಗಿನ ಹಿಂದಿನ ಜಾಬ್‌ಗಳಲ್ಲಿ %{measured} % ಮತ್ತು %{setup} ಸೆಟಪ್ ಶೀಟ್ ವೇಸ್ಟ್ ಆಗಿವೆ. ವೇಸ್ಟ್ ಪಟ್ಟಿಯಲ್ಲಿ %{present} % ಇದೆ.",
      jobs: "ಈ ಆರ್ಡರ್‌ಗಳಿಂದ ಅಳೆದದ್ದು",
      source: "%{count} ಜಾಬ್‌ಗಳಿಂದ ಅಳೆದದ್ದು",
      action: "ವೇಸ್ಟ್ ಪಟ್ಟಿಗೆ ಸೇರಿಸಿ",
      done: "ವೇಸ್ಟ್ ಸಾಲು ಸೇರಿದೆ. ಇದು ಇಂದಿನಿಂದ ಅನ್ವಯ.",
      failed: "ವೇಸ್ಟ್ ಸಾಲು ಸೇರಿಸಲು ಆಗಲಿಲ್ಲ",
    },
  },
};
