/** The fields of the portals' files, each with its type. `?` marks a field that may be absent. */
export interface FieldList {
  readonly [name: string]: "string" | "number" | readonly [FieldList] | FieldList;
}

/** Version 1.0.0621 of the e-way bill's bulk file. */
const ewayItem: FieldList = {
  itemNo: "number",
  productName: "string",
  productDesc: "string",
  hsnCode: "string",
  quantity: "number",
  qtyUnit: "string",
  taxableAmount: "number",
  cgstRate: "number",
  sgstRate: "number",
  igstRate: "number",
  cessRate: "number",
  cessNonAdvol: "number",
};

const texts = [
  ...["userGstin", "supplyType", "subSupplyDesc", "docType", "docNo", "docDate", "fromGstin"],
  ...["fromTrdName", "fromAddr1", "fromAddr2", "fromPlace", "toGstin", "toTrdName", "toAddr1"],
  ...["toAddr2", "toPlace", "transporterId", "transporterName", "transDocNo", "transDocDate"],
  ...["vehicleNo", "vehicleType", "mainHsnCode"],
];
const numbers = [
  ...["subSupplyType", "transType", "fromPincode", "fromStateCode", "actualFromStateCode"],
  ...["toPincode", "toStateCode", "actualToStateCode", "totalValue", "cgstValue", "sgstValue"],
  ...["igstValue", "cessValue", "TotNonAdvolVal", "OthValue", "totInvValue", "transMode"],
  ...["transDistance"],
];

const typed = (names: readonly string[], type: "string" | "number") =>
  Object.fromEntries(names.map((name) => [name, type]));

export const ewayFields: FieldList = {
  version: "string",
  billLists: [
    {
      ...typed([...texts, "shipToGSTIN?", "shipToTradeName?"], "string"),
      ...typed(numbers, "number"),
      itemList: [ewayItem],
    },
  ],
};

/** Version 1.1 of form INV-01, with the parts that an invoice inside India has. */
const party: FieldList = {
  Addr1: "string",
  "Addr2?": "string",
  Loc: "string",
  Pin: "number",
  Stcd: "string",
};
const registered: FieldList = { Gstin: "string", LglNm: "string", TrdNm: "string", ...party };

export const eInvoiceFields: FieldList = {
  Version: "string",
  TranDtls: { TaxSch: "string", SupTyp: "string", RegRev: "string", IgstOnIntra: "string" },
  DocDtls: { Typ: "string", No: "string", Dt: "string" },
  SellerDtls: { ...registered, "Addr2?": "string" },
  BuyerDtls: { ...registered, "Addr2?": "string", Pos: "string" },
  "ShipDtls?": {
    ...typed(["Gstin", "LglNm", "Addr1", "Addr2?", "Loc", "Stcd"], "string"),
    Pin: "number",
  },
  ItemList: [
    {
      ...typed(["SlNo", "PrdDesc", "IsServc", "HsnCd", "Unit"], "string"),
      ...typed(["Qty", "UnitPrice", "TotAmt", "Discount", "AssAmt", "GstRt"], "number"),
      ...typed(["IgstAmt", "CgstAmt", "SgstAmt", "TotItemVal"], "number"),
    },
  ],
  ValDtls: typed(["AssVal", "CgstVal", "SgstVal", "IgstVal", "RndOffAmt", "TotInvVal"], "number"),
  "RefDtls?": { PrecDocDtls: [{ InvNo: "string", InvDt: "string" }] },
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Lists the missing and unknown fields, and the fields of another type. @param at the path of the value */
export function fieldErrors(value: unknown, fields: FieldList, at = "file"): string[] {
  if (!isObject(value)) return [`${at} is no object`];
  const required = Object.keys(fields);
  const known = new Map(required.map((name) => [name.replace(/\?$/, ""), fields[name]]));
  const unknown = Object.keys(value).filter((name) => !known.has(name));
  const missing = required.filter((name) => !name.endsWith("?") && !(name in value));
  const nested = Object.entries(value).flatMap(([name, part]) => {
    const field = known.get(name);
    const path = `${at}.${name}`;
    if (field === undefined) return [];
    if (field === "string" || field === "number")
      return typeof part === field ? [] : [`${path} is no ${field}`];
    if (!Array.isArray(field)) return isObject(field) ? fieldErrors(part, field, path) : [];
    const [item] = field;
    if (!Array.isArray(part) || item === undefined) return [`${path} is no list`];
    return part.flatMap((one, index) => fieldErrors(one, item, `${path}.${index}`));
  });
  return [
    ...unknown.map((name) => `${at}.${name} is unknown`),
    ...missing.map((name) => `${at}.${name} is missing`),
    ...nested,
  ];
}
