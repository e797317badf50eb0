import type { TextTree } from "../../domain/texts";

/** The texts of the office in Kannada, of all folders. */
const texts: TextTree = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<TextTree>(["./**/texts.kn.json", "!./login/**"], {
      eager: true,
      import: "default",
    }),
  ),
);

export default texts;
