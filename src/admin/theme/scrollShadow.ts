import type { Theme } from "@mui/material";

/**
 * Style of a horizontally scrolling element: a shadow marks each side with hidden content. At the end of the
 * content, a background that scrolls along covers the shadow.
 */
export const scrollShadow = ({ palette: { background } }: Theme) => {
  const cover = (to: string) => `linear-gradient(to ${to}, ${background.paper} 40%, transparent)`;
  const shadow = (side: string) =>
    `radial-gradient(farthest-side at ${side} 50%, rgb(0 0 0 / 45%), transparent)`;
  return {
    overflowX: "auto",
    backgroundImage: `${cover("right")}, ${cover("left")}, ${shadow("0")}, ${shadow("100%")}`,
    backgroundPosition: "left, right, left, right",
    backgroundRepeat: "no-repeat",
    backgroundSize: "48px 100%, 48px 100%, 16px 100%, 16px 100%",
    backgroundAttachment: "local, local, scroll, scroll",
  };
};
