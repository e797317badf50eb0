import type { Dieline, DrawnLine, DrawnPoint } from "../../domain/board/dieline";
import drawn from "./letters.json";

const pointsPerMm = 72 / 25.4;
const margin = 15;
/** The room below the blank for the check bar and the title, in millimetres. */
const footHeight = 30;
const checkBar = 100;

/** A page of PDF is at most this long on a side. A larger one counts in larger units. */
const longestPage = 14_400;

const coordinate = (value: number) => String(Math.round(value * 1000) / 1000);
const at = (point: DrawnPoint) => point.map(coordinate).join(" ");
const stroke = ([from, to]: DrawnLine) => `${at(from)} m ${at(to)} l S`;

type Letter = readonly [advance: number, outline: string];

/** A sign that is not among the letters. */
const unknown = "?";

const letters = new Map<string, Letter>(
  Object.entries(drawn).flatMap(([sign, [advance, outline]]) =>
    typeof advance === "number" && typeof outline === "string" ? [[sign, [advance, outline]]] : [],
  ),
);

/** Returns a text with each sign that has no letter replaced. */
const drawable = (text: string) =>
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

/** The box that encloses every letter of the font (left, bottom, right, top), in thousandths of the font's size. */
const reach = "-50 -300 1050 1000";

const stream = (content: string) =>
  `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;

/**
 * Returns the objects of a font that has the letters of some texts as outlines, so that it is in the file whole.
 * @param first the number of the first object, which is the font
 */
function letterFont(texts: readonly string[], first: number): string[] {
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

/** Encodes a text for the file. Every character is a byte. */
const literal = (text: string) => drawable(text).replace(/[\\()]/g, (sign) => `\\${sign}`);

const checkText = `${checkBar} mm: measure this bar. Print at 100 %, without scaling.`;

const write = (text: string, [x, y]: DrawnPoint, size: number) =>
  `BT /F1 ${size} Tf ${at([x, y])} Td (${literal(text)}) Tj ET`;

/** Draws the page in millimetres from its lower left corner. */
function drawing({ blank, outline, creases }: Dieline, title: string): string {
  const place = ([x, y]: DrawnPoint): DrawnPoint => [margin + x, footHeight + blank.width - y];
  const [first = [0, 0], ...others] = outline.map(place);
  const bar = 12;
  return [
    "0.35 w 0.88 0 0 RG",
    `${at(first)} m ${others.map((point) => `${at(point)} l`).join(" ")} s`,
    "0 0.31 0.78 RG [6 3] 0 d",
    ...creases.map(([from, to]) => stroke([place(from), place(to)])),
    "[] 0 d 0 G",
    stroke([
      [margin, bar],
      [margin + checkBar, bar],
    ]),
    ...[margin, margin + checkBar].map((x) =>
      stroke([
        [x, bar - 3],
        [x, bar + 3],
      ]),
    ),
    write(checkText, [margin, 16], 4),
    write(title, [margin, 4], 4),
  ].join("\n");
}

/** Joins the objects of a file with the table of their places. */
function file(objects: readonly string[]): string {
  let text = "%PDF-1.6\n";
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const table = text.length;
  const count = objects.length + 1;
  return `${text}xref\n0 ${count}\n0000000000 65535 f \n${places.join("")}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
}

/**
 * Returns a dieline as a PDF of one page at its own size, with a bar of 100 mm to check the print.
 * @returns one character for each byte
 */
export function dielinePdf(dieline: Dieline, title: string): string {
  const { blank } = dieline;
  const least = 2 * margin + checkBar + 40;
  const [width, height] = [
    Math.max(least, blank.length + 2 * margin) * pointsPerMm,
    (blank.width + margin + footHeight) * pointsPerMm,
  ];
  const unit = Math.ceil(Math.max(width, height) / longestPage);
  const scale = (pointsPerMm / unit).toFixed(6);
  const content = `${scale} 0 0 ${scale} 0 0 cm\n${drawing(dieline, title)}`;
  return file([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /UserUnit ${unit} /MediaBox [0 0 ${at([width / unit, height / unit])}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...letterFont([checkText, title], 5),
  ]);
}
