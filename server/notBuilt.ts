import { HttpError } from "./errors";
import type { Handlers } from "./http/handler";

const notBuilt = async (): Promise<never> => {
  throw new HttpError(501, "Not built yet");
};

/** Placeholders while the calls are being built; this file goes when it is empty. */
export const notBuiltHandlers: Handlers<
  "getExceptions" | "getCorrections" | "proposeCorrection" | "decideCorrection"
> = {
  getExceptions: notBuilt,
  getCorrections: notBuilt,
  proposeCorrection: notBuilt,
  decideCorrection: notBuilt,
};
