import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { DelayedProgress, LoadError } from "./LoadError";

interface QueryResultProps<T> {
  readonly query: Pick<UseQueryResult<T>, "data" | "error" | "isPending" | "refetch">;
  readonly failed: string;
  readonly children: (data: T) => ReactNode;
}

/** The data of a query. Earlier data stays if a later read fails. */
export function QueryResult<T>({ query, failed, children }: QueryResultProps<T>) {
  const { data, error, isPending, refetch } = query;
  return (
    <>
      {isPending && <DelayedProgress />}
      {error && data === undefined && (
        <LoadError message={failed} error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && children(data)}
    </>
  );
}
