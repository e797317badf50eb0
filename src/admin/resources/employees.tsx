import Badge from "@mui/icons-material/Badge";
import { generatePath } from "react-router-dom";
import { Employee, EmployeeRegistration, RegisteredEmployee } from "../../../contract/employees";
import { HostError } from "../../host";
import { EmployeeActions } from "../pages/employees/EmployeeActions";
import { dashboardPath, homes } from "../paths";
import { declare } from "../schema/declaration";

/** The people of the plant: those who have left it are on no list. */
export const employees = declare({
  name: "employees",
  icon: Badge,
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
    filters: Employee.pick({ unit: true, gender: true, bloodGroup: true }),
    search: true,
    only: { active: true },
    sort: { field: "name", order: "ASC" },
  },
  create: {
    form: EmployeeRegistration,
    succeeded: (answer) => {
      const { employeeId, barcodeId, barcodeImageBase64 } = RegisteredEmployee.parse(answer);
      const path = generatePath(homes["salary/register/:employeeId"], {
        employeeId: String(employeeId),
      });
      return { to: `${dashboardPath}/${path}`, state: { barcodeId, barcodeImageBase64 } };
    },
    failed: (error) =>
      error instanceof HostError
        ? `Error: ${error.message}`
        : "An error occurred while registering the employee.",
  },
  show: {
    row: Employee,
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
    ],
    aside: <EmployeeActions />,
  },
});
