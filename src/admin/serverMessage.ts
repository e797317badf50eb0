import { HostError } from "../api/hostErrors";

/** The host's own word about its error, or what is said where it gave none. */
export const serverMessage = (error: unknown, otherwise: string) =>
  error instanceof HostError ? (error.body.message ?? otherwise) : otherwise;
