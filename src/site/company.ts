/** The industries named in the footer, in English. */
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

/** Tariff headings under which the plant's goods are invoiced. The product page's catalogue names the goods. */
export const hsnCodes = [
  { code: "4808", goods: "rolls" },
  { code: "481910", goods: "boxes" },
  { code: "481920", goods: "folding" },
] as const;
