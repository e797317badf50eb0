import { eq } from "drizzle-orm";
import { indiaDate } from "../../contract/indiaTime";
import { PunchReply } from "../../contract/scans";
import { readCalendar } from "../calendar/queries";
import type { WriteDatabase } from "../db/connect";
import { employees, punches } from "../db/schema";
import { notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { type Decision, recordScan } from "../scans/recordScan";
import { spanLimitsOf } from "./pairScans";
import { scansBetween, scanWindow } from "./queries";
import { readPunch } from "./readPunch";

async function decidePunch(
  tx: WriteDatabase,
  { scanId, barcodeId }: { scanId: string; barcodeId: string },
  at: Date,
): Promise<Decision<PunchReply>> {
  // Locked, so that of two scans of one badge the second sees the first.
  const [employee] = await tx
    .select({ id: employees.id, name: employees.name, deactivatedAt: employees.deactivatedAt })
    .from(employees)
    .where(eq(employees.barcodeId, barcodeId))
    .for("update");
  if (!employee) throw notFound(`The badge ${barcodeId}`);
  const { id: employeeId, name, deactivatedAt } = employee;
  const calendar = await readCalendar(tx);
  const date = indiaDate(at);
  const window = { ...scanWindow(date, date, calendar), employeeIds: [employeeId] };
  const others = (await scansBetween(tx, window)).get(employeeId) ?? [];
  const instants = others.map((scan) => scan.at);
  const read = readPunch(instants, at, spanLimitsOf(calendar));
  const reply = { ...read, barcodeId, name, at: read.at.toISOString() };
  if (deactivatedAt && deactivatedAt <= at) {
    const message = `The badge of ${name} is no longer active: please go to the office`;
    return {
      employeeId,
      reply: { ...reply, at: at.toISOString(), outcome: "EXCEPTION", message },
      exception: "noted",
    };
  }
  if (read.outcome === "ALREADY_RECORDED") return { employeeId, reply };
  return {
    employeeId,
    reply,
    write: (tx) => tx.insert(punches).values({ employeeId, punchedAt: at, scanId }),
  };
}

export const punchHandlers: Handlers<"punch"> = {
  punch: ({ body, session }, { db }) =>
    recordScan(db, {
      call: "punch",
      reply: PunchReply,
      body,
      session,
      decide: (tx, at) => decidePunch(tx, body, at),
    }),
};
