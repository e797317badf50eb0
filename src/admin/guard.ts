import { type LoaderFunctionArgs, replace } from "react-router-dom";
import { loginAddress, pageAfterLogin } from "../loginAddress";
import { readSession } from "../session";
import { homeOf } from "./paths";

/** Lets signed-in admins pass, to the screen's one home; all others go to the login, and back after it. */
export function guardDashboard({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const home = homeOf(pathname);
  if (readSession() === undefined) throw replace(loginAddress(home + search));
  if (home !== pathname) throw replace(home + search);
  return null;
}

/** Who is signed in has no business on the login page. */
export function passTheLogin({ request }: LoaderFunctionArgs) {
  if (readSession() === undefined) return null;
  throw replace(pageAfterLogin(new URL(request.url).searchParams.get("next")));
}
