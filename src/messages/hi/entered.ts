import type { enteredMessages } from "../../../domain/messages/entered";

/** The values that were entered with a scan, in Hindi. */
export const entered: Record<keyof typeof enteredMessages, string> = {
  "entered.all": "%{values}",
  "entered.weight": "वज़न %{value} kg",
  "entered.diameter": "व्यास %{value} mm",
  "entered.boxes": "%{value} बॉक्स",
  "entered.order": "ऑर्डर #%{value}",
  "entered.vehicle": "गाड़ी %{value}",
  "entered.TOP": "टॉप",
  "entered.FLUTE": "फ़्लूट",
  "entered.LINER": "लाइनर",
};
