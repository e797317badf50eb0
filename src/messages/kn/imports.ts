import type { importsMessages } from "../../../domain/messages/imports";

/** Messages about imported files and pictures, in Kannada. */
export const imports: Record<keyof typeof importsMessages, string> = {
  "import.changedSince": "%{title}: ನಂತರ ಬದಲಾಗಿದೆ. ಇಂಪೋರ್ಟ್ ಹಾಗೆಯೇ ಇರುತ್ತದೆ.",
  "import.inUse": "%{kind} #%{number}: ಈಗ ಬಳಕೆಯಲ್ಲಿದೆ. ಇಂಪೋರ್ಟ್ ಹಾಗೆಯೇ ಇರುತ್ತದೆ.",
  "import.numbered": "%{kind} #%{number}",
  "import.notYours": "ಫೈಲ್ ಇಂಪೋರ್ಟ್ ಮಾಡಿದ ಅಡ್ಮಿನ್ ಮಾತ್ರ ಅದನ್ನು ವಾಪಸ್ ಪಡೆಯಬಹುದು",
  "import.undone": "ಈ ಇಂಪೋರ್ಟ್ ಅನ್ನು ಈಗಾಗಲೇ ವಾಪಸ್ ಪಡೆಯಲಾಗಿದೆ",
  "import.tooLate": "ಕಳೆದ %{hours} ಗಂಟೆಗಳ ಇಂಪೋರ್ಟ್‌ಗಳನ್ನು ಮಾತ್ರ ವಾಪಸ್ ಪಡೆಯಬಹುದು",
  "import.laterFirst": "ಮೊದಲು ನಂತರದ ಇಂಪೋರ್ಟ್ ವಾಪಸ್ ಪಡೆಯಿರಿ",
  "import.checkAgain": "ಸಾಲುಗಳನ್ನು ಪರಿಶೀಲಿಸಿದ ನಂತರ ಏನೋ ಬದಲಾಗಿದೆ. ಮತ್ತೆ ಪರಿಶೀಲಿಸಿ.",
  "import.noNumber": "ಈ ನಂಬರ್‌ನ %{kind} ಇಲ್ಲ. ಹೊಸದನ್ನು ಮಾಡಲು ಕೋಶ ಖಾಲಿ ಮಾಡಿ.",
  "import.noBarcode": "ಈ ಬಾರ್‌ಕೋಡ್‌ನ %{kind} ಇಲ್ಲ. ಹೊಸದನ್ನು ಮಾಡಲು ಕೋಶ ಖಾಲಿ ಮಾಡಿ.",
  "import.otherBarcode": "ಬಾರ್‌ಕೋಡ್‌ನದಲ್ಲದ ಬೇರೆ %{kind}",
  "import.onlyScale": "ಇದು ತಕ್ಕಡಿಯಿಂದ ಮಾತ್ರ ಬದಲಾಗುತ್ತದೆ",
  "import.stale": "ಈ ಫೈಲ್ ಉಳಿಸಿದ ನಂತರ ಬದಲಾಗಿದೆ. ಮತ್ತೆ ಎಕ್ಸ್‌ಪೋರ್ಟ್ ಮಾಡಿ, ಅಥವಾ ಬದಲಾವಣೆಯ ಮೇಲೆ ಬರೆಯಲು ಈ ಕೋಶ ಖಾಲಿ ಮಾಡಿ.",
  "import.gone": "ಈ ದಾಖಲೆ ಈಗ ಇಲ್ಲ",
  "import.sameRecord": "ಸಾಲು %{row} ರಲ್ಲಿರುವ ಅದೇ %{kind}",
  "import.sameValue": "ಸಾಲು %{row} ರಲ್ಲಿರುವುದೇ",
  "import.tooLong": "ಫೈಲ್‌ನಲ್ಲಿ %{characters} ಕ್ಕಿಂತ ಹೆಚ್ಚು ಅಕ್ಷರಗಳಿವೆ. ಅದನ್ನು ಭಾಗ ಮಾಡಿ, ಒಂದೊಂದಾಗಿ ಇಂಪೋರ್ಟ್ ಮಾಡಿ.",
  "import.tooManyRows":
    "ಫೈಲ್‌ನಲ್ಲಿ %{rows} ಸಾಲುಗಳಿವೆ: ಒಮ್ಮೆಗೆ ಗರಿಷ್ಠ %{most}. ಅದನ್ನು ಭಾಗ ಮಾಡಿ, ಒಂದೊಂದಾಗಿ ಇಂಪೋರ್ಟ್ ಮಾಡಿ.",
  "import.noRows": "ಮೊದಲ ಸಾಲಿನ ಶೀರ್ಷಿಕೆಗಳ ಕೆಳಗೆ ಸಾಲುಗಳಿಲ್ಲ",
  "import.openQuote": "ಕೋಶದ ಆರಂಭದ ಉದ್ಧರಣ ಚಿಹ್ನೆ ಮುಚ್ಚಿಲ್ಲ",
  "import.unreadableRow": "ಸಾಲು %{row} ಓದಲು ಆಗುವುದಿಲ್ಲ: ಅಲ್ಲಿ ತಪ್ಪಾದ ಉದ್ಧರಣ ಚಿಹ್ನೆ ಹುಡುಕಿ",
  "import.twoColumns": "%{label}: ಎರಡು ಕಾಲಂಗಳಿವೆ",
  "import.columnMissing": "ಮೊದಲ ಸಾಲಿನಲ್ಲಿ ಕಾಲಂಗಳ ಹೆಸರಿರಬೇಕು, ಈ ಕಾಲಂ ಇಲ್ಲ: %{labels}",
  "import.columnsMissing": "ಮೊದಲ ಸಾಲಿನಲ್ಲಿ ಕಾಲಂಗಳ ಹೆಸರಿರಬೇಕು, ಈ ಕಾಲಂಗಳಿಲ್ಲ: %{labels}",
  "picture.tooLarge": "ಫೈಲ್ 8 MB ಗಿಂತ ದೊಡ್ಡದು. ಚಿತ್ರವನ್ನು ಚಿಕ್ಕದು ಮಾಡಿ ಮತ್ತೆ ಆಯ್ಕೆಮಾಡಿ.",
  "picture.wrongType": "ಇದು ಚಿತ್ರವಲ್ಲ. JPEG, PNG, WebP ಅಥವಾ AVIF ಫೈಲ್ ಆಯ್ಕೆಮಾಡಿ.",
  "picture.notReadable": "ಚಿತ್ರ ಓದಲು ಆಗಲಿಲ್ಲ. ಅದನ್ನು ಮತ್ತೆ ಉಳಿಸಿ ಮತ್ತು ಮತ್ತೆ ಆಯ್ಕೆಮಾಡಿ.",
  "picture.tooManyPixels": "ಚಿತ್ರ 40 ಮೆಗಾಪಿಕ್ಸೆಲ್‌ಗಿಂತ ದೊಡ್ಡದು. ಅದನ್ನು ಚಿಕ್ಕದು ಮಾಡಿ ಮತ್ತೆ ಆಯ್ಕೆಮಾಡಿ.",
};
