import { fireEvent } from "@testing-library/react";

/** Returns a field of the open form by its name. */
export function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (found === null) throw new Error(`The form has no ${name}`);
  return found;
}

/** Puts a text into a field of the open form. */
export const type = (name: string, value: string) =>
  fireEvent.change(field(name), { target: { value } });

/** Fills in the open form; a choice that is no text is chosen from its list. */
export function fillIn(values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) {
    type(name, value);
    if (field(name).value === value) continue;
    const choices = field(name).parentElement?.querySelector("[role='combobox']");
    fireEvent.mouseDown(choices ?? field(name));
    fireEvent.click(document.querySelector(`[data-value="${value}"]`) ?? field(name));
  }
}
