import type { TextTree } from "../../domain/texts";

/** The texts of the office in Hindi, of all folders. */
const texts: TextTree = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<TextTree>(["./**/texts.hi.json", "!./login/**"], {
      eager: true,
      import: "default",
    }),
  ),
);

export default texts;
