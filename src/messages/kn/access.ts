import type { accessMessages } from "../../../domain/messages/access";

/** Messages about accounts, devices and undo, in Kannada. */
export const access: Record<keyof typeof accessMessages, string> = {
  "login.wrong": "ಇಮೇಲ್ ಅಥವಾ ಪಾಸ್‌ವರ್ಡ್ ತಪ್ಪಾಗಿದೆ",
  "login.throttled":
    "ತುಂಬಾ ಸಲ ತಪ್ಪು ಪಾಸ್‌ವರ್ಡ್. %{smart_count} ನಿಮಿಷದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ. |||| ತುಂಬಾ ಸಲ ತಪ್ಪು ಪಾಸ್‌ವರ್ಡ್. %{smart_count} ನಿಮಿಷಗಳ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
  "password.notYours": "ಇದು ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಅಲ್ಲ",
  "password.isSet": "ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಸೆಟ್ ಆಗಿದೆ",
  signedOutEverywhere: "ಎಲ್ಲ ಕಡೆ ಸೈನ್ ಔಟ್ ಆಗಿದೆ",
  "link.noLongerGood": "ಈ ಲಿಂಕ್ ಈಗ ನಡೆಯುವುದಿಲ್ಲ. ಕೊಟ್ಟವರಿಂದ ಹೊಸದನ್ನು ಪಡೆಯಿರಿ.",
  "link.ownPassword": "ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಅನ್ನು ನನ್ನ ಖಾತೆಯಲ್ಲಿ ಬದಲಾಯಿಸಿ, ಅಲ್ಲಿ ಈಗಿನ ಪಾಸ್‌ವರ್ಡ್ ಕೇಳಲಾಗುತ್ತದೆ",
  "link.deactivated": "ಈ ಅಡ್ಮಿನ್ ನಿಷ್ಕ್ರಿಯ: ಲಿಂಕ್ ಕೊಡುವ ಮೊದಲು ಮತ್ತೆ ಸಕ್ರಿಯಗೊಳಿಸಿ",
  "admin.sameEmail": "ಈ ಇಮೇಲ್‌ನ ಅಡ್ಮಿನ್ ಈಗಾಗಲೇ ಇದ್ದಾರೆ",
  "admin.lastSuper": "ಇವರೊಬ್ಬರೇ ಸೂಪರ್ ಅಡ್ಮಿನ್: ಮೊದಲು ಬೇರೆಯವರನ್ನು ಸೂಪರ್ ಅಡ್ಮಿನ್ ಮಾಡಿ",
  "admin.isDeactivated": "%{name}: ಈಗಾಗಲೇ ನಿಷ್ಕ್ರಿಯ",
  "admin.isActive": "%{name}: ಈಗಾಗಲೇ ಸಕ್ರಿಯ",
  "device.pairFirst": "ಇದನ್ನು ಸ್ಕ್ಯಾನ್ ಸ್ಟೇಷನ್ ಅಥವಾ ಸೂಪರ್ ಅಡ್ಮಿನ್ ಮಾತ್ರ ಮಾಡಬಹುದು: ಮೊದಲು ಈ ಸಾಧನ ಜೋಡಿಸಿ",
  "device.notPaired": "ಈ ಸ್ಟೇಷನ್ ಜೋಡಿಸಿಲ್ಲ",
  "device.revoked": "ಈ ಸ್ಟೇಷನ್‌ನ ಅನುಮತಿ ತೆಗೆದುಹಾಕಲಾಗಿದೆ: ಮತ್ತೆ ಜೋಡಿಸಿ",
  "device.badCode": "ಈ ಕೋಡ್ ಸರಿಯಿಲ್ಲ: ತಪ್ಪಾಗಿ ಟೈಪ್ ಆಗಿರಬಹುದು, ಬಳಸಲಾಗಿರಬಹುದು ಅಥವಾ 10 ನಿಮಿಷಕ್ಕಿಂತ ಹಳೆಯದು",
  "device.stationCode": "ಈ ಕೋಡ್ ಸ್ಕ್ಯಾನ್ ಸ್ಟೇಷನ್‌ಗೆ: ಇದನ್ನು /scan ನಲ್ಲಿ ನಮೂದಿಸಿ",
  "device.wallCode": "ಈ ಕೋಡ್ ವಾಲ್ ಪರದೆಗೆ: ಇದನ್ನು /wall ನಲ್ಲಿ ನಮೂದಿಸಿ",
  "contact.thanks": "ನಿಮ್ಮ ಸಂದೇಶಕ್ಕೆ ಧನ್ಯವಾದಗಳು!",
  "undo.notYours": "ಬದಲಾವಣೆ ಮಾಡಿದವರು ಮಾತ್ರ ಅದನ್ನು ಹಿಂದಿನಂತೆ ಮಾಡಬಹುದು",
  "undo.done": "ಈ ಬದಲಾವಣೆಯನ್ನು ಈಗಾಗಲೇ ಹಿಂದಿನಂತೆ ಮಾಡಲಾಗಿದೆ",
  "undo.impossible": "ಇದನ್ನು ಹಿಂದಿನಂತೆ ಮಾಡಲು ಆಗುವುದಿಲ್ಲ",
  "undo.tooLate": "ಕಳೆದ %{seconds} ಸೆಕೆಂಡುಗಳ ಬದಲಾವಣೆಗಳನ್ನು ಮಾತ್ರ ಹಿಂದಿನಂತೆ ಮಾಡಬಹುದು",
  "undo.changed": "ನಂತರ ಯಾರೋ ಇದನ್ನು ಬದಲಾಯಿಸಿದ್ದಾರೆ: ಈಗ ಹಿಂದಿನಂತೆ ಮಾಡಲು ಆಗುವುದಿಲ್ಲ",
};
