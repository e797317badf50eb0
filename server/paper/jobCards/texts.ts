import type { BoxStyle } from "../../../domain/board/boxDesign";
import type { Language } from "../../../domain/languages";
import { boardMessages } from "../../../domain/messages/board";
import type { Message } from "../../../domain/messages/message";
import { messageText } from "../../../domain/messages/messageText";
import hindiMessages from "../../../domain/messages/texts.hi.json";
import kannadaMessages from "../../../domain/messages/texts.kn.json";
import { dateText } from "../../../domain/momentText";

const reasons = { en: boardMessages, hi: hindiMessages.messages, kn: kannadaMessages.messages };

/** The reason why a figure is absent, in the language of the card. */
const reasonText = (reason: Message, language: Language) =>
  messageText(reason, { texts: reasons[language], language });

interface JobCardTexts {
  readonly title: (id: number) => string;
  readonly furtherPage: (title: string, client: string, page: number) => string;
  readonly unit: (unit: string) => string;
  readonly promised: (date: Date | string) => string;
  readonly styles: Readonly<Record<BoxStyle, string>>;
  readonly style: (style: string) => string;
  readonly plies: (ply: number) => string;
  readonly sides: Readonly<Record<"INSIDE" | "OUTSIDE", string>>;
  readonly print: (colours: number) => string;
  readonly noDrawing: (reason: Message) => string;
  readonly run: (
    run: Readonly<Record<"blank" | "sheets" | "ups" | "deckle" | "board", string>>,
  ) => string;
  readonly noRun: (reason: Message | undefined) => string;
  readonly from: (deckle: string) => string;
  readonly atMachine: (reel: string) => string;
  readonly atLocation: (reel: string, location: string) => string;
  /** A reserved reel that no longer fits its layer. */
  readonly unfit: (reel: string) => string;
  readonly noReels: string;
  /** A layer's English label, such as `Flute 2`, in the language. */
  readonly layer: (label: string) => string;
  readonly columns: Readonly<
    Record<"layer" | "shade" | "width" | "needs" | "toFetch" | "reels", string>
  >;
  readonly reelForm: Readonly<Record<"reel" | "out" | "back", string>>;
  readonly stationForm: Readonly<Record<"station" | "good" | "waste" | "sign", string>>;
  readonly stations: readonly string[];
}

const english: JobCardTexts = {
  title: (id) => `Job card, order #${id}`,
  furtherPage: (title, client, page) => `${title}, ${client}, page ${page}`,
  unit: (unit) => `unit ${unit}`,
  promised: (date) => `Due ${dateText(date)}`,
  styles: {
    "0201": "0201 regular slotted",
    "0200": "0200 half slotted",
    "0203": "0203 full overlap",
    OTHER: "other, blank by hand",
  },
  style: (style) => `Style: ${style}`,
  plies: (ply) => `${ply} ply`,
  sides: { INSIDE: "measured inside", OUTSIDE: "measured outside" },
  print: (colours) =>
    `Print: ${colours === 0 ? "none" : colours === 1 ? "1 colour" : `${colours} colours`}`,
  noDrawing: (reason) => `No drawing: ${reasonText(reason, "en")}`,
  run: ({ blank, sheets, ups, deckle, board }) =>
    `Blank ${blank} mm, ${sheets} blanks, ${ups} up on ${deckle} mm or more, ${board} m of board`,
  noRun: (reason) => `No run: ${reason ? reasonText(reason, "en") : "no paper plan"}`,
  from: (deckle) => `from ${deckle}`,
  atMachine: (reel) => `${reel} at the machine`,
  atLocation: (reel, location) => `${reel} at ${location}`,
  unfit: (reel) => `${reel} (check the reservation)`,
  noReels: "none yet",
  layer: (label) => label,
  columns: {
    layer: "Layer",
    shade: "Shade",
    width: "Width, cm",
    needs: "Needs, kg",
    toFetch: "To fetch, kg",
    reels: "Reels",
  },
  reelForm: { reel: "Reel", out: "Out, kg", back: "Back, kg" },
  stationForm: { station: "Station", good: "Good", waste: "Waste", sign: "Sign, time" },
  stations: ["Corrugator", "Printing", "Slotting, die cut", "Joint", "Packing"],
};

/** Translates the word of a layer's label, and keeps its number. */
const layerIn = (words: Readonly<Record<string, string>>) => (label: string) =>
  label.replace(/^\w+/, (word) => words[word] ?? word);

