import { inject } from "vitest";
import { refusedStart as refused, startServer as start } from "./serverProcess";

const program = () => [inject("serverBundle").main];

/** Starts the bundled server with settings that it must refuse, and waits until it has ended. */
export const refusedStart = (environment: Record<string, string>) =>
  refused(environment, program());

/** Starts the bundled server and waits until it says that it is open. */
export const startServer = (environment: Record<string, string>) => start(environment, program());
