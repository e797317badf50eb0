/** The milliseconds that a visitor must hold the logo. */
const holdMs = 2000;

export const adminAccessId = "admin-access";
/** Marks the element that opens the dialog when it is held by touch. */
const holdMark = "data-hold";

function open() {
  const dialog = document.getElementById(adminAccessId);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

const isHeld = ({ target }: Event) =>
  target instanceof Element && target.closest(`[${holdMark}]`) !== null;

/**
 * Opens the Admin Access dialog by Ctrl+Shift+A or a long touch of the logo, without React. Returns a function that
 * stops this.
 */
export function listenForAdminAccess(): () => void {
  let hold: ReturnType<typeof setTimeout> | undefined;
  const release = () => {
    clearTimeout(hold);
    hold = undefined;
  };
  const touch = (event: Event) => {
    release();
    if (isHeld(event)) hold = setTimeout(open, holdMs);
  };
  const press = (event: KeyboardEvent) => {
    if (!event.ctrlKey || !event.shiftKey || event.code !== "KeyA") return;
    event.preventDefault();
    open();
  };
  /** Prevents the browser's own menu of a held link, because the menu would end the touch. */
  const preventMenu = (event: Event) => {
    if (hold !== undefined) event.preventDefault();
  };
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener("keydown", press, { signal });
  document.addEventListener("touchstart", touch, { signal, passive: true });
  for (const end of ["touchend", "touchcancel", "touchmove"])
    document.addEventListener(end, release, { signal, passive: true });
  document.addEventListener("contextmenu", preventMenu, { signal });
  return () => {
    release();
    stop.abort();
  };
}