const hindi: JobCardTexts = {
  title: (id) => `जॉब कार्ड, ऑर्डर #${id}`,
  furtherPage: (title, client, page) => `${title}, ${client}, पेज ${page}`,
  unit: (unit) => `यूनिट ${unit}`,
  promised: (date) => `डिलीवरी की तय तारीख: ${dateText(date, "hi")}`,
  styles: {
    "0201": "0201 रेगुलर स्लॉटेड",
    "0200": "0200 हाफ़ स्लॉटेड",
    "0203": "0203 फ़ुल ओवरलैप",
    OTHER: "अन्य",
  },
  style: (style) => `बॉक्स का प्रकार: ${style}`,
  plies: (ply) => `${ply} प्लाई`,
  sides: { INSIDE: "नाप अंदर की", OUTSIDE: "नाप बाहर की" },
  print: (colours) => `प्रिंट: ${colours === 0 ? "कोई नहीं" : `${colours} रंग`}`,
  noDrawing: (reason) => `ड्रॉइंग नहीं है: ${reasonText(reason, "hi")}`,
  run: ({ blank, sheets, ups, deckle, board }) =>
    `ब्लैंक ${blank} mm, ${sheets} ब्लैंक, ${ups} साथ-साथ, रील ${deckle} mm या चौड़ी, बोर्ड ${board} m`,
  noRun: (reason) => `रन नहीं है: ${reason ? reasonText(reason, "hi") : "पेपर का प्लान नहीं है"}`,
  from: (deckle) => `${deckle} से`,
  atMachine: (reel) => `${reel} मशीन पर`,
  atLocation: (reel, location) => `${reel}, जगह ${location}`,
  unfit: (reel) => `${reel} (रिज़र्व जाँचें)`,
  noReels: "अभी नहीं",
  layer: layerIn({ Top: "टॉप", Flute: "फ़्लूट", Middle: "बीच", Liner: "लाइनर" }),
  columns: {
    layer: "परत",
    shade: "शेड",
    width: "चौड़ाई, cm",
    needs: "चाहिए, kg",
    toFetch: "लाना है, kg",
    reels: "रीलें",
  },
  reelForm: { reel: "रील", out: "इश्यू, kg", back: "वापसी, kg" },
  stationForm: { station: "काम", good: "सही", waste: "वेस्ट", sign: "हस्ताक्षर, समय" },
  stations: ["कोरुगेटर", "प्रिंटिंग", "स्लॉटिंग, पंचिंग", "जॉइंट", "पैकिंग"],
};

const kannada: JobCardTexts = {
  title: (id) => `ಜಾಬ್ ಕಾರ್ಡ್, ಆರ್ಡರ್ #${id}`,
  furtherPage: (title, client, page) => `${title}, ${client}, ಪುಟ ${page}`,
  unit: (unit) => `ಯೂನಿಟ್ ${unit}`,
  promised: (date) => `ಡೆಲಿವರಿಗೆ ನಿಗದಿತ ದಿನಾಂಕ: ${dateText(date, "kn")}`,
  styles: {
    "0201": "0201 ರೆಗ್ಯುಲರ್ ಸ್ಲಾಟೆಡ್",
    "0200": "0200 ಹಾಫ್ ಸ್ಲಾಟೆಡ್",
    "0203": "0203 ಫುಲ್ ಓವರ್\u200cಲ್ಯಾಪ್",
    OTHER: "ಇತರೆ",
  },
  style: (style) => `ಬಾಕ್ಸ್ ವಿಧ: ${style}`,
  plies: (ply) => `${ply} ಪ್ಲೈ`,
  sides: { INSIDE: "ಒಳಗಿನ ಅಳತೆ", OUTSIDE: "ಹೊರಗಿನ ಅಳತೆ" },
  print: (colours) => `ಪ್ರಿಂಟ್: ${colours === 0 ? "ಇಲ್ಲ" : `${colours} ಬಣ್ಣ`}`,
  noDrawing: (reason) => `ಡ್ರಾಯಿಂಗ್ ಇಲ್ಲ: ${reasonText(reason, "kn")}`,
  run: ({ blank, sheets, ups, deckle, board }) =>
    `ಬ್ಲ್ಯಾಂಕ್ ${blank} mm, ${sheets} ಬ್ಲ್ಯಾಂಕ್‌ಗಳು, ಅಕ್ಕಪಕ್ಕ ${ups}, ರೀಲ್ ${deckle} mm ಅಥವಾ ಹೆಚ್ಚು, ಬೋರ್ಡ್ ${board} m`,
  noRun: (reason) => `ರನ್ ಇಲ್ಲ: ${reason ? reasonText(reason, "kn") : "ಪೇಪರ್ ಯೋಜನೆ ಇಲ್ಲ"}`,
  from: (deckle) => `${deckle} ರಿಂದ`,
  atMachine: (reel) => `${reel} ಮಷಿನ್ ಮೇಲೆ`,
  atLocation: (reel, location) => `${reel}, ಜಾಗ ${location}`,
  unfit: (reel) => `${reel} (ಕಾಯ್ದಿರಿಸಿದ್ದನ್ನು ಪರಿಶೀಲಿಸಿ)`,
  noReels: "ಇನ್ನೂ ಇಲ್ಲ",
  layer: layerIn({ Top: "ಟಾಪ್", Flute: "ಫ್ಲೂಟ್", Middle: "ಮಧ್ಯ", Liner: "ಲೈನರ್" }),
  columns: {
    layer: "ಪದರ",
    shade: "ಶೇಡ್",
    width: "ಅಗಲ, cm",
    needs: "ಬೇಕು, kg",
    toFetch: "ತರಬೇಕು, kg",
    reels: "ರೀಲ್\u200cಗಳು",
  },
  reelForm: { reel: "ರೀಲ್", out: "ಇಶ್ಯೂ, kg", back: "ವಾಪಸಾತಿ, kg" },
  stationForm: { station: "ಕೆಲಸ", good: "ಸರಿ", waste: "ವೇಸ್ಟ್", sign: "ಸಹಿ, ಸಮಯ" },
  stations: ["ಕೊರುಗೇಟರ್", "ಪ್ರಿಂಟಿಂಗ್", "ಸ್ಲಾಟಿಂಗ್, ಪಂಚಿಂಗ್", "ಜಾಯಿಂಟ್", "ಪ್ಯಾಕಿಂಗ್"],
};

/** The texts of a job card in each language. The words follow docs/glossary.md. */
export const jobCardTexts: Readonly<Record<Language, JobCardTexts>> = {
  en: english,
  hi: hindi,
  kn: kannada,
};
