/** The package has no types. These are the types that `make-fonts.ts` uses. */
declare module "subset-font" {
  interface Options {
    readonly targetFormat: "woff2";
    /** The values by axis tag: one value, or the range to keep. */
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
