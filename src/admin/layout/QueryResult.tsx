import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { DelayedProgress } from "./DelayedProgress";
import { LoadError } from "./LoadError";

interface QueryResultProps<T> {
  readonly query: Pick<UseQueryResult<T>, "data" | "error" | "isPending" | "refetch">;
  /** What is said where nothing could be read. */
  readonly failed: string;
  readonly children: (data: T) => ReactNode;
}

/** What a query has read, once it is there; what was read before stays where it cannot be read again. */
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
