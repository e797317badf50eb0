import { Box, Typography } from "@mui/material";
import { useTranslate } from "react-admin";
import { useAccess } from "../layout/useAccess";
import { CountTile } from "./CountTile";
import { OnTheBoard } from "./OnTheBoard";
import { PresentToday } from "./PresentToday";

/** What is asked every morning, each figure with the way to its screen; only what the role may see. */
export function AtAGlance() {
  const translate = useTranslate();
  const seesPeople = useAccess("attendance");
  return (
    <Box component="section" sx={{ display: "grid", gap: 1.5 }}>
      <Typography variant="h2">{translate("plant.glance.title")}</Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          display: "grid",
          gap: 1.5,
          gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 220px), 1fr))",
          maxWidth: 1100,
          listStyle: "none",
        }}
      >
        {seesPeople && <PresentToday />}
        <CountTile
          name="reelsInUse"
          screen="admin/inventory/in-use"
          resource="reels"
          filter={{ status: "IN_USE" }}
        />
        <CountTile
          name="unanswered"
          screen="admin/contact/contactDetails"
          resource="contacts"
          filter={{ replyStatus: false }}
          isList
        />
        <OnTheBoard />
      </Box>
    </Box>
  );
}
