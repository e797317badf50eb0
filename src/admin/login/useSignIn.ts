import { type FormEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { HostError, HostUnreachable } from "../../api/hostErrors";
import { signIn } from "../../api/signIn";
import { pageAfterLogin } from "../../loginAddress";
import { useSubmitOnce } from "../../useSubmitOnce";
import { loginTexts } from "./texts";

/** Loads the admin's code. The dynamic import keeps the list of chunks out of the login page. */
const fetchAdmin = async () => (await import("../AdminRoute")).loadAdmin();

/** Fetches the admin's code while the person still types. A failure shows when the code is needed. */
export const fetchAdminAhead = () => {
  fetchAdmin().catch(() => undefined);
};

const isRefusedPassword = (status: number) => status < 500 && status !== 429;

/**
 * Returns the message for a failed login: no reply, the host's message about itself or too many attempts, or
 * else the specification's sentence. Contains no status and no path.
 */
export function loginError(error: unknown): string {
  if (error instanceof HostUnreachable) return error.message;
  if (!(error instanceof HostError) || isRefusedPassword(error.status)) return loginTexts.wrong;
  return error.body.message ?? loginTexts.wrong;
}

const textOf = (form: FormData, name: string) => String(form.get(name) ?? "");

/** Signs in once however often the button is pressed; an error leaves the form as it was typed. */
export function useSignIn() {
  const [error, setError] = useState("");
  const navigate = useNavigate();
  const [search] = useSearchParams();

  const [send, isBusy] = useSubmitOnce(async (form: FormData) => {
    setError("");
    try {
      await signIn({ email: textOf(form, "email").trim(), password: textOf(form, "password") });
      // If the admin's code fails to load, the next page shows the error.
      await fetchAdmin().catch(() => undefined);
      await navigate(pageAfterLogin(search.get("next")), { replace: true });
    } catch (error) {
      setError(loginError(error));
    }
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(new FormData(event.currentTarget));
  };

  return { error, isBusy, submit };
}
