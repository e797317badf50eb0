import { Box, Button, Skeleton, Stack, type Theme, Typography, useMediaQuery } from "@mui/material";
import { lazy, Suspense } from "react";
import { useGetIdentity } from "react-admin";
import { Link } from "react-router-dom";
import { isOwnHost } from "../../api/session";
import { useTexts } from "../../texts/useTexts";
import { addressOf } from "../addresses";
import { useAccess, useAccessState } from "../layout/RequireAccess";
import { useDocumentTitle } from "../layout/Screen";
import { KeyFigures } from "./KeyFigures";
import { greetingTexts } from "./texts";

const StatisticsSection = lazy(() => import("./statistics/StatisticsSection"));

const MissingPeople = lazy(() => import("./missing/MissingPeople"));
const PlantGuide = lazy(() => import("./PlantGuide"));
const WhoOwesMost = lazy(() => import("../receivables/WhoOwesMost"));
const OperationProblems = lazy(() => import("./OperationProblems"));

const ways = [
  { name: "addIndustry", to: addressOf("admin/register-industry") },
  { name: "createOrder", to: addressOf("admin/order-create") },
  { name: "contactRequest", to: addressOf("admin/contact/contactDetails") },
  { name: "createBox", to: addressOf("admin/box/boxCreate") },
] as const;

const missingPlace = <Skeleton variant="rounded" height="100%" />;

export default function DashboardPage() {
  const text = useTexts(greetingTexts);
  const { identity } = useGetIdentity();
  const seesMissing = useAccessState("attendance", "getMissingPeople");
  const seesOperations = useAccess("admins", "getOperations");
  // Only a super admin may make `reverseReceipt`. Other admins do not see on their first screen what clients owe.
  const seesOwed = useAccessState("outstanding", "reverseReceipt");
  const hasWideCharts = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up("lg"), {
    noSsr: true,
  });
  useDocumentTitle(text("title"));

  return (
    <Stack sx={{ px: { xs: 1, sm: 2 }, py: 3, gap: 3 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
        <Typography variant="h1" sx={{ flexGrow: 1 }}>
          {text("greeting", { name: identity?.fullName ?? "" })}
        </Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
          {ways.map(({ name, to }) => (
            <Button key={name} component={Link} to={to} variant="outlined">
              {text(name)}
            </Button>
          ))}
        </Box>
      </Box>
      <Suspense fallback={null}>{seesOperations && <OperationProblems />}</Suspense>
      <KeyFigures guide={seesOperations && <PlantGuide />} seesOwed={seesOwed} />
      {seesMissing !== false && (
        // The height of four lines of names, so that the charts below do not move.
        <Box sx={{ display: "grid", minHeight: 224 }}>
          <Suspense fallback={missingPlace}>
            {seesMissing ? <MissingPeople place={missingPlace} /> : missingPlace}
          </Suspense>
        </Box>
      )}
      <Suspense fallback={null}>
        {isOwnHost() && <StatisticsSection hasWideCharts={hasWideCharts} />}
      </Suspense>
      <Suspense fallback={null}>{seesOwed && <WhoOwesMost />}</Suspense>
    </Stack>
  );
}
