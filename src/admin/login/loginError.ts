import { HostError, HostUnreachable } from "../../api/callHost";
import { loginTexts } from "./texts";

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
