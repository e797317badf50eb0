import { type FormEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { signIn } from "../../api/signIn";
import { pageAfterLogin } from "../../loginAddress";
import { useSubmitOnce } from "../../useSubmitOnce";
import { fetchAdmin } from "../fetchAdmin";
import { loginError } from "./loginError";

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
