import * as z from "zod/mini";
import { schemaError } from "../domain/messages/schemaError";
import { createFor, ownCall, specifiedCall, updateFor } from "./call";
import {
  accountEmail,
  barcodeId,
  birthDate,
  calendarDate,
  editedVersion,
  enteredDate,
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

/**
 * A member of the pension, or a person who joined the provident fund on or after 1 September 2014 with wages above the
 * ceiling of that day.
 */
export const pensionMarks = ["MEMBER", "EXCLUDED"] as const;
export type PensionMark = (typeof pensionMarks)[number];

/** A person who joined the provident fund before this day is a member of the pension (EPS 1995, para. 6). */
export const pensionLimitDay = "2014-09-01";

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

/** Returns the schema of a bank account's number: digits alone, as banks in India number their accounts. */
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

/** The person's number at the biometric reader. The readers of ZKTeco and eSSL hold at most nine letters or digits. */
const readerFields = {
  readerUserId: optional(
    z.string().check(z.trim(), z.regex(/^[A-Za-z0-9]{1,9}$/, schemaError("form.readerUserId"))),
  ),
};

const fundFields = {
  fundJoinedOn: z.optional(enteredDate()),
  pension: z.optional(z.enum(pensionMarks)),
  /** The state insurance covers a person with a disability up to a higher limit of wages. */
  hasDisability: z.optional(z.boolean()),
};

type FundFields = Readonly<{
  dob: string;
  fundJoinedOn?: string | undefined;
  pension?: PensionMark | undefined;
}>;

const fundFieldsAgree = [
  z.refine<FundFields>(
    ({ fundJoinedOn, dob }) => fundJoinedOn === undefined || dob < fundJoinedOn,
    { path: ["fundJoinedOn"], message: schemaError("fund.beforeBirth") },
  ),
  z.refine<FundFields>(
    ({ fundJoinedOn, pension }) =>
      pension !== "EXCLUDED" || fundJoinedOn === undefined || fundJoinedOn >= pensionLimitDay,
    { path: ["pension"], message: schemaError("fund.isMember") },
  ),
] as const;

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
  .extend(EmployeeRegistration, {
    ...bankDetails,
    ...statutoryNumbers,
    ...fundFields,
    ...readerFields,
    version: editedVersion(),
  })
  .check(...bankDetailsAreWhole, ...fundFieldsAgree);

export const EmployeeImport = z
  .extend(EmployeeRegistration, {
    ...bankDetails,
    ...statutoryNumbers,
    ...fundFields,
    ...readerFields,
  })
  .check(...bankDetailsAreWhole, ...fundFieldsAgree);
export type EmployeeImport = z.infer<typeof EmployeeImport>;
export type EmployeeEdit = z.infer<typeof EmployeeEdit>;

export const EmployeeDetails = z.extend(Employee, {
  bankAccountNumber: z.optional(z.string()),
  bankIfsc: z.optional(z.string()),
  uan: z.optional(z.string()),
  esiNumber: z.optional(z.string()),
  fundJoinedOn: z.optional(calendarDate()),
  pension: z.optional(z.enum(pensionMarks)),
  hasDisability: z._default(z.boolean(), false),
  readerUserId: z.optional(z.string()),
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
    changes: ["employees", "shifts"],
  }),
  deactivateEmployee: specifiedCall("/admin/employee/deactivate/:barcodeId", "PUT", "super", {
    changes: ["employees", "shifts"],
    reply: "text",
  }),
  getEmployeeBarcode: specifiedCall("/admin/employee/barcode/:barcodeId", "GET", "super", {
    reply: "png",
  }),
  getEmployeeNameAndUnit: specifiedCall("/admin/employee/getEmployeeNameAndUnit", "POST", "super", {
    changes: [],
    body: z.object({ barcodeId: barcodeId() }),
    encoding: "form",
    reply: z.object({ employeeName: z.string(), unit: z.string() }),
  }),
  updateEmployee: ownCall("/admin/employees/:id", "PUT", "super", {
    ...updateFor("employees", EmployeeEdit, EmployeeDetails),
    changes: ["employees", "shifts"],
  }),
  getEmployee: ownCall("/admin/employees/:id", "GET", "super", {
    serves: ["one", "employees"],
    reply: EmployeeDetails,
  }),
  reinstateEmployee: ownCall("/admin/employees/:id/reinstate", "PUT", "super", {
    changes: ["employees", "shifts"],
    reply: EmployeeDetails,
    ignoresReply: true,
  }),
};
