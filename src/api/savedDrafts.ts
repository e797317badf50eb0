import { readSession } from "./session";

type Draft = Readonly<Record<string, unknown>>;

const prefix = "draft ";
const openForms = new Map<string, () => Draft | undefined>();

const keyOf = (email: string, path: string) => `${prefix}${email} ${path}`;

const mine = (path: string): string | undefined => {
  const email = readSession()?.admin.email;
  return email === undefined ? undefined : keyOf(email, path);
};

/**
 * Registers the open form of a path. `read` returns the values to save, which must not include a password.
 * @returns a function that unregisters the form
 */
export function noteOpenForm(path: string, read: () => Draft | undefined): () => void {
  openForms.set(path, read);
  return () => {
    if (openForms.get(path) === read) openForms.delete(path);
  };
}

/** Saves the drafts of the open forms, for this tab and the signed-in admin only. */
export function saveDrafts(): void {
  for (const [path, read] of openForms) {
    const key = mine(path);
    const draft = read();
    if (key !== undefined && draft !== undefined)
      sessionStorage.setItem(key, JSON.stringify(draft));
  }
}

export function readSavedDraft(path: string): Draft | undefined {
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

export function removeDraft(path: string): void {
  const key = mine(path);
  if (key !== undefined) sessionStorage.removeItem(key);
}

export function removeDraftsOfOthers(email?: string): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(prefix) && (email === undefined || !key.startsWith(keyOf(email, ""))))
      sessionStorage.removeItem(key);
}
