import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import styles from "./RouterErrorPage.module.css";

/** What a person can be told about whatever was thrown. */
function reasonOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return error.statusText || String(error.status);
  return error instanceof Error ? error.message : String(error);
}

/** Where a fault ends that nothing else has caught. */
export function RouterErrorPage() {
  return (
    <main className={styles.page}>
      <h1>Unexpected Application Error!</h1>
      <p>{reasonOf(useRouteError())}</p>
      <a href="/">Back to the home page</a>
    </main>
  );
}
