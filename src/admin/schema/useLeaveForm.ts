import { type NavigateOptions, type To, useNavigate } from "react-router-dom";

/**
 * Leads from a form that is saved. The form stands until the next page has loaded: what this returns never
 * settles, so that the form stays as it was sent and a press meanwhile does not send it anew.
 */
export function useLeaveForm() {
  const navigate = useNavigate();
  return (to: To, options?: NavigateOptions) => {
    void navigate(to, options);
    return new Promise<never>(() => undefined);
  };
}
