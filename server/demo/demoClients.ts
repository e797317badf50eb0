/** Invented customers of the demo plant: what they trade in, and the boxes they order. */
export const clients = [
  { name: "Kaveri Weaves", place: "Peenya, Bengaluru", sector: "Textiles" },
  { name: "Nandi Saree House", place: "Chickpet, Bengaluru", sector: "Textiles" },
  { name: "Deccan Tile Works", place: "Dabaspet, Bengaluru Rural", sector: "Building Materials" },
  { name: "Malnad Sanitary Fittings", place: "Shivamogga", sector: "Building Materials" },
  {
    name: "Annapurna Cookware",
    place: "Bommasandra, Bengaluru",
    sector: "HomeWare, TableWare, Microwave, CookWare",
  },
  {
    name: "Terracotta Table",
    place: "Hosur",
    sector: "HomeWare, TableWare, Microwave, CookWare",
  },
  {
    name: "Shubhra Home Care",
    place: "Nelamangala",
    sector: "Chemical/Household Cleaning",
  },
  {
    name: "Garuda Two-Wheeler Parts",
    place: "Jigani, Bengaluru",
    sector: "MotorCycle Accessories",
  },
  {
    name: "Lepakshi Coding Machines",
    place: "Whitefield, Bengaluru",
    sector: "Packaging Machinery/Batch coding printer",
  },
  { name: "Gokula Cattle Feeds", place: "Tumakuru", sector: "Animal Food Package" },
  {
    name: "Hampi Furniture Works",
    place: "Magadi Road, Bengaluru",
    sector: "Furnitures Packaging",
  },
  { name: "Mysuru Apparel Collective", place: "Mysuru", sector: "Fashion and Apparel" },
  { name: "Coorg Organic Farms", place: "Madikeri", sector: "Organic Food Industries" },
  { name: "Ragi & Root Foods", place: "Yelahanka, Bengaluru", sector: "Organic Food Industries" },
  { name: "Cauvery Coolers", place: "Bidadi", sector: "Beverage" },
  { name: "Western Ghats Coffee Traders", place: "Chikkamagaluru", sector: "Beverage" },
  { name: "Vrishabha Polymers", place: "Harohalli", sector: "Plastics Industry" },
  { name: "Indradhanush Paints", place: "Hoskote", sector: "Paint Industry" },
  { name: "Padma Footwear", place: "Rajajinagar, Bengaluru", sector: "Footware Rubber" },
  { name: "Shila Quartz Surfaces", place: "Kanakapura", sector: "Quartz Silica" },
] as const;

/** The drawings that the website has of what each sector packs. */
const drawings: Readonly<Record<(typeof clients)[number]["sector"], string>> = {
  Textiles: "textiles",
  "Building Materials": "building-materials",
  "HomeWare, TableWare, Microwave, CookWare": "homeware",
  "Chemical/Household Cleaning": "cleaning",
  "MotorCycle Accessories": "motorcycle",
  "Packaging Machinery/Batch coding printer": "machinery",
  "Animal Food Package": "animal-food",
  "Furnitures Packaging": "furniture",
  "Fashion and Apparel": "fashion",
  "Organic Food Industries": "organic-food",
  Beverage: "beverage",
  "Plastics Industry": "plastics",
  "Paint Industry": "paint",
  "Footware Rubber": "footwear",
  "Quartz Silica": "quartz",
};

/** The picture of a sector, as the website serves it. */
export const pictureOf = (sector: keyof typeof drawings) => `/art/sector-${drawings[sector]}.svg`;
