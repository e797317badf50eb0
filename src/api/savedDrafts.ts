import { readSession } from "./session";

/** What a form holds, by field. */
type Draft = Readonly<Record<string, unknown>>;

const prefix = "draft ";
const openForms = new Map<string, () => Draft | undefined>();

const keyOf = (email: string, path: string) => `${prefix}${email} ${path}`;

const mine = (path: string): string | undefined => {
  const email = readSession()?.admin.email;
  return email === undefined ? undefined : keyOf(email, path);
};

/**
 * A form is open at a path; `read` tells what is worth saving of it, which must be no password.
 * Returns how to say that it is closed.
 */
export function noteOpenForm(path: string, read: () => Draft | undefined): () => void {
  openForms.set(path, read);
  return () => {
    if (openForms.get(path) === read) openForms.delete(path);
  };
}

/** Saves what the open forms hold, in this tab and for the person who is signed in alone. */
export function saveDrafts(): void {
  for (const [path, read] of openForms) {
    const key = mine(path);
    const draft = read();
    if (key !== undefined && draft !== undefined)
      sessionStorage.setItem(key, JSON.stringify(draft));
  }
}

/** What the signed-in person had typed at a path when their session ended. */
export function readDraft(path: string): Draft | undefined {
  const key = mine(path);
  const text = key === undefined ? null : sessionStorage.getItem(key);
  if (text === null) return undefined;
  try {
    const draft: unknown = JSON.parse(text);
    return typeof draft === "object" && draft !== null ? { ...draft } : undefined;
  } catch {
    return undefined;
  }
}

/** The draft of a path stands in its form again, or is not wanted any more. */
export function removeDraft(path: string): void {
  const key = mine(path);
  if (key !== undefined) sessionStorage.removeItem(key);
}

/** Removes all drafts but those of the given person. */
export function removeDraftsOfOthers(email?: string): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(prefix) && (email === undefined || !key.startsWith(keyOf(email, ""))))
      sessionStorage.removeItem(key);
}
