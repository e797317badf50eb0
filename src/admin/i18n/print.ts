/** Texts about printing. */
export const printTexts = {
  blocked: "The printing window was blocked. Allow pop-up windows for this site and print again.",
  title: "Sticker %{barcodeId}",
};
