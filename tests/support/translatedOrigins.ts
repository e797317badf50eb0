import { expect } from "vitest";
import type { Message } from "../../domain/messages/say";
import { englishOf } from "./inEnglish";
import { hindi, kannada } from "./translators";

/** Fails if a reason of arrears stays English in Hindi or Kannada. */
export function expectTranslated(origins: readonly Message[]): void {
  for (const origin of origins)
    for (const { message } of [hindi, kannada]) {
      expect(message(origin)).toBeDefined();
      expect(message(origin)).not.toBe(englishOf(origin));
    }
}
