import Notifications from "@mui/icons-material/Notifications";
import { Badge, IconButton } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import { useTexts } from "../../texts/useTexts";
import { useHostCall } from "../useHostQuery";
import { noticeTexts } from "./texts";

const NoticeList = lazy(() => import("./NoticeList"));

/** The bell of the app bar with the number of unread notices. Live changes refresh it. */
export default function Bell() {
  const text = useTexts(noticeTexts);
  const query = useHostCall(["notices"], "getNotices", {});
  const [anchor, setAnchor] = useState<HTMLElement>();
  const unread = query.data?.unread ?? 0;
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={text("bell", { unread })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Badge badgeContent={unread} color="error" overlap="circular">
          <Notifications />
        </Badge>
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <NoticeList query={query} anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  );
}
