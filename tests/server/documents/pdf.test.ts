import { expect, test } from "vitest";
import { fontRuns } from "../../../server/documents/fonts";
import {
  createPdf,
  drawText,
  mm,
  type Pdf,
  textLines,
  textWidth,
} from "../../../server/documents/pdf";
import { drawTable } from "../../../server/documents/pdfTable";
import { copiedTexts, readPdf } from "../../support/readPdf";

const pdfOf = (draw: (pdf: Pdf) => void) =>
  createPdf({ title: "Names", date: new Date(0), size: "A5", margin: 10 * mm }, draw);

const pdfOfLines = (lines: readonly string[]) =>
  pdfOf((pdf) => {
    let y = 30;
    for (const line of lines) y += drawText(pdf, line, { size: 10 }, { x: 30, y, width: 360 });
  });

/** A name of each script that has a font. Some marks have places that their fonts leave out. */
const names = [
  "Āśā Ḍēvī",
  "हरिओम श्रीवास्तव",
  "ರವಿಕುಮಾರ್ ಕೃಷ್ಣಮೂರ್ತಿ",
  "முருகன் கிருஷ்ணமூர்த்தி",
  "శ్రీనివాస్ కృష్ణ",
  "കൃഷ്ണൻ ശ്രീകുമാർ",
  "শ্রীকৃষ্ণ চট্টোপাধ্যায়".normalize("NFC"),
  "ଶ୍ରୀକୃଷ୍ଣ ପଣ୍ଡା",
  "શ્રીકૃષ્ણ પટેલ",
  "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ",
];

test("rupees, Latin letters with marks and names in Indian letters are read back from a PDF", async () => {
  const pdf = await pdfOfLines(["₹1,26,000.00 × 24.5 ÷ 26 − “½”", "राम कुमार", "ರಮಣ ಗೌಡ", ...names]);
  const { title, pages } = await readPdf(pdf);
  expect(title).toBe("Names");
  const text = pages[0]?.text;
  expect(text).toContain("₹1,26,000.00 × 24.5 ÷ 26 − “½”");
  expect(text).toContain("राम कुमार");
  expect(text).toContain("ರಮಣ ಗೌಡ");
  expect(text).toContain("Āśā Ḍēvī");
  // Letters without a font are read back too.
  expect(text).not.toContain("\0");
  expect(copiedTexts(pdf)).toEqual(["राम कुमार", "ರಮಣ ಗೌಡ", ...names.slice(1)]);
});

test("a PDF embeds the fonts of all scripts: the readers of the other tests refuse one that does not", async () => {
  const { pages } = await readPdf(await pdfOfLines(["Kraft", ...names]));
  expect(pages).toHaveLength(1);
  const helvetica = await pdfOf((pdf) => {
    pdf.font("Helvetica").text("Kraft");
  });
  await expect(readPdf(helvetica)).rejects.toThrow("The PDF does not embed Helvetica");
});

test("a letter without a font is an empty box, and no other letter is lost", async () => {
  const { pages } = await readPdf(await pdfOfLines(["Li 李 Wei", "A\u0301\u0323b a\u0000b"]));
  expect(pages[0]?.text).toContain("Wei");
  expect(pages[0]?.ink).toBeGreaterThan(0);
});

test("a mark stays in its letter's font", () => {
  expect(fontRuns("Anu ಅನು\u200D-1")).toEqual([
    { text: "Anu ", font: "noto-sans-latin" },
    { text: "ಅನು\u200D", font: "noto-sans-kannada" },
    { text: "-1", font: "noto-sans-latin" },
  ]);
});

