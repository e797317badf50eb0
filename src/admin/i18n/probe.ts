/** What is said when the host could not be asked who may see a screen. */
export const probeTexts = {
  refused: "Error checking permissions: %{message}",
  unreachable: "Network error or unhandled error during permission check.",
};
