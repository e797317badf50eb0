import { Box, Chip, Stack, Typography } from "@mui/material";
import type { AdminSession } from "../../../../contract/secondFactors";
import type { RecordId } from "../../../api/readRow";
import { useTexts } from "../../../texts/useTexts";
import { indiaMoment } from "../../formatMoment";
import { QueryResult } from "../../layout/QueryResult";
import { CallButton } from "../../layout/RecordButtons";
import { useHostQuery } from "../../useHostQuery";
import { sessionTexts } from "../texts";

interface SessionListProps {
  /** The admin whose sessions are shown. Without an id, the signed-in admin. */
  readonly adminId?: RecordId;
}

/** The active sessions, each with its device and a button that ends it. */
export function SessionList({ adminId }: SessionListProps) {
  const text = useTexts(sessionTexts);
  const query = useHostQuery({
    key: ["sessions", adminId ?? ""],
    ask: (host, signal) =>
      adminId === undefined
        ? host.call("getSessions", {}, { signal })
        : host.call("getAdminSessions", { id: adminId }, { signal }),
    gcTime: 0,
  });
  return (
    <QueryResult query={query} failed={text("notLoaded")}>
      {({ sessions }) => (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1.5 }}>
          {sessions.length === 0 && <li>{text("empty")}</li>}
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} adminId={adminId} />
          ))}
        </Box>
      )}
    </QueryResult>
  );
}

interface SessionRowProps {
  readonly session: AdminSession;
  readonly adminId: RecordId | undefined;
}

function SessionRow({ session, adminId }: SessionRowProps) {
  const text = useTexts(sessionTexts);
  const { id, browser, system, createdAt, lastSeenAt, isThis } = session;
  const device = [browser, system].filter((part) => part !== "").join(", ") || text("unknown");
  return (
    <Stack
      component="li"
      direction="row"
      useFlexGap
      sx={{ gap: 1.5, flexWrap: "wrap", alignItems: "center" }}
    >
      <div style={{ flex: "1 1 14rem" }}>
        <Typography sx={{ fontWeight: 600 }}>
          {device} {isThis && <Chip label={text("this")} />}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {text("times", { from: indiaMoment(createdAt), last: indiaMoment(lastSeenAt) })}
        </Typography>
      </div>
      {!isThis && (
        <CallButton
          name={device}
          color="error"
          text={(part) => text(`ending.${part}`, { device })}
          call={(host) =>
            adminId === undefined
              ? host.call("endSession", { id })
              : host.call("endAdminSession", { id: adminId, sessionId: id })
          }
        />
      )}
    </Stack>
  );
}
