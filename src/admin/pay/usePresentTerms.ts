import { useGetOne } from "react-admin";
import type { MonthlySalary } from "../../../contract/salary";
import { RecordNotFound } from "../../api/httpClient";
import type { ListRow, RecordId } from "../../api/readRow";
import { type PresentTerms, presentTerms } from "./presentTerms";

interface Known {
  readonly isPending: boolean;
  /** True if the read failed: the employee may have terms that the form does not show. */
  readonly isFailed: boolean;
  readonly terms: PresentTerms | undefined;
}

/** Never cached: another tab or another admin may have replaced the terms. */
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
