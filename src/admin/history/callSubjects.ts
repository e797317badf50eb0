import { type RecordKind, recordKinds } from "../../../contract/records";

/** Subjects of calls that are not called as their kind is. */
const otherSubjects: Readonly<Record<string, RecordKind>> = {
  statutoryrate: "rate",
  rate: "price",
  invoicesettings: "invoicing",
};

/** Returns the kind that a call's name ends in: `reel` for `registerReel`, `board` for `updateBoardSettings`. */
export function kindOfCall(call: string): RecordKind | undefined {
  const subject = call.replace(/^[a-z]+/, "").toLowerCase();
  const [longest] = recordKinds
    .filter((kind) => subject.startsWith(kind.toLowerCase()))
    .toSorted((one, other) => other.length - one.length);
  return otherSubjects[subject] ?? longest;
}
