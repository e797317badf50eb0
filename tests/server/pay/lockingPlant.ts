import { beforeAll } from "vitest";
import type { PayLine, Payslip } from "../../../contract/payroll";
import { advances, payTerms, punches } from "../../../server/db/schema";
import { at } from "../../support/at";
import { hire } from "../../support/hire";
import { plant } from "../../support/plant";
import { expectTranslated } from "../../support/translatedOrigins";
import { usualTerms } from "../../support/workedMonth";

/** Returns a plant that can lock May 2026 after an exception is settled. */
export function lockingPlant() {
  const host = plant();

  const ids = { asha: 0, bala: 0 };

  async function hireOnUsualTerms(name: string, barcodeId: string, account: object = {}) {
    const joinedAt = at("04-01 08:00");
    const employeeId = await hire(host.db, { name, barcodeId, joinedAt, ...account });
    await host.db.insert(payTerms).values({ ...usualTerms, employeeId, validFrom: "2026-04-01" });
    return employeeId;
  }

  const work = (employeeId: number, ...moments: string[]) =>
    host.db
      .insert(punches)
      .values(moments.map((moment) => ({ employeeId, punchedAt: at(moment) })));

  const ask = (month: string) => host.call("owner", "getPayrollMonth", { params: { month } });
  const lock = (month: string) => host.call("owner", "lockPayrollMonth", { params: { month } });
  const unlock = (month: string, reason = "Forgotten overtime") =>
    host.call("owner", "unlockPayrollMonth", { params: { month }, body: { reason } });
  const payslip = (month: string, employeeId: number) =>
    host.call("owner", "getPayslip", { params: { month, employeeId: String(employeeId) } });

  const correct = (
    action: "ADD" | "VOID",
    barcodeId: string,
    moment: string,
    who: "owner" | "staff" = "owner",
  ) =>
    host.call(who, "proposeCorrection", {
      body: { action, barcodeId, at: at(moment).toISOString(), reason: "The badge was at home" },
    });

  /** Returns a month as each call reads it. */
  async function readings(month: string) {
    const params = { month };
    const list = await host.call("owner", "getMonthlySalaries", { query: { month } });
    const register = await host.call("owner", "getPayRegister", { params });
    const pdf = await host.call("owner", "getPayslipsPdf", { params });
    const bank = await host.call("owner", "getBankFile", { params });
    const epf = await host.call("owner", "getEpfReturn", { params });
    const esi = await host.call("owner", "getEsiReturn", { params });
    const slips = [await payslip(month, ids.asha), await payslip(month, ids.bala)];
    return [list, register, pdf, bank, epf, esi, ...slips].map(({ text }) => text);
  }

  const arrearsOf = async (month: string, employeeId: number): Promise<PayLine[]> => {
    const { lines } = (await payslip(month, employeeId)).body as Payslip;
    expectTranslated(lines.flatMap(({ originCodes = [] }) => originCodes));
    return lines.filter(({ kind }) => kind === "ARREARS");
  };

  beforeAll(async () => {
    const account = { bankAccountNumber: "012345678901", bankIfsc: "SBIN0001234" };
    ids.asha = await hireOnUsualTerms("Asha", "EMP-A-00001", account);
    ids.bala = await hireOnUsualTerms("Bala", "EMP-A-00002");
    // In May one shift each; Bala forgets the check-out of a second one.
    await work(ids.asha, "05-04 09:00", "05-04 17:00");
    await work(ids.bala, "05-04 09:00", "05-04 17:00", "05-05 09:00");
    await work(ids.asha, "06-01 09:00", "06-01 17:00");
    await host.db.insert(advances).values({
      employeeId: ids.asha,
      givenOn: "2026-05-01",
      amountPaise: 150_000,
      instalmentPaise: 60_000,
      firstMonth: "2026-05",
      reason: "School fees",
      createdBy: "owner@example.com",
    });
  });

  return { host, ids, work, ask, lock, unlock, payslip, correct, readings, arrearsOf };
}
