import { type LoaderFunctionArgs, replace } from "react-router-dom";
import { readSession } from "../../api/session";
import { pageAfterLogin } from "../../loginAddress";

/** Who is signed in has no business on the login page. */
export function redirectIfSignedIn({ request }: LoaderFunctionArgs) {
  if (readSession() === undefined) return null;
  throw replace(pageAfterLogin(new URL(request.url).searchParams.get("next")));
}
