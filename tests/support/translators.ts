import hindiFile from "../../domain/messages/texts.hi.json";
import kannadaFile from "../../domain/messages/texts.kn.json";
import { messageTranslator } from "../../src/texts/translateMessage";

export const hindi = messageTranslator(hindiFile.messages, "hi");
export const kannada = messageTranslator(kannadaFile.messages, "kn");
