import { useHostQuery } from "../../useHostQuery";

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
    ask: async (host, signal) => asDataUrl(await host.getReelBarcode(barcodeId, signal)),
    enabled: barcodeId !== "",
  });
