import { vi } from "vitest";
import { hangMs } from "./hang";

/**
 * Gives every `waitFor` the limit of a test. Without one it gives up after a second, and a busy machine takes longer.
 */
const { waitFor } = vi;
vi.waitFor = (callback, options = hangMs) => waitFor(callback, options);
