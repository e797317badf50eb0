/** The texts of a catalogue. A catalogue of react-admin may lack a part. */
export interface TextTree {
  readonly [name: string]: string | TextTree | undefined;
}

/** Returns all texts of a tree by their path, such as `ra.action.save`. */
export const textsByPath = (tree: TextTree, path = ""): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(tree).flatMap(([name, part]) => {
      const at = path === "" ? name : `${path}.${name}`;
      if (part === undefined) return [];
      return typeof part === "string" ? [[at, part]] : [...textsByPath(part, at)];
    }),
  );

const formsOf = (text: string) => text.split("||||");

const placeholdersOf = (text: string) =>
  [...new Set([...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name))].sort().join(", ");

/**
 * Removes the count from a form. English writes "1 item". The first form of Hindi and Kannada is also for 0, and has
 * the count.
 */
const withoutCount = (form: string) => form.replaceAll("%{smart_count}", "");

function faultOf(english: string, translated: string | undefined): string | undefined {
  if (translated === undefined) return "is missing";
  if (translated.trim() === "" && english.trim() !== "") return "is empty";
  if (translated !== translated.normalize("NFC")) return "is not in Unicode's form NFC";
  if (/[०-९೦-೯]/.test(translated)) return "has other digits than 0 to 9";
  const forms = formsOf(translated);
  const englishForms = formsOf(english);
  if (forms.length !== englishForms.length)
    return `has ${forms.length} forms, English has ${englishForms.length}`;
  if (placeholdersOf(translated) !== placeholdersOf(english))
    return `has the placeholders [${placeholdersOf(translated)}], English has [${placeholdersOf(english)}]`;
  const differs = forms.some(
    (form, at) =>
      placeholdersOf(withoutCount(form)) !== placeholdersOf(withoutCount(englishForms[at] ?? "")),
  );
  return differs ? "has a placeholder in another form than English" : undefined;
}

/** Returns the faults of a catalogue's translation: one sentence for each text. */
export function translationFaults(english: TextTree, translation: TextTree): readonly string[] {
  const texts = textsByPath(english);
  const translated = textsByPath(translation);
  return [
    ...[...texts].flatMap(([path, text]) => {
      const fault = faultOf(text, translated.get(path));
      return fault === undefined ? [] : [`${path} ${fault}`];
    }),
    ...[...translated.keys()]
      .filter((path) => !texts.has(path))
      .map((path) => `${path} is unknown in English`),
  ];
}
