import type { adminFields } from "../../admins/texts";
import type { leaveFields } from "../../calendar/texts";
import type { deviceFields } from "../../devices/texts";
import type { shiftFields } from "../../shifts/texts";
import type { ResourceTranslation } from "../../useTexts";

/** The fields and choices of leave, shifts, scan stations and admins in Kannada. */
export const peopleResources: {
  readonly leaves: ResourceTranslation<typeof leaveFields>;
  readonly shifts: ResourceTranslation<typeof shiftFields>;
  readonly devices: ResourceTranslation<typeof deviceFields>;
  readonly admins: ResourceTranslation<typeof adminFields>;
} = {
  leaves: {
    name: "ರಜೆ |||| ರಜೆಗಳು",
    fields: {
      name: "ಹೆಸರು",
      barcodeId: "ಉದ್ಯೋಗಿ",
      firstDate: "ಮೊದಲ ದಿನ",
      lastDate: "ಕೊನೆಯ ದಿನ",
      kind: "ವಿಧ",
      isHalfDay: "ಅರ್ಧ ದಿನಗಳು",
      createdBy: "ನಮೂದಿಸಿದವರು",
      createdAt: "ನಮೂದಿಸಿದ ಸಮಯ",
      cancelledAt: "ರದ್ದಾದ ಸಮಯ",
    },
    choices: { kind: { PAID: "ವೇತನ ಸಹಿತ", UNPAID: "ವೇತನ ರಹಿತ" } },
    list: {
      empty: "ರಜೆಗಳು ಇನ್ನೂ ಇಲ್ಲ. ರಜೆಯ ದಿನ ಗೈರುಹಾಜರಿ ಅಲ್ಲ.",
      failed: "ರಜೆಗಳು: ಲೋಡ್ ಆಗಲಿಲ್ಲ",
    },
    create: {
      title: "ರಜೆ ನಮೂದಿಸಿ",
      submit: "ರಜೆ ಉಳಿಸಿ",
      saved: "%{name} ಅವರ ರಜೆಯನ್ನು ಉಳಿಸಲಾಗಿದೆ",
      failed: "ರಜೆ: ಉಳಿಸಲು ಆಗಲಿಲ್ಲ",
    },
  },
  shifts: {
    name: "ಶಿಫ್ಟ್ |||| ಶಿಫ್ಟ್‌ಗಳು",
    fields: {
      name: "ಶಿಫ್ಟ್",
      unit: "ಯೂನಿಟ್",
      startsAt: "ಆರಂಭ",
      endsAt: "ಮುಕ್ತಾಯ",
      unpaidBreakMinutes: "ವೇತನ ರಹಿತ ವಿರಾಮ (ನಿಮಿಷ)",
      people: "ಇಂದಿನ ಜನರು",
    },
    list: {
      empty: "ಶಿಫ್ಟ್‌ಗಳು ಇನ್ನೂ ಇಲ್ಲ. ಸ್ಕ್ಯಾನ್‌ಗಳನ್ನು ಸಮಯದ ಪ್ರಕಾರ ಜೋಡಿಸಲಾಗುತ್ತದೆ.",
      failed: "ಶಿಫ್ಟ್‌ಗಳು: ಲೋಡ್ ಆಗಲಿಲ್ಲ",
    },
    create: {
      title: "ಹೊಸ ಶಿಫ್ಟ್",
      submit: "ಶಿಫ್ಟ್ ಉಳಿಸಿ",
      saved: "ಯೂನಿಟ್ %{unit} ಶಿಫ್ಟ್ %{name} ಉಳಿಸಲಾಗಿದೆ",
      failed: "ಶಿಫ್ಟ್: ಉಳಿಸಲು ಆಗಲಿಲ್ಲ",
    },
    title: "ಶಿಫ್ಟ್ %{name}",
    longTitle: "ಯೂನಿಟ್ %{unit} ಶಿಫ್ಟ್ %{name}",
  },
  devices: {
    name: "ಸ್ಕ್ಯಾನ್ ಸ್ಟೇಷನ್ |||| ಸ್ಕ್ಯಾನ್ ಸ್ಟೇಷನ್‌ಗಳು",
    fields: {
      name: "ಹೆಸರು",
      unit: "ಯೂನಿಟ್",
      kind: "ಬಳಕೆ",
      createdAt: "ರಚಿಸಿದ ಸಮಯ",
      pairedAt: "ಜೋಡಿಸಿದ ಸಮಯ",
      lastSeenAt: "ಕೊನೆಯ ಸಂಪರ್ಕ",
      revokedAt: "ಅನುಮತಿ ತೆಗೆದ ಸಮಯ",
    },
    choices: { kind: { STATION: "ಸ್ಕ್ಯಾನ್ ಸ್ಟೇಷನ್", WALL: "ವಾಲ್ ಪರದೆ" } },
    list: {
      empty:
        "ಸ್ಕ್ಯಾನ್ ಸ್ಟೇಷನ್‌ಗಳು ಇನ್ನೂ ಇಲ್ಲ. ಗೇಟ್ ಅಥವಾ ಮಷಿನ್‌ನ ಪ್ರತಿ ಟ್ಯಾಬ್ಲೆಟ್‌ಗೆ ಮತ್ತು ಪ್ರತಿ ವಾಲ್ ಪರದೆಗೆ ಒಂದನ್ನು ರಚಿಸಿ: ಅದಕ್ಕೆ ಜೋಡಣೆ ಕೋಡ್ ಸಿಗುತ್ತದೆ.",
      failed: "ಸ್ಕ್ಯಾನ್ ಸ್ಟೇಷನ್‌ಗಳು: ಲೋಡ್ ಆಗಲಿಲ್ಲ",
    },
    create: {
      title: "ಸ್ಕ್ಯಾನ್ ಸ್ಟೇಷನ್ ರಚಿಸಿ",
      submit: "ರಚಿಸಿ ಕೋಡ್ ನೋಡಿ",
      busy: "ರಚಿಸಲಾಗುತ್ತಿದೆ…",
      failed: "ಸ್ಕ್ಯಾನ್ ಸ್ಟೇಷನ್ ರಚಿಸಲು ಆಗಲಿಲ್ಲ",
    },
    notPaired: "ಇನ್ನೂ ಜೋಡಿಸಿಲ್ಲ",
  },
  admins: {
    name: "ಅಡ್ಮಿನ್ |||| ಅಡ್ಮಿನ್‌ಗಳು",
    fields: {
      id: "ID",
      userName: "ಬಳಕೆದಾರರ ಹೆಸರು",
      firstName: "ಮೊದಲ ಹೆಸರು",
      lastName: "ಕೊನೆಯ ಹೆಸರು",
      email: "ಇಮೇಲ್",
      password: "ಪಾಸ್‌ವರ್ಡ್",
      phoneNumber: "ಫೋನ್ ನಂಬರ್",
      gender: "ಲಿಂಗ",
      role: "ಪಾತ್ರ",
      active: "ಸಕ್ರಿಯ",
    },
    choices: {
      gender: { male: "ಪುರುಷ", female: "ಮಹಿಳೆ", others: "ಇತರೆ" },
      role: { ROLE_ADMIN: "ಅಡ್ಮಿನ್", ROLE_SUPER_ADMIN: "ಸೂಪರ್ ಅಡ್ಮಿನ್" },
    },
    list: {
      title: "ಅಡ್ಮಿನ್‌ಗಳ ಪಟ್ಟಿ",
      empty: "ಯಾವ ಅಡ್ಮಿನ್ ಕೂಡ ಸಿಗಲಿಲ್ಲ.",
      failed: "ಅಡ್ಮಿನ್‌ಗಳು: ಲೋಡ್ ಆಗಲಿಲ್ಲ",
    },
    inactive: {
      show: "ನಿಷ್ಕ್ರಿಯ ಅಡ್ಮಿನ್‌ಗಳನ್ನು ತೋರಿಸಿ",
      hint: "ಈ ಅಡ್ಮಿನ್‌ಗಳು ಸೈನ್ ಇನ್ ಮಾಡಲು ಆಗುವುದಿಲ್ಲ. ಮತ್ತೆ ಅನುಮತಿ ಕೊಟ್ಟರೆ ಹಳೆಯ ಪಾಸ್‌ವರ್ಡ್ ಹಾಗೆಯೇ ಇರುತ್ತದೆ.",
    },
    create: {
      title: "ಹೊಸ ಅಡ್ಮಿನ್ ನೋಂದಾಯಿಸಿ",
      submit: "ಅಡ್ಮಿನ್ ನೋಂದಾಯಿಸಿ",
      busy: "ನೋಂದಾಯಿಸಲಾಗುತ್ತಿದೆ…",
    },
  },
};
