import { useHostQuery } from "../../useHostQuery";

/** A reel by its barcode or its number; an empty code asks for nothing. */
export const useReel = (code: string) =>
  useHostQuery({
    key: ["reels", "details", code],
    ask: (host, signal) => host.call("getReelDetails", { barcodeIdOrReelNo: code }, { signal }),
    enabled: code !== "",
  });

const asDataUrl = (picture: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });

/** A reel's barcode as the host draws it: a picture that a page and a sticker can show. */
export const useReelBarcode = (barcodeId: string) =>
  useHostQuery({
    key: ["reels", "barcode", barcodeId],
    ask: async (host, signal) =>
      asDataUrl(await host.call("getReelBarcode", { barcodeId }, { signal })),
    enabled: barcodeId !== "",
  });
