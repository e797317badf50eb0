import { Decrypter, Encrypter } from "age-encryption";

function succeeds(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

/** True for a public key of age. The library checks its kind, its length and its check characters. */
export const isRecipient = (text: string): boolean =>
  succeeds(() => new Encrypter().addRecipient(text));

/** True for a secret key of age. */
export const isIdentity = (text: string): boolean =>
  succeeds(() => new Decrypter().addIdentity(text));
