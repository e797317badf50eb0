import { Alert, Box, Button } from "@mui/material";
import { useGetResourceLabel } from "react-admin";
import { Link } from "react-router-dom";
import { hostText } from "../../texts/hostMessages";
import { addressOf } from "../addresses";
import { useHostCall } from "../useHostQuery";

/** Reads again at this interval in milliseconds: a disk fills and a backup fails without a change of a record. */
const refreshMs = 300_000;

/** The problems of the Backups page, such as a failed backup or a full disk. Nothing is shown without problems. */
export default function OperationProblems() {
  const labelOf = useGetResourceLabel();
  const { data } = useHostCall(["operations"], "getOperations", {}, { refetchInterval: refreshMs });
  if (data === undefined || data.problems.length === 0) return null;
  return (
    <Box component="section" sx={{ display: "grid", gap: 1 }}>
      {data.problems.map((problem) => (
        <Alert
          key={problem.message}
          severity="error"
          action={
            <Button component={Link} to={addressOf("admin/operations")} color="inherit">
              {labelOf("operations", 2)}
            </Button>
          }
          sx={{ overflowWrap: "anywhere" }}
        >
          {hostText(problem)}
        </Alert>
      ))}
    </Box>
  );
}
