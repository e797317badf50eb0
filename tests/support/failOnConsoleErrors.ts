import { afterEach, beforeEach } from "vitest";
import { checkConsoleErrors, collectConsoleErrors } from "./consoleErrors";

// Errors while a file is loaded belong to the file's first test.
collectConsoleErrors();
beforeEach(collectConsoleErrors);
afterEach(checkConsoleErrors);
