import Add from "@mui/icons-material/Add";
import { Button } from "@mui/material";
import { Link } from "react-router-dom";
import { addressOf } from "../canonicalPaths";
import { RequireAccess } from "../layout/RequireAccess";
import { Screen } from "../layout/Screen";
import { useTexts } from "../useTexts";
import { EmployeeLookup } from "./EmployeeLookup";
import { employeesTexts } from "./screenTexts";

/** The ways to the employees, and what a barcode is enough for. */
export default function EmployeePage() {
  const text = useTexts(employeesTexts);
  return (
    <RequireAccess resource="employees">
      <Screen
        title={text("title")}
        actions={
          <>
            <Button
              component={Link}
              to={addressOf("employee/get-all-employees")}
              variant="outlined"
            >
              {text("list")}
            </Button>
            <Button
              component={Link}
              to={addressOf("employee/register")}
              variant="contained"
              startIcon={<Add />}
            >
              {text("register")}
            </Button>
          </>
        }
      >
        <EmployeeLookup />
      </Screen>
    </RequireAccess>
  );
}
