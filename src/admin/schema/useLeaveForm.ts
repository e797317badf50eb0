import { type NavigateOptions, type To, useNavigate } from "react-router-dom";

/**
 * Navigates away from a saved form. The returned promise never settles: the form stays busy until the next page has
 * loaded, so that another press does not send it again.
 */
export function useLeaveForm() {
  const navigate = useNavigate();
  return (to: To, options?: NavigateOptions) => {
    void navigate(to, options);
    return new Promise<never>(() => undefined);
  };
}
