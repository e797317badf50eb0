import { defaultBoardFactors } from "../../domain/board/boardFactors";
import { indiaDate } from "../../domain/indiaTime";
import { serialOf } from "../../domain/invoices/serials";
import { type Examples, edited } from "./exampleRequest";
import { clientParty } from "./invoiceDocument";
import { invoiceSettings } from "./invoiceSettings";
import { thisYear } from "./invoicing";
import { irnOf } from "./irn";
import { newOrder, orderForm } from "./newOrder";
import { scanBody } from "./scanBody";

const reel = (n: number) => ({
  reelNo: 50_000 + n,
  gsm: 150,
  burstFactor: 18,
  deckle: 120,
  unit: "A",
  paperType: "Kraft",
  supplierName: "Tungabhadra Papers",
});

/** Returns the runs of two orders side by side on the example's reels: the blanks of {@link seedPairs}. */
export const seededRuns = (first: number) => [
  {
    deckle: 1200,
    length: 4_000_000,
    lanes: [first, first + 1].map((orderId) => ({ orderId, ups: 1, blanks: 4000 })),
  },
];

const industry = {
  industryName: "Kaveri Weaves",
  sector: "Textiles",
  city: "Bengaluru",
  state: "Karnataka",
  address: "Plot 12, Peenya",
};

const box = {
  boxType: "RSC",
  box: "5 Ply RSC",
  boxDescription: "For heavy goods",
  boxUrl: "/art/rsc.svg",
};

/** The box of the worked figures. */
export const boxContent = {
  style: "0201",
  measured: "INSIDE",
  length: 400,
  width: 300,
  height: 200,
  ply: 3,
  printColours: 1,
  allowance: 0,
  layers: [
    { gsm: 120, burstFactor: 18, rct: 4, shade: "Golden" },
    { gsm: 100, burstFactor: 18, rct: 3.5, flute: "C" },
    { gsm: 120, burstFactor: 18, rct: 4 },
  ],
};

const rate = {
  kind: "PAPER",
  toGsm: 400,
  burstFactor: 18,
  rate: 38,
  validFrom: "2026-11-01",
  source: "Price list of Kaveri Paper Mills",
};

const wasteRow = {
  uptoQuantity: 1000,
  setupSheets: 50,
  runPercent: 3,
  validFrom: "2026-11-01",
  source: "Measured in October",
};

const client = {
  name: "Nilgiri Teas",
  billingStreet: "Plot 12, Peenya",
  billingTown: "Bengaluru",
  billingStateCode: "29",
  billingPin: "560058",
  contactName: "Asha Rao",
  paymentDays: 30,
};

/** The number of the seed's dispatches, which begin with number 2. Each example uses a different one. */
export const seededDispatches = 400;

/** The token of the seed's first link, which opens the first invoice. */
export const paperToken = "the-token-of-a-link-that-opens-an-invoice";

/** The number of the seed's further links, and of its emails that failed. Each example uses a different one. */
export const seededLinks = 60;

const invoiceBody = (dispatchId: number) => ({
  kind: "TAX_INVOICE",
  dispatchId,
  description: "Corrugated box",
  hsn: "48191010",
  price: 17.8,
  recipient: clientParty,
  transport: { mode: "ROAD", vehicleNumber: "KA01AB1234", distanceKm: 0 },
});

/** The first box of the seed in two quantities. */
const quotation = {
  client: "Kaveri Weaves",
  validityDays: 30,
  lines: [
    {
      specificationVersionId: 1,
      quantities: [500, 1000],
      markupPercent: 15,
      toolingTerms: "once",
      isToolingApart: false,
      joint: "GLUED",
      hasDie: false,
      isDelivered: true,
    },
  ],
};

