import { paperTexts } from "../documents/paperTexts";
import { statementTexts } from "./texts";
import hi from "./texts.hi.json";
import kn from "./texts.kn.json";

/** Returns the texts of a statement and of a reminder in a language. */
export const statementTextsOf = paperTexts(statementTexts, { hi, kn });
