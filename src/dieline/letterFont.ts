import drawn from "./letters.json";

type Letter = readonly [advance: number, outline: string];

/** A sign that is not among the letters. */
const unknown = "?";

const letters = new Map<string, Letter>(
  Object.entries(drawn).flatMap(([sign, [advance, outline]]) =>
    typeof advance === "number" && typeof outline === "string" ? [[sign, [advance, outline]]] : [],
  ),
);

/** Returns a text with each sign that has no letter replaced. */
export const drawable = (text: string) =>
  [...text].map((sign) => (letters.has(sign) ? sign : unknown)).join("");

const numbersIn = (text: string) => (text.match(/-?[\d.]+/g) ?? []).map(Number);
const rounded = (value: number) => String(Math.round(value * 10) / 10);

/** Converts an outline to the operators of a PDF, which has no quadratic curves. */
function operators(outline: string): string {
  let [x, y] = [0, 0];
  return [...outline.matchAll(/([MLQZ])([^MLQZ]*)/g)]
    .map(([, command = "", values = ""]) => {
      const [a = 0, b = 0, c = 0, d = 0] = numbersIn(values);
      const [fromX, fromY] = [x, y];
      if (command === "Z") return "h";
      [x, y] = command === "Q" ? [c, d] : [a, b];
      if (command !== "Q") return `${a} ${b} ${command === "M" ? "m" : "l"}`;
      const third = (from: number, control: number) => rounded(from + ((control - from) * 2) / 3);
      return `${third(fromX, a)} ${third(fromY, b)} ${third(c, a)} ${third(d, b)} ${c} ${d} c`;
    })
    .join(" ");
}

const codeOf = (sign: string) => sign.charCodeAt(0);
const nameOf = (sign: string) => `/uni${codeOf(sign).toString(16).toUpperCase().padStart(4, "0")}`;

/** The reach of all letters, in thousandths of the size. */
const reach = "-50 -300 1050 1000";

const stream = (content: string) =>
  `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;

/**
 * Returns the objects of a font that has the letters of some texts as outlines, so that it is in the file whole.
 * @param first the number of the first object, which is the font
 */
export function letterFont(texts: readonly string[], first: number): string[] {
  const signs = [...new Set(drawable(texts.join("")))].sort();
  const used = signs.flatMap((sign) => {
    const letter = letters.get(sign);
    return letter ? [{ sign, advance: letter[0], outline: letter[1] }] : [];
  });
  const codes = used.map(({ sign }) => codeOf(sign));
  const [least, most] = [Math.min(...codes), Math.max(...codes)];
  const widths = Array.from(
    { length: most - least + 1 },
    (_, index) => used.find(({ sign }) => codeOf(sign) === least + index)?.advance ?? 0,
  );
  const names = used.map(({ sign }) => `${codeOf(sign)} ${nameOf(sign)}`).join(" ");
  const procedures = used.map(({ sign }, index) => `${nameOf(sign)} ${first + 1 + index} 0 R`);
  return [
    `<< /Type /Font /Subtype /Type3 /FontBBox [${reach}] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar ${least} /LastChar ${most} /Widths [${widths.join(" ")}] /Encoding << /Type /Encoding /Differences [${names}] >> /CharProcs << ${procedures.join(" ")} >> /Resources << >> >>`,
    ...used.map(({ advance, outline }) =>
      stream(`${advance} 0 ${reach} d1 ${outline === "" ? "" : `${operators(outline)} f`}`),
    ),
  ];
}
