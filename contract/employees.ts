import * as z from "zod/mini";
import { schemaError } from "../domain/messages/schemaError";
import { call } from "./call";
import {
  accountEmail,
  barcodeId,
  birthDate,
  calendarDate,
  editedVersion,
  gender,
  id,
  ifsc,
  instant,
  line,
  optional,
  phone,
  unit,
  version,
} from "./fields";
import type { ImportForms } from "./imports";
import { routes } from "./routes";

export const bloodGroups = ["A+", "A-", "B+", "B-", "O+", "O-", "AB+", "AB-"] as const;

export const EmployeeRegistration = z.object({
  name: line(),
  email: accountEmail(),
  unit: unit(),
  gender: gender(),
  phoneNumber: phone(),
  bloodGroup: z.enum(bloodGroups),
  dob: birthDate(),
});
export type EmployeeRegistration = z.infer<typeof EmployeeRegistration>;

export const Employee = z.extend(EmployeeRegistration, {
  name: z.string(),
  dob: calendarDate(),
  id: id(),
  barcodeId: barcodeId(),
  joinedAt: instant(),
  /** A host without this field lists only active employees. */
  active: z._default(z.boolean(), true),
  version: version(),
});
export type Employee = z.infer<typeof Employee>;

/** Digits alone, as banks in India number their accounts. */
const accountNumber = () =>
  z.string().check(z.trim(), z.regex(/^\d{9,18}$/, schemaError("form.bankAccount")));

const bankDetails = { bankAccountNumber: optional(accountNumber()), bankIfsc: optional(ifsc()) };

/** The person's numbers with the provident fund and the state insurance. */
const statutoryNumbers = {
  uan: optional(z.string().check(z.trim(), z.regex(/^\d{12}$/, schemaError("form.uan")))),
  esiNumber: optional(
    z.string().check(z.trim(), z.regex(/^\d{10}$/, schemaError("form.esiNumber"))),
  ),
};

type BankDetails = z.infer<z.ZodMiniObject<typeof bankDetails>>;

const needs = (given: keyof BankDetails, field: keyof BankDetails, message: string) =>
  z.refine<BankDetails>((bank) => bank[given] === undefined || bank[field] !== undefined, {
    path: [field],
    message,
  });

const bankDetailsAreWhole = [
  needs("bankAccountNumber", "bankIfsc", schemaError("bank.ifscToo")),
  needs("bankIfsc", "bankAccountNumber", schemaError("bank.accountToo")),
] as const;

export const EmployeeEdit = z
  .extend(EmployeeRegistration, { ...bankDetails, ...statutoryNumbers, version: editedVersion() })
  .check(...bankDetailsAreWhole);

export const EmployeeImport = z
  .extend(EmployeeRegistration, { ...bankDetails, ...statutoryNumbers })
  .check(...bankDetailsAreWhole);
export type EmployeeImport = z.infer<typeof EmployeeImport>;
export type EmployeeEdit = z.infer<typeof EmployeeEdit>;

export const EmployeeDetails = z.extend(Employee, {
  bankAccountNumber: z.optional(z.string()),
  bankIfsc: z.optional(z.string()),
  uan: z.optional(z.string()),
  esiNumber: z.optional(z.string()),
});
export type EmployeeDetails = z.infer<typeof EmployeeDetails>;

export const RegisteredEmployee = z.object({
  employeeId: id(),
  barcodeId: barcodeId(),
  /** A PNG picture, base64 without the `data:` prefix. */
  barcodeImageBase64: z.string(),
});
export type RegisteredEmployee = z.infer<typeof RegisteredEmployee>;

export const employeeImport = {
  create: EmployeeImport,
  edit: EmployeeEdit,
  record: EmployeeDetails,
  keys: ["barcodeId", "id"],
} as const satisfies ImportForms;

export const employeeCalls = {
  getEmployees: call(routes.getEmployees, {
    row: Employee,
    csvRow: EmployeeDetails,
    reply: z.array(Employee),
  }),
  registerEmployee: call(routes.registerEmployee, {
    body: EmployeeRegistration,
    reply: RegisteredEmployee,
  }),
  deactivateEmployee: call(routes.deactivateEmployee, { reply: "text" }),
  getEmployeeBarcode: call(routes.getEmployeeBarcode, { reply: "png" }),
  getEmployeeNameAndUnit: call(routes.getEmployeeNameAndUnit, {
    body: z.object({ barcodeId: barcodeId() }),
    encoding: "form",
    reply: z.object({ employeeName: z.string(), unit: z.string() }),
  }),
  updateEmployee: call(routes.updateEmployee, { body: EmployeeEdit, reply: EmployeeDetails }),
  getEmployee: call(routes.getEmployee, { reply: EmployeeDetails }),
  reinstateEmployee: call(routes.reinstateEmployee, { reply: Employee, ignoresReply: true }),
};
