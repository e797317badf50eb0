/** Returns an instant by India's clock, `MM-dd HH:mm` of 2026. */
export const at = (moment: string) => new Date(`2026-${moment.replace(" ", "T")}:00+05:30`);