/** The examples of orders, their boxes and the paper that they take. */
export const goodsExamples: Examples = {
  createOrder: () => ({
    body: { ...newOrder("Kaveri Weaves"), createdBy: "somebody.else@example.com" },
  }),
  getOrder: () => ({ params: { id: "1" } }),
  updateOrder: () => edited(2, { ...orderForm("Kaveri Weaves"), quantity: 50 }),
  moveOrder: () => ({ params: { id: "1" }, body: { status: "IN_PROGRESS" } }),
  cancelOrder: () => ({ params: { id: "3" }, body: { reason: "Ordered twice" } }),
  restoreOrder: () => ({ params: { id: "3" } }),
  createDispatch: () => ({
    body: { orderId: 1, quantity: 5, transportNumber: "KA-01-AB-1234" },
  }),
  getOrderDispatches: () => ({ params: { id: "1" } }),
  cancelDispatch: () => ({ params: { id: "1" }, body: { reason: "Counted again" } }),
  getInvoiceProposal: () => ({ params: { id: "1" } }),
  // The seed has as many dispatches without an invoice.
  createInvoice: (n) => ({ body: invoiceBody(2 + (n % seededDispatches)) }),
  getInvoice: () => ({ params: { id: "1" } }),
  cancelInvoice: () => ({ params: { id: "1" }, body: { reason: "Wrong client" } }),
  createCreditNote: () => ({
    body: { invoiceId: 2, quantity: 1, price: 17.8, reason: "Damaged" },
  }),
  updateTransport: () => edited(2, { mode: "ROAD", vehicleNumber: "KA02C77", distanceKm: 12 }),
  getFiledMonths: () => ({}),
  lockFiledMonth: () => ({ params: { month: "2025-12" } }),
  unlockFiledMonth: () => ({
    params: { month: "2025-12" },
    body: { reason: "Filed too early" },
  }),
  getInvoicePdf: () => ({ params: { id: "1" } }),
  getEwayBillFile: () => ({ params: { id: "1" } }),
  getEInvoiceFile: () => ({ params: { id: "1" } }),
  updateEwayBill: () => edited(3, { number: "123456789012" }),
  updateEInvoice: () => edited(4, { irn: irnOf(serialOf("A", thisYear, 4)) }),
  getPaperSending: () => ({ params: { kind: "invoice", id: "1" } }),
  createPaperLink: () => ({ body: { kind: "invoice", paperId: 1, language: "en" } }),
  openPaperLink: () => ({ params: { token: paperToken, name: "A-26-27-00001.pdf" } }),
  revokePaperLink: (n) => ({ params: { id: String(2 + (n % seededLinks)) } }),
  createEmail: () => ({
    body: {
      kind: "invoice",
      paperId: 1,
      language: "en",
      to: "accounts@example.com",
      subject: "Invoice A/26-27/00001",
      text: "Please find the invoice.",
    },
  }),
  retryEmail: (n) => ({ params: { id: String(1 + (n % seededLinks)) } }),
  createReceipt: () => ({
    body: {
      clientId: 2,
      date: indiaDate(new Date()),
      mode: "BANK",
      amount: 100,
      tds: 2,
      reference: "N0042",
      allocations: [{ kind: "OPENING", paperId: 1, amount: 50 }],
    },
  }),
  getReceipt: () => ({ params: { id: "1" } }),
  allocateReceipt: () => ({ params: { id: "1" }, body: { allocations: [] } }),
  reverseReceipt: () => ({
    params: { id: "2" },
    body: { date: indiaDate(new Date()), reason: "The cheque bounced" },
  }),
  getClientAccount: () => ({ params: { id: "2" } }),
  getStatementPdf: () => ({
    params: { id: "2" },
    query: { from: "2026-04-01", to: "2026-10-31", language: "kn" },
  }),
  getReminder: () => ({ params: { id: "2" }, query: { language: "hi" } }),
  createOpening: () => ({
    body: { clientId: 2, date: "2026-04-01", reference: "Old 17", amount: 100_000 },
  }),
  reverseOpening: () => ({
    params: { id: "2" },
    body: { date: indiaDate(new Date()), reason: "Entered twice" },
  }),
  updateInvoiceSettings: () => ({ body: { ...invoiceSettings, tolerancePercent: 4, version: 1 } }),
  getSalesPapers: () => ({ query: { client: "Kaveri Weaves" } }),
  getTallyVouchers: () => ({ query: { from: "2026-04-01", to: "2027-03-31" } }),
  createSpecification: (n) => ({
    body: { client: "Kaveri Weaves", name: `Saree carton ${n}`, content: boxContent },
  }),
  getSpecification: () => ({ params: { id: "1" } }),
  createSpecificationVersion: () => ({
    params: { id: "1" },
    body: { content: { ...boxContent, height: 220 }, basedOnVersion: 1 },
  }),
  getQuotation: () => ({ params: { id: "1" } }),
  getQuotationComparison: () => ({ params: { id: "1" } }),
  createQuotation: () => ({ body: quotation }),
  quoteEnquiry: (n) => ({ params: { id: "1" }, body: { name: `Malnad Spices ${n}` } }),
  updateQuotation: () => edited(1, { ...quotation, validityDays: 15 }),
  sendQuotation: () => edited(2, {}),
  // Quotations 3 and 4 of the seed are sent.
  reviseQuotation: () => ({ params: { id: "3" }, body: { version: 2 } }),
  acceptQuotation: () => ({
    params: { id: "4" },
    body: {
      line: 0,
      quantity: 500,
      revision: 1,
      productType: "RSC Box",
      unit: "A",
      deliveryAddress: "Plot 12, Peenya",
      promisedDate: "2026-12-20",
    },
  }),
  loseQuotation: () => ({ params: { id: "5" }, body: { reason: "Too dear" } }),
  getQuotationPdf: () => ({ params: { id: "4", number: "1" } }),
  getSpecificationVersion: () => ({ params: { id: "1" } }),
  getJobCard: () => ({ params: { id: "1" } }),
  updateBoardSettings: () => ({
    body: { ...defaultBoardFactors, edge: 12, version: 0 },
  }),
  registerReel: (n) => ({
    body: { ...reel(n), initialWeight: 612.5, createdBy: "somebody.else@example.com" },
  }),
  updateReel: () => edited(1, { ...reel(0), gsm: 180 }),
  getReelBarcode: () => ({ params: { barcodeId: "REEL-000001" } }),
  getReelDetails: () => ({ params: { barcodeIdOrReelNo: "REEL-000001" } }),
  getReelHistory: () => ({ params: { barcode: "REEL-000001" } }),
  getReelMovements: () => ({ params: { id: "1" } }),
  adjustReel: () => edited(3, { weight: 600.5, reason: "Weighed again" }),
  scrapReel: () => edited(4, { weight: 12.25, reason: "Wet edge" }),
  issueReel: () => ({
    body: { ...scanBody(), barcodeId: "REEL-000001", orderId: 1, usageType: "TOP" },
  }),
  returnReel: () => ({
    body: { ...scanBody(), barcodeId: "REEL-000001", weight: 480.25, howManyBox: 400 },
  }),
  dispatchOrder: () => ({
    body: { ...scanBody(), barcodeId: "ORD-000001", quantity: 1, transportNumber: "KA01AB1234" },
  }),
  getJobCost: () => ({ params: { id: "1" } }),
  getOrderPaper: () => ({ params: { id: "4" } }),
  reserveReel: () => ({ params: { id: "4" }, body: { reelId: 2, layer: 0, ups: 2 } }),
  reserveReels: () => ({ params: { id: "4" }, body: { ups: 2, reels: [{ reelId: 3, layer: 1 }] } }),
  acceptCombinedRun: () => ({ body: { runs: seededRuns(9), under: [] } }),
  reserveCombinedRun: () => ({ params: { id: "2" } }),
  undoCombinedRun: () => ({ params: { id: "1" } }),
  getCombinedRunCard: () => ({ params: { id: "2" } }),
  chooseUps: () => edited(4, { ups: 2 }),
  releaseReel: () => ({ params: { id: "4" }, body: { reelId: 2 } }),
  getOrderWaste: () => ({ params: { id: "1" } }),
  acceptTakeUp: () => ({ body: { flute: "C", measured: 1.5 } }),
  getPriceBands: () => ({ body: { content: boxContent, quantities: [500, 5_000] } }),
  createRate: (n) => ({ body: { ...rate, fromGsm: 80, mill: `Mill ${n}` } }),
  updateRate: () => edited(1, { ...rate, fromGsm: 80, rate: 38.5 }),
  createWasteRow: (n) => ({ body: { ...wasteRow, uptoQuantity: 1000 + n } }),
  updateWasteRow: () => edited(1, { ...wasteRow, runPercent: 4 }),
  updateRateSettings: () => ({
    body: {
      maxAgeDays: 45,
      showPriceBands: true,
      bandMarkupPercent: 15,
      bandSpreadPercent: 10,
      validityDays: 20,
      markupPercent: 18,
      bandStep: 0.5,
      leastQuantity: 1,
      version: 0,
    },
  }),
  createClient: (n) => ({ body: { ...client, name: `Kaveri Weaves ${n}` } }),
  getClient: () => ({ params: { id: "1" } }),
  getClientRecords: () => ({ params: { id: "1" } }),
  updateClient: () => edited(1, { ...client, paymentDays: 45 }),
  updateClientLists: () =>
    edited(2, {
      deliveryAddresses: [{ street: "Shed 4", town: "Hosur", stateCode: "33", pin: "635109" }],
      contacts: [{ name: "Lakshmi Rao", phone: "+91 98450 00002" }],
    }),
  linkClientNames: () => ({ params: { id: "3" }, body: { names: ["M/s. Kaveri Weaves"] } }),
  registerIndustry: () => ({ body: industry }),
  getIndustry: () => ({ params: { id: "1" } }),
  updateIndustry: () => edited(1, { ...industry, city: "Mysuru" }),
  createBox: () => ({ body: box }),
  updateBox: () => edited(1, { ...box, box: "7 Ply RSC" }),
};
