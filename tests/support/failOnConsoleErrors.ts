import { afterEach, beforeEach } from "vitest";
import { checkConsoleErrors, collectConsoleErrors } from "./consoleErrors";

// What a file says while it is loaded is its first test's.
collectConsoleErrors();
beforeEach(collectConsoleErrors);
afterEach(checkConsoleErrors);
