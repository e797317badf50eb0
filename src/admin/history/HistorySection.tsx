import { Box, Button, Link, Typography } from "@mui/material";
import { type QueryKey, useInfiniteQuery } from "@tanstack/react-query";
import { Link as RouterLink } from "react-router-dom";
import type { HistoryEntry, HistoryPage } from "../../../contract/history";
import {
  findResource,
  hasAttachments,
  isRecordKind,
  type RecordKind,
  resourceOf,
} from "../../../contract/records";
import type { RecordId } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { CommentForm, CommentText } from "../attachments/Comments";
import { indiaMoment } from "../formatMoment";
import { DelayedProgress, LoadError } from "../layout/QueryResult";
import { Section } from "../layout/Screen";
import { recordAddress, useOfficeResources } from "../schema/officeFeature";
import { whileSignedIn } from "../sessionEnd";
import { type Host, useHost } from "../useHostQuery";
import { historyTexts } from "./texts";
import { type FieldChange, useChangeWords } from "./useChangeWords";

type ReadPage<Page> = (
  host: Host,
  before: string | undefined,
  signal: AbortSignal,
) => Promise<Page>;

/** Fetches pages of changes, each with the declarations and texts of the changed records. */
export function useHistoryPages<Page extends HistoryPage>(
  key: QueryKey,
  read: ReadPage<Page>,
  reads: readonly string[] = [],
) {
  const host = useHost();
  const resources = useOfficeResources();
  const first: string | undefined = undefined;
  return useInfiniteQuery({
    queryKey: ["history", ...key],
    meta: { reads: ["history", "files", ...reads] },
    initialPageParam: first,
    queryFn: async ({
      pageParam,
      signal,
    }: {
      pageParam: string | undefined;
      signal: AbortSignal;
    }) => {
      const page = await whileSignedIn(read(host, pageParam, signal));
      const shown = new Set(page.entries.map(({ kind }) => findResource(kind)));
      await Promise.all(resources.map(({ name, load }) => shown.has(name) && load?.()));
      return page;
    },
    getNextPageParam: ({ next }) => next?.toString(),
  });
}

interface HistoryPagesProps {
  readonly pages: ReturnType<typeof useHistoryPages<HistoryPage>>;
  readonly empty: string;
  readonly namesRecords?: boolean;
}

export function HistoryPages({ pages, empty, namesRecords = false }: HistoryPagesProps) {
  const text = useTexts(historyTexts);
  const { data, error, isPending, hasNextPage, isFetchingNextPage } = pages;
  if (error)
    return (
      <LoadError
        message={text("failed")}
        error={error}
        onRetry={() => void (data ? pages.fetchNextPage() : pages.refetch())}
      />
    );
  if (isPending) return <DelayedProgress />;
  const entries = data.pages.flatMap((page) => page.entries);
  if (entries.length === 0)
    return (
      <Typography role="status" color="text.secondary">
        {empty}
      </Typography>
    );
  return (
    <Box>
      <HistoryList entries={entries} namesRecords={namesRecords} />
      {hasNextPage && (
        <Button
          variant="outlined"
          loading={isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
          sx={{ mt: 1.5 }}
        >
          {text("older")}
        </Button>
      )}
    </Box>
  );
}

interface HistoryListProps {
  readonly entries: readonly HistoryEntry[];
  /** True if each entry names its record, as outside of a record's own page. */
  readonly namesRecords?: boolean;
}

const HistoryList = ({ entries, namesRecords = false }: HistoryListProps) => (
  <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none" }}>
    {entries.map((entry) => (
      <HistoryItem key={entry.id} entry={entry} namesRecord={namesRecords} />
    ))}
  </Box>
);

type HistoryItemProps = Readonly<{ entry: HistoryEntry; namesRecord: boolean }>;

function HistoryItem({ entry, namesRecord }: HistoryItemProps) {
  const words = useChangeWords();
  const fields = words.fieldsOf(entry);
  return (
    <Box
      component="li"
      sx={{ py: 1.5, borderTop: 1, borderColor: "divider", "&:first-of-type": { borderTop: 0 } }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1.5, alignItems: "baseline" }}>
        <Typography component="strong" sx={{ fontWeight: 700 }}>
          {words.callText(entry.call)}
        </Typography>
        {namesRecord && <RecordName entry={entry} text={words.recordText(entry)} />}
        <Typography
          component="span"
          variant="body2"
          color="text.secondary"
          sx={{ overflowWrap: "anywhere" }}
        >
          {entry.by} · <time dateTime={entry.at}>{indiaMoment(entry.at)}</time>
          {entry.undoneBy !== undefined && ` · ${words.text("undone")}`}
        </Typography>
      </Box>
      {entry.comment && isRecordKind(entry.kind) && (
        <CommentText comment={entry.comment} record={{ kind: entry.kind, id: entry.recordId }} />
      )}
      {fields.length > 0 && (
        <Box
          component="dl"
          sx={{
            m: 0,
            mt: 0.75,
            display: "grid",
            columnGap: 2,
            rowGap: 0.5,
            gridTemplateColumns: { xs: "1fr", sm: "minmax(120px, 200px) 1fr" },
          }}
        >
          {fields.map((field) => (
            <FieldChangeText key={field.name} field={field} became={words.text("became")} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function RecordName({ entry, text }: { readonly entry: HistoryEntry; readonly text: string }) {
  const to = recordAddress(useOfficeResources(), entry.kind, entry);
  const sx = { overflowWrap: "anywhere", fontWeight: 600, color: "inherit" } as const;
  if (to === undefined)
    return (
      <Typography component="span" sx={sx}>
        {text}
      </Typography>
    );
  return (
    <Link component={RouterLink} to={to} sx={sx}>
      {text}
    </Link>
  );
}

interface FieldChangeTextProps {
  readonly field: FieldChange;
  readonly became: string;
}

const FieldChangeText = ({ field: { label, before, after }, became }: FieldChangeTextProps) => (
  <>
    <Typography component="dt" variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: "anywhere" }}>
      {before !== undefined && (
        <>
          <Box component="span" sx={{ color: "text.secondary" }}>
            {before}
          </Box>{" "}
          <span role="img" aria-label={became}>
            →
          </span>{" "}
        </>
      )}
      {after}
    </Typography>
  </>
);

export default function HistorySection({ kind, id }: Readonly<{ kind: RecordKind; id: RecordId }>) {
  const text = useTexts(historyTexts);
  const pages = useHistoryPages(
    [kind, String(id)],
    (host, before, signal) => host.call("getHistory", { kind, id, before }, { signal }),
    [resourceOf(kind)],
  );
  return (
    <Section title={text("title")} gap={1}>
      {hasAttachments(kind) && <CommentForm record={{ kind, id }} />}
      <HistoryPages pages={pages} empty={text("empty")} />
    </Section>
  );
}
