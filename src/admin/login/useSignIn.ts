import { type FormEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { HostError, HostUnreachable } from "../../api/hostErrors";
import { signIn } from "../../api/signIn";
import { pageAfterLogin } from "../../loginAddress";
import { useSubmitOnce } from "../../useSubmitOnce";
import { loginTexts } from "./texts";

/** Fetches the admin's code; the list of its files is fetched first, which the login page need not carry. */
const fetchAdmin = async () => (await import("../AdminRoute")).loadAdmin();

/** Fetches the admin's code while the person still types. A failure shows when the code is needed. */
export const fetchAdminAhead = () => {
  fetchAdmin().catch(() => undefined);
};

const isRefusedPassword = (status: number) => status < 500 && status !== 429;

/**
 * What the person is told: that there was no answer, what the host says of itself or of too many
 * attempts, and in all other cases the specification's sentence. No status and no path reaches them.
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
      // Where the admin's code does not load, the page that needs it says so.
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
