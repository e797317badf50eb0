import * as z from "zod/mini";
import { schemaError } from "../domain/messages/schemaError";
import { createFor, featureCall, specifiedCall, updateFor } from "./call";
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

export const RegisteredEmployee = z.object({
  employeeId: id(),
  barcodeId: barcodeId(),
  /** A PNG picture, base64 without the `data:` prefix. */
  barcodeImageBase64: z.string(),
});

export const employeeImport = {
  create: EmployeeImport,
  edit: EmployeeEdit,
  record: EmployeeDetails,
  keys: ["barcodeId", "id"],
} as const satisfies ImportForms;

const editCall = featureCall("edit");
const payrollCall = featureCall("payroll");

export const employeeCalls = {
  getEmployees: specifiedCall("/admin/get-employees", "GET", "super", {
    key: ["id", "employeeId"],
    serves: ["list", "employees"],
    row: Employee,
    csvRow: EmployeeDetails,
    reply: z.array(Employee),
  }),
  registerEmployee: specifiedCall("/admin/register-employee", "POST", "super", {
    ...createFor("employees", EmployeeRegistration, RegisteredEmployee),
  }),
  deactivateEmployee: specifiedCall("/admin/employee/deactivate/:barcodeId", "PUT", "super", {
    reply: "text",
  }),
  getEmployeeBarcode: specifiedCall("/admin/employee/barcode/:barcodeId", "GET", "super", {
    reply: "png",
  }),
  getEmployeeNameAndUnit: specifiedCall("/admin/employee/getEmployeeNameAndUnit", "POST", "super", {
    body: z.object({ barcodeId: barcodeId() }),
    encoding: "form",
    reply: z.object({ employeeName: z.string(), unit: z.string() }),
  }),
  updateEmployee: editCall("/admin/employees/:id", "PUT", "super", {
    ...updateFor("employees", EmployeeEdit, EmployeeDetails),
  }),
  getEmployee: payrollCall("/admin/employees/:id", "GET", "super", {
    serves: ["one", "employees"],
    reply: EmployeeDetails,
  }),
  reinstateEmployee: editCall("/admin/employees/:id/reinstate", "PUT", "super", {
    reply: Employee,
    ignoresReply: true,
  }),
};
