import { HostError } from "../../../host";
import { loginTexts } from "../../i18n/login";

const isRefusedPassword = (status: number) => status < 500 && status !== 429;

/** What the person is told: only a refusal that says nothing else is about email and password. */
export function loginFault(error: unknown): string {
  if (error instanceof HostError && isRefusedPassword(error.status)) return loginTexts.wrong;
  return error instanceof Error ? error.message : loginTexts.wrong;
}
