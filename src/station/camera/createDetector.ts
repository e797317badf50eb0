import wasmAddress from "zxing-wasm/reader/zxing_reader.wasm?url";

/** The browser's own detector or its ponyfill. */
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
 * Returns the browser's barcode detector, or a decoder that this host serves. The wasm address is overridden because
 * the package would load it from another origin.
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
