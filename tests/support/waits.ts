import { vi } from "vitest";
import { hangMs } from "./hang";

/** Without a limit of the test it would give up after a second, which a busy machine takes. */
const { waitFor } = vi;
vi.waitFor = (callback, options = hangMs) => waitFor(callback, options);
