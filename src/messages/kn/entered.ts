import type { enteredMessages } from "../../../domain/messages/entered";

/** The values that were entered with a scan, in Kannada. */
export const entered: Record<keyof typeof enteredMessages, string> = {
  "entered.all": "%{values}",
  "entered.weight": "ತೂಕ %{value} kg",
  "entered.diameter": "ವ್ಯಾಸ %{value} mm",
  "entered.boxes": "%{value} ಬಾಕ್ಸ್",
  "entered.order": "ಆರ್ಡರ್ #%{value}",
  "entered.vehicle": "ವಾಹನ %{value}",
  "entered.TOP": "ಟಾಪ್",
  "entered.FLUTE": "ಫ್ಲೂಟ್",
  "entered.LINER": "ಲೈನರ್",
};
