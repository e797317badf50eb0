export const logo = "/art/logo.svg";

/** The industries named in the footer. */
export const industriesServed = [
  "Textiles",
  "Building Materials",
  "HomeWare, TableWare, Microwave, CookWare",
  "Chemical/Household Cleaning",
  "MotorCycle Accessories",
  "Packaging Machinery/Batch coding printer",
  "Animal Food Package",
  "Furnitures Packaging",
  "Fashion and Apparel",
  "Organic Food Industries",
  "Beverage",
  "Plastics Industry",
  "Paint Industry",
  "Footware Rubber",
  "Quartz Silica",
] as const;

/** Tariff headings under which the plant's goods are invoiced. */
export const hsnCodes = [
  { code: "4808", goods: "Corrugated paper and board in rolls or sheets" },
  { code: "481910", goods: "Cartons, boxes and cases of corrugated board" },
  { code: "481920", goods: "Folding cartons of duplex and other non-corrugated board" },
] as const;
