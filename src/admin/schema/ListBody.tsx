import { Box } from "@mui/material";
import { Pagination, useListContext } from "react-admin";
import { Waiting } from "../layout/DelayedProgress";
import { LoadFault } from "../layout/LoadError";
import { QuietFault } from "../layout/QuietError";
import { useIsNarrow } from "../layout/useIsNarrow";
import type { Declaration } from "./declaration";
import { EmptyList } from "./EmptyList";
import type { Field } from "./fieldsOf";
import { ListCards } from "./ListCards";
import { ListTable } from "./ListTable";
import { useTexts } from "./useTexts";
import { useToldColumns } from "./useToldColumns";

interface ListBodyProps {
  readonly columns: readonly Field[];
  readonly declaration: Declaration;
}

const pageSizes = [25, 50, 100];

/** The rows of a list, as a table or, where there is no room, as cards; or why there are none. */
export function ListBody({ columns: all, declaration }: ListBodyProps) {
  const { error, isPending, isFetching, total, refetch } = useListContext();
  const columns = useToldColumns(all, declaration.list);
  const isNarrow = useIsNarrow();
  const text = useTexts(declaration.name);

  if (error && declaration.list.onlyLogged)
    return <QuietFault message={text("list.failed")} onRetry={() => refetch()} />;
  if (error)
    return <LoadFault message={text("list.failed")} error={error} onRetry={() => refetch()} />;
  if (isPending) return <Waiting />;
  if (total === 0) return <EmptyList declaration={declaration} />;
  return (
    <Box aria-busy={isFetching}>
      <Box sx={{ height: 4 }}>{isFetching && <Waiting />}</Box>
      {isNarrow ? (
        <ListCards columns={columns} declaration={declaration} />
      ) : (
        <ListTable columns={columns} declaration={declaration} />
      )}
      <Pagination rowsPerPageOptions={pageSizes} />
    </Box>
  );
}
