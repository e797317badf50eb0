import { HostError, TokenMissing } from "../../../api/callHost";

interface Words {
  readonly noToken: string;
  readonly failed: string;
}

/** Why the reels could not be read: the host's own message where it gave one. */
export function inUseError(error: Error, { noToken, failed }: Words): string {
  if (error instanceof TokenMissing) return noToken;
  if (error instanceof HostError) return error.body.message ?? failed;
  return error.message;
}
