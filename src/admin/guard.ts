import { type LoaderFunctionArgs, replace } from "react-router-dom";
import { readSession } from "../api/session";
import { loginAddress } from "../loginAddress";
import { homeOf } from "./paths";

/** Lets signed-in admins pass, to the screen's one home; all others go to the login, and back after it. */
export function guardDashboard({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const home = homeOf(pathname);
  if (readSession() === undefined) throw replace(loginAddress(home + search));
  if (home !== pathname) throw replace(home + search);
  return null;
}
