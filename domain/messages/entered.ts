/** The values that were entered with a scan, within a sentence. */
export const enteredMessages = {
  "entered.all": "%{values}",
  "entered.weight": "%{value} kg",
  "entered.diameter": "a diameter of %{value} mm",
  "entered.boxes": "%{value} boxes",
  "entered.order": "order #%{value}",
  "entered.vehicle": "vehicle %{value}",
  "entered.TOP": "top",
  "entered.FLUTE": "flute",
  "entered.LINER": "liner",
} as const;
