/** The buttons over the gallery. */
export const galleryFilters = ["All", "Punching", "RSC"] as const;
export type GalleryFilter = (typeof galleryFilters)[number];

/** The boxes made in the chosen way, out of the whole list that is already there. */
export const filteredBoxes = <Box extends { readonly boxType: string }>(
  boxes: readonly Box[],
  filter: GalleryFilter,
) => boxes.filter(({ boxType }) => filter === "All" || boxType === filter);
