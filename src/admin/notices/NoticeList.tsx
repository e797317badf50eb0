import Circle from "@mui/icons-material/Circle";
import {
  Box,
  Button,
  FormControlLabel,
  FormHelperText,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Popover,
  Switch,
  Typography,
} from "@mui/material";
import type { UseQueryResult } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "react-router-dom";
import type { Notice, NoticeKind } from "../../../contract/notices";
import type { ReplyOf } from "../../api/host";
import { useTexts } from "../../texts/useTexts";
import { addressOf, listAddress, type ScreenPath } from "../addresses";
import { indiaMoment } from "../formatMoment";
import { QueryResult } from "../layout/QueryResult";
import { type OfficeResource, recordAddress, useOfficeResources } from "../schema/officeFeature";
import { useSend } from "../sending";
import { noticeTexts } from "./texts";

type Notices = ReplyOf<"getNotices">;

/** The pages of notices without a record. */
const pages: Readonly<Record<NoticeKind, ScreenPath>> = {
  MENTION: "exceptions",
  EXCEPTION: "exceptions",
  REFUSED_SCAN: "exceptions",
  LATE_ORDER: "orders",
  FAILED_RUN: "admin/operations",
  RESTORE: "admin/operations",
  WRONG_CODES: "admin/operations",
};

function noticeAddress(resources: readonly OfficeResource[], notice: Notice): string {
  const { kind, record, exception } = notice;
  if (exception) return listAddress("exceptions", exception);
  return (record && recordAddress(resources, record.kind, record)) ?? addressOf(pages[kind]);
}

/** Returns a function that marks notices as read, and one that chooses the daily email. */
function useNoticeCalls() {
  const text = useTexts(noticeTexts);
  const [read] = useSend({
    call: (host, first: number, last: number) => host.call("readNotices", { first, last }),
    failed: text("readFailed"),
  });
  const [email, isSaving] = useSend({
    call: (host, isEmailed: boolean) => host.call("emailNotices", { isEmailed }),
    failed: text("emailFailed"),
  });
  return { read, email, isSaving };
}

interface NoticeListProps {
  readonly query: UseQueryResult<Notices>;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** The notices below the bell. A press opens the record and marks the notice as read. */
export default function NoticeList({ query, anchor, onClose }: NoticeListProps) {
  const text = useTexts(noticeTexts);
  const titleId = useId();
  const { read, email, isSaving } = useNoticeCalls();
  const { unread = 0, notices = [] } = query.data ?? {};
  const [newest] = notices;
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: "top", horizontal: "right" }}
      slotProps={{
        paper: { role: "dialog", "aria-labelledby": titleId, sx: { width: 440 } },
      }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, px: 2, pt: 1.5, flexWrap: "wrap" }}>
        <Typography id={titleId} variant="h6" component="h2" sx={{ flexGrow: 1 }}>
          {text("title")}
        </Typography>
        <Button
          size="small"
          disabled={unread === 0}
          onClick={() => newest && void read(1, newest.id)}
        >
          {text("readAll")}
        </Button>
      </Box>
      <QueryResult query={query} failed={text("failed")}>
        {({ isEmailed }) => (
          <>
            {notices.length === 0 ? (
              <Typography color="text.secondary" sx={{ px: 2, py: 1.5 }}>
                {text("none")}
              </Typography>
            ) : (
              <List aria-labelledby={titleId} sx={{ maxHeight: "60vh", overflow: "auto" }}>
                {notices.map((notice) => (
                  <NoticeItem
                    key={notice.id}
                    notice={notice}
                    onOpen={() => {
                      if (!notice.isRead) void read(notice.id, notice.id);
                      onClose();
                    }}
                  />
                ))}
              </List>
            )}
            {isEmailed !== undefined && (
              <Box sx={{ px: 2, py: 1, borderTop: 1, borderColor: "divider" }}>
                <FormControlLabel
                  label={text("email")}
                  control={
                    <Switch
                      checked={isEmailed}
                      disabled={isSaving}
                      onChange={(_, isOn) => void email(isOn)}
                    />
                  }
                />
                <FormHelperText sx={{ mt: 0 }}>{text("emailHint")}</FormHelperText>
              </Box>
            )}
          </>
        )}
      </QueryResult>
    </Popover>
  );
}

function NoticeItem({ notice, onOpen }: Readonly<{ notice: Notice; onOpen: () => void }>) {
  const text = useTexts(noticeTexts);
  const resources = useOfficeResources();
  const { message, at, isRead } = notice;
  return (
    <ListItem disablePadding>
      <ListItemButton component={Link} to={noticeAddress(resources, notice)} onClick={onOpen}>
        <ListItemIcon sx={{ minWidth: 24 }}>
          {!isRead && <Circle color="primary" sx={{ fontSize: 10 }} titleAccess={text("unread")} />}
        </ListItemIcon>
        <ListItemText
          primary={message}
          secondary={indiaMoment(at)}
          slotProps={{
            primary: { sx: { fontWeight: isRead ? 400 : 700, overflowWrap: "anywhere" } },
          }}
        />
      </ListItemButton>
    </ListItem>
  );
}
