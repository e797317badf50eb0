import wasmAddress from "zxing-wasm/reader/zxing_reader.wasm?url";

/** The browser's own detector, or the one that stands in for it. */
interface Detector {
  detect: (image: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  var BarcodeDetector:
    | {
        new (options: { formats: string[] }): Detector;
        getSupportedFormats: () => Promise<readonly string[]>;
      }
    | undefined;
}

const format = "code_128";

async function ownDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector: Own } = globalThis;
  const formats = (await Own?.getSupportedFormats()) ?? [];
  return Own && formats.includes(format) ? new Own({ formats: [format] }) : undefined;
}

/**
 * What reads the plant's barcodes from the camera's picture: the browser where it can, else a decoder
 * that is fetched from this host when the camera is asked for. Its package would take it from elsewhere.
 */
export async function createDetector(): Promise<Detector> {
  const own = await ownDetector();
  if (own !== undefined) return own;
  const ponyfill = await import("barcode-detector/ponyfill");
  await ponyfill.prepareZXingModule({
    overrides: { locateFile: () => wasmAddress },
    fireImmediately: true,
  });
  return new ponyfill.BarcodeDetector({ formats: [format] });
}
