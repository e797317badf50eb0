import Add from "@mui/icons-material/Add";
import { Button } from "@mui/material";
import { useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { addressOf } from "../canonicalPaths";
import { RequireAccess } from "../layout/RequireAccess";
import { Screen } from "../layout/Screen";
import { EmployeeLookup } from "./EmployeeLookup";

/** The ways to the employees, and what a barcode is enough for. */
export default function EmployeePage() {
  const translate = useTranslate();
  return (
    <RequireAccess resource="employees">
      <Screen
        title={translate("plant.employees.title")}
        actions={
          <>
            <Button
              component={Link}
              to={addressOf("employee/get-all-employees")}
              variant="outlined"
            >
              {translate("plant.employees.list")}
            </Button>
            <Button
              component={Link}
              to={addressOf("employee/register")}
              variant="contained"
              startIcon={<Add />}
            >
              {translate("plant.employees.register")}
            </Button>
          </>
        }
      >
        <EmployeeLookup />
      </Screen>
    </RequireAccess>
  );
}
