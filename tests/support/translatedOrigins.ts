import { expect } from "vitest";
import { hindiSentences } from "../../domain/pay/hindi";
import { kannadaSentences } from "../../domain/pay/kannada";
import { translatePay } from "../../domain/pay/sentences";

const translators = [translatePay(hindiSentences, "hi"), translatePay(kannadaSentences, "kn")];

/** Fails if the host writes a reason of arrears that `domain/pay/sentences.ts` does not list. */
export function expectTranslated(origins: readonly string[]): void {
  for (const origin of origins)
    for (const { origin: translate } of translators) expect(translate(origin)).not.toBe(origin);
}
