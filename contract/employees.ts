import * as z from "zod/mini";
import { call } from "./call";
import {
  barcodeId,
  birthDate,
  calendarDate,
  editedVersion,
  email,
  gender,
  id,
  instant,
  line,
  phone,
  unit,
  version,
} from "./fields";
import { routes } from "./routes";

export const bloodGroups = ["A+", "A-", "B+", "B-", "O+", "O-", "AB+", "AB-"] as const;

export const EmployeeRegistration = z.object({
  name: line(),
  email: email(),
  unit: unit(),
  gender: gender(),
  phoneNumber: phone(),
  bloodGroup: z.enum(bloodGroups),
  dob: birthDate(),
});
export type EmployeeRegistration = z.infer<typeof EmployeeRegistration>;

export const Employee = z.extend(EmployeeRegistration, {
  dob: calendarDate(),
  id: id(),
  barcodeId: barcodeId(),
  joinedAt: instant(),
  /** A host that does not say so lists nobody who has left. */
  active: z._default(z.boolean(), true),
  version: version(),
});
export type Employee = z.infer<typeof Employee>;

export const EmployeeEdit = z.extend(EmployeeRegistration, { version: editedVersion() });
export type EmployeeEdit = z.infer<typeof EmployeeEdit>;

export const RegisteredEmployee = z.object({
  employeeId: id(),
  barcodeId: barcodeId(),
  /** A PNG picture, base64 without the `data:` prefix. */
  barcodeImageBase64: z.string(),
});
export type RegisteredEmployee = z.infer<typeof RegisteredEmployee>;

export const employeeCalls = {
  getEmployees: call(routes.getEmployees, {
    serves: ["list", "employees"],
    key: ["id", "employeeId"],
    row: Employee,
    reply: z.array(Employee),
  }),
  registerEmployee: call(routes.registerEmployee, {
    serves: ["create", "employees"],
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
  updateEmployee: call(routes.updateEmployee, {
    serves: ["update", "employees"],
    body: EmployeeEdit,
    reply: Employee,
  }),
  reinstateEmployee: call(routes.reinstateEmployee, { reply: Employee }),
};
