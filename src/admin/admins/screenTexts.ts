/** Texts of a link to set a password. */
export const adminActionTexts = {
  link: {
    action: "Password link",
    title: "Password link for %{name}",
    question:
      "Whoever opens the link sets the password of %{email}. It is good once, for 24 hours; a link made before is no longer good. It is shown this one time.",
    cancel: "Cancel",
    confirm: "Make Link",
    give: "Give this to %{name}, and to nobody else.",
    address: "Link",
    until: "Good once, until %{time}.",
    copy: "Copy",
    copied: "Copied",
    close: "Close",
    failed: "No link could be made",
  },
};
