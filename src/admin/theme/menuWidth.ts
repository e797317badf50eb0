/** The side menu's width in pixels, with its labels and without. */
export const menuWidth = { open: 220, closed: 56 };
