import { HostError } from "../api/hostErrors";

/** Returns the host's message about an error, or `otherwise` if the host sent no message. */
export const serverMessage = (error: unknown, otherwise: string) =>
  error instanceof HostError ? (error.body.message ?? otherwise) : otherwise;
