import { useHostQuery } from "../../useHostQuery";

/** A reel by its barcode or its number; an empty code asks for nothing. */
export const useReel = (code: string) =>
  useHostQuery({
    key: ["reels", "details", code],
    ask: (host, signal) => host.getReelDetails(code, signal),
    enabled: code !== "",
  });
