import { lazy } from "react";
import { generatePath } from "react-router-dom";
import * as z from "zod/mini";
import {
  Employee,
  EmployeeDetails,
  EmployeeEdit,
  EmployeeRegistration,
  employeeImport,
  RegisteredEmployee,
} from "../../../contract/employees";
import { say } from "../../../domain/messages/say";
import { HostError } from "../../api/hostErrors";
import { newId, readId, readRow } from "../../api/readRow";
import { isOwnHost } from "../../api/session";
import { messageOf, translateMessage } from "../../texts/hostMessages";
import { addressOf, canonicalPaths, dashboardPath } from "../addresses";
import { RecordHistory } from "../history/RecordHistory";
import { declareResource } from "../schema/declaration";
import { employeeFields } from "./texts";

const EmployeeActions = lazy(() => import("./EmployeeActions"));
const EmploymentSection = lazy(() => import("../shifts/EmploymentSection"));
const PrintBadges = lazy(async () => ({
  default: (await import("./EmployeeActions")).PrintBadges,
}));
const ReinstateTogether = lazy(async () => ({
  default: (await import("./EmployeeActions")).ReinstateTogether,
}));
const ReinstateEmployee = lazy(async () => ({
  default: (await import("./EmployeeActions")).ReinstateEmployee,
}));

/** Employments and assignments, on our own host. */
const Employments = () => (isOwnHost() ? <EmploymentSection /> : null);

/** Returns the `id` of the new record, if the host has sent one. */
const namedId = ({ id }: Readonly<Record<string, unknown>>) =>
  id === newId ? undefined : readId(id);

/** The details for pay, and the number at the biometric reader. */
const ownFields = [
  "bankAccountNumber",
  "bankIfsc",
  "uan",
  "esiNumber",
  "fundJoinedOn",
  "pension",
  "hasDisability",
  "readerUserId",
] as const;

/** The employees. The list has no people who have left. */
export const employees = declareResource({
  name: "employees",
  texts: employeeFields,
  import: employeeImport,
  list: {
    row: Employee,
    columns: [
      "name",
      "id",
      "barcodeId",
      "unit",
      "gender",
      "bloodGroup",
      "phoneNumber",
      "email",
      "dob",
      "joinedAt",
      "active",
    ],
    hidden: ["email", "dob"],
    filters: z.pick(Employee, { unit: true, gender: true, bloodGroup: true }),
    tabs: "unit",
    search: true,
    only: { active: true },
    bulkActions: { buttons: <PrintBadges />, call: "getEmployees", isSelectable: () => true },
    inactive: {
      only: { active: false },
      rowActions: <ReinstateEmployee />,
      bulkActions: {
        buttons: <ReinstateTogether />,
        call: "reinstateEmployee",
        isSelectable: () => true,
      },
    },
    sort: { field: "name", order: "ASC" },
  },
  create: {
    form: EmployeeRegistration,
    succeeded: (answer) => {
      const registered = readRow(RegisteredEmployee, answer) ?? {};
      const { employeeId = namedId(answer), barcodeId, barcodeImageBase64 } = registered;
      // The reply of another host may have no number, and the salary's address needs one. The list has the number.
      if (employeeId === undefined)
        return {
          message: "resources.employees.create.registered",
          to: addressOf("employee/get-all-employees"),
        };
      const path = generatePath(canonicalPaths["salary/register/:employeeId"], {
        employeeId: String(employeeId),
      });
      const state = {
        employeeId,
        name: answer.name,
        unit: answer.unit,
        barcodeId,
        barcodeImageBase64,
      };
      return { to: `${dashboardPath}/${path}`, state };
    },
    failed: (error) =>
      error instanceof HostError
        ? translateMessage(
            say("browser.error", { message: error.message }),
            `Error: ${error.message}`,
          )
        : messageOf(
            "browser.employeeNotRegistered",
            "An error occurred while registering the employee.",
          ),
  },
  edit: { form: EmployeeEdit, titleOf: ({ name }) => String(name) },
  show: {
    row: EmployeeDetails,
    ownFields,
    fields: [
      "name",
      "id",
      "barcodeId",
      "unit",
      "gender",
      "bloodGroup",
      "dob",
      "phoneNumber",
      "email",
      "joinedAt",
      "active",
      ...ownFields,
    ],
    aside: (
      <>
        <EmployeeActions />
        <Employments />
        <RecordHistory kind="employee" />
      </>
    ),
  },
});
