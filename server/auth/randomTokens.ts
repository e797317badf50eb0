import { createHash, randomBytes } from "node:crypto";

/** SHA-256 is enough for what is random and 40 bits or more with a limit on guesses, or 256 without. */
export const digestOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");

/** 256 bits, in letters that a header takes. It has no dot, so that no session's token is taken for it. */
export const newToken = () => randomBytes(32).toString("base64url");
