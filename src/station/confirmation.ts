import type { EnteredContent, Refusal } from "./queue/scan";

/** The host's question before it records a scan of a reel. */
export type Confirmation =
  | {
      readonly reason: "RESERVED";
      readonly content: Extract<EnteredContent, { call: "issueReel" }>;
      /** The order that has reserved the reel. */
      readonly orderId: number;
      readonly client: string;
    }
  | {
      readonly reason: "FINISHED";
      readonly content: Extract<EnteredContent, { call: "returnReel" }>;
      /** Both in kilograms. */
      readonly weight: number;
      readonly coreWeight: number;
    };

/** Returns the question in a refusal. Undefined if this station knows no such question. */
export function confirmationOf(
  content: EnteredContent,
  { reason, current = {} }: Refusal,
): Confirmation | undefined {
  if (content.call === "issueReel" && reason === "RESERVED") {
    const { orderId, client } = current;
    if (typeof orderId === "number") return { reason, content, orderId, client: String(client) };
  }
  if (content.call === "returnReel" && reason === "FINISHED") {
    const { weight, coreWeight } = current;
    if (typeof weight === "number" && typeof coreWeight === "number")
      return { reason, content, weight, coreWeight };
  }
  return undefined;
}
