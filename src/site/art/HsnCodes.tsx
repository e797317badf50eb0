import type { TextOf } from "../../../domain/texts";
import { hsnCodes } from "../company";
import type { productsTexts } from "../texts/productsTexts";

const ink = "#17293a";
const rowHeight = 96;

/** Words in lines of at most `most` letters. */
function linesOf(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

type Text = TextOf<typeof productsTexts.english>;

/** The codes with their goods in one language. The build draws letters that are not Latin as paths (`outlineWords.ts`). */
export function HsnCodes({ text }: { readonly text: Text }) {
  const height = 132 + hsnCodes.length * rowHeight;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 720 ${height}`}
      width="720"
      height={height}
      role="img"
      fontFamily="Archivo, Helvetica Neue, Arial, sans-serif"
      fill={ink}
    >
      <title>
        {hsnCodes.map(({ code, goods }) => `${code}: ${text(`hsn.goods.${goods}`)}`).join("; ")}
      </title>
      <path d={`M0 0h720v${height}H0z`} fill="#e4d2b3" />
      <path d={`M24 24h672v${height - 48}H24z`} fill="#fffdf8" stroke={ink} strokeWidth="3" />
      <path d="M24 24h672v60H24z" />
      <text x="48" y="66" fontSize="30" fontWeight="700" fill="#fffdf8">
        HSN
      </text>
      <text x="672" y="64" fontSize="22" textAnchor="end" fill="#e4d2b3">
        GST
      </text>
      {hsnCodes.map(({ code, goods }, row) => {
        const y = 84 + row * rowHeight;
        return (
          <g key={code}>
            {row > 0 && <path d={`M24 ${y}h672`} stroke={ink} strokeWidth="1.5" />}
            <text x="48" y={y + 64} fontSize="44" fontWeight="700">
              {code}
            </text>
            {linesOf(text(`hsn.goods.${goods}`), 36).map((line, place) => (
              <text key={line} x="250" y={y + 46 + place * 30} fontSize="23">
                {line}
              </text>
            ))}
          </g>
        );
      })}
    </svg>
  );
}
