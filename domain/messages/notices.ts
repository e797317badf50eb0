/** Messages of the bell. */
export const noticesMessages = {
  "notice.mention": "%{author} mentioned you in a comment: %{record}",
} as const;
