import { useGetOne } from "react-admin";
import type { MonthlySalary } from "../../../contract/salary";
import { RecordNotFound } from "../../api/httpClient";
import type { ListRow, RecordId } from "../../api/readRow";
import { type PresentTerms, presentTerms } from "./presentTerms";

interface Known {
  readonly isPending: boolean;
  /** Whether the host was asked in vain: there may be terms of which nobody knows here. */
  readonly isFailed: boolean;
  readonly terms: PresentTerms | undefined;
}

/** What was read before may have been overwritten since, here or elsewhere: it is read anew. */
const afresh = { gcTime: 0, staleTime: 0, refetchOnWindowFocus: false, onError: () => undefined };

/** An employee's present terms, as far as the host tells them; none where no salary is set up. */
export function usePresentTerms(employeeId: RecordId): Known {
  const { data, error, isPending } = useGetOne<ListRow<MonthlySalary>>(
    "salaries",
    { id: employeeId },
    afresh,
  );
  const isFailed = error !== null && !(error instanceof RecordNotFound);
  return { isPending, isFailed, terms: data && presentTerms(data) };
}
