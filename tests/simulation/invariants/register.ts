import { type Plant, paise } from "../plant";
import { expectEqual } from "../violation";
import { type Invariant, takeTurns } from "./invariant";

const name = "payRegister";

interface Line {
  readonly kind: string;
  readonly amount: number;
}

interface Payslip {
  readonly net: number;
  readonly lines: readonly Line[];
}

/** The columns of the register that have the lines of one kind. */
const columns: Readonly<Record<string, string>> = {
  Earned: "EARNED",
  Overtime: "OVERTIME",
  Additions: "ADDITION",
  Arrears: "ARREARS",
  "Provident fund": "PROVIDENT_FUND",
  "State insurance": "STATE_INSURANCE",
  "Professional tax": "PROFESSIONAL_TAX",
  Advances: "ADVANCE",
  Deductions: "DEDUCTION",
};

type Row = ReadonlyMap<string, string>;

/** Reads the rows of a CSV file whose cells have neither commas nor quotes. */
function rowsOf(text: string): Row[] {
  const [headings = [], ...rows] = text
    .replace("\uFEFF", "")
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(","));
  return rows.map((row) => new Map(headings.map((heading, index) => [heading, row[index] ?? ""])));
}

const amountIn = (row: Row, heading: string) => paise(Number(row.get(heading)));

/** Compares the month's sum of each fund with the rows of all people. A fund without contributions in the month has no sum. */
async function expectFunds({ host }: Plant, month: string, rows: readonly Row[]) {
  const { body } = await host.call("owner", "getPayrollMonth", { params: { month } });
  const funds: readonly { readonly kind: string; readonly employees: number }[] = body.funds;
  for (const heading of ["Provident fund", "State insurance"]) {
    const fund = funds.find(({ kind }) => kind === columns[heading]);
    const sum = rows.reduce((all, row) => all - amountIn(row, heading), 0);
    expectEqual(name, `${heading} of ${month}`, paise(fund?.employees ?? 0), sum);
  }
}

/**
 * The file of the month's pay has each person's payslip: a column has the sum of the lines of its kind, and the last one the
 * net pay. The contributions of all people are those of the month's page.
 */
export const payRegister: Invariant = async (plant) => {
  const { host, people } = plant;
  const month = host.today().slice(0, 7);
  const { text } = await host.call("owner", "getPayRegister", { params: { month } });
  const rows = rowsOf(text);
  const rowOf = new Map(rows.map((row) => [row.get("Barcode"), row]));
  expectEqual(name, "people with one row", rowOf.size, rows.length);
  for (const { id, barcodeId } of takeTurns(plant, people, 3)) {
    const sent = { params: { month, employeeId: String(id) } };
    const { status, body } = await host.call("owner", "getPayslip", sent);
    const row = rowOf.get(barcodeId);
    if (status !== 200 || !row) continue;
    const { lines, net }: Payslip = body;
    const where = `of ${barcodeId} in ${month}`;
    for (const [heading, kind] of Object.entries(columns)) {
      const ofKind = lines.filter((line) => line.kind === kind);
      const sum = ofKind.reduce((all, { amount }) => all + paise(amount), 0);
      expectEqual(name, `${heading} ${where}`, amountIn(row, heading), sum);
    }
    expectEqual(name, `net pay ${where}`, amountIn(row, "Paid out"), paise(net));
  }
  await expectFunds(plant, month, rows);
};