test("letters from right to left are in their order, with digits and brackets between them", async () => {
  const arabic = (text: string) => ({ text, font: "noto-sans-arabic", isRightToLeft: true });
  const latin = (text: string) => ({ text, font: "noto-sans-latin" });
  const between = (text: string) => ({ ...latin(text), isRightToLeft: true });
  expect(fontRuns("Name: محمد خان, unit A")).toEqual([
    latin("Name: "),
    arabic("خان"),
    between(" "),
    arabic("محمد"),
    latin(", unit A"),
  ]);
  expect(fontRuns("محمد (خان) 12")).toEqual([
    latin("12"),
    between(") "),
    arabic("خان"),
    between(" ("),
    arabic("محمد"),
  ]);
  const urdu = "شہباز احمد ڈوگر";
  const pdf = await pdfOfLines([urdu]);
  const [page] = (await readPdf(pdf)).pages;
  expect(copiedTexts(pdf)).toEqual([urdu]);
  expect(page?.text).not.toContain("\0");
});

test("a row that is taller than a page continues on the next ones, and nothing is lost", async () => {
  const columns = [
    { heading: "Line", width: 80 },
    { heading: "Worked out as", width: 200 },
  ];
  const parts = Array.from({ length: 300 }, (_, index) => `part-${index}`);
  const rows = [
    { cells: ["Before", "1"] },
    { cells: ["Arrears", parts.join(" ")] },
    { cells: ["After", "2"] },
  ];
  const ends: number[] = [];
  const { pages } = await readPdf(
    await pdfOf((pdf) => {
      ends.push(drawTable(pdf, { columns, rows, size: 9 }, 30), pdf.page.height);
    }),
  );
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page.text).toMatch(/^Line\s+Worked out as/);
  const words = pages.flatMap(({ text }) => text.split(/\s+/));
  expect(words.filter((word) => word.startsWith("part-"))).toEqual(parts);
  expect(words).toContain("After");
  const [end = 0, height = 0] = ends;
  expect(end).toBeLessThan(height);
});

test("a text runs on in lines that fit, and a word wider than its column is cut", async () => {
  const text = `Correction of ${"x".repeat(90)} ರವಿಕುಮಾರ್ಕೃಷ್ಣಮೂರ್ತಿರವಿಕುಮಾರ್ of 12 September`;
  await pdfOf((pdf) => {
    const lines = textLines(pdf, text, { size: 10 }, 90);
    expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
    for (const line of lines) {
      expect(textWidth(pdf, line, { size: 10 })).toBeLessThanOrEqual(90);
    }
  });
});

test("a table goes on to further pages, each with its headings, and is the same bytes each time", async () => {
  const columns = [
    { heading: "Reel", width: 200 },
    { heading: "Kilos", width: 100, align: "right" },
  ] as const;
  const rows = Array.from({ length: 90 }, (_, index) => ({ cells: [`REEL-${index}`, "396.5"] }));
  const draw = (pdf: Pdf) => {
    drawTable(pdf, { columns, rows, size: 9 }, 30);
  };
  const pdf = await pdfOf(draw);
  const { pages } = await readPdf(pdf);
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) {
    expect(page.size).toEqual([420, 595]);
    expect(page.text).toMatch(/^Reel\s+Kilos/);
  }
  const text = pages.map((page) => page.text).join("\n");
  for (const { cells } of rows) expect(text).toContain(cells[0]);
  expect((await pdfOf(draw)).equals(pdf)).toBe(true);
});

test("a table that is written into has ruled cells, as high as they are asked for", async () => {
  const columns = [
    { heading: "Station", width: 80 },
    { heading: "Good", width: 80 },
  ];
  const rows = ["Printing", "Joint"].map((station) => ({ cells: [station, ""] }));
  const ends: number[] = [];
  const draw = (cellHeight?: number) =>
    pdfOf((pdf) => {
      const table = { size: 8, columns, rows, ...(cellHeight !== undefined && { cellHeight }) };
      ends.push(drawTable(pdf, table, 30));
    });
  const [plain] = (await readPdf(await draw())).pages;
  const [ruled] = (await readPdf(await draw(20))).pages;
  expect(ruled?.text).toBe(plain?.text);
  expect(ruled?.ink).toBeGreaterThan(2 * Number(plain?.ink));
  expect(ends[1]).toBeCloseTo(30 + 8 * 0.85 * 1.4 + 2 + 40, 0);
});
