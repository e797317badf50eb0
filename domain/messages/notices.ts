/** Messages of the bell and of the daily email. */
export const noticesMessages = {
  "notice.mention": "%{author} mentioned you in a comment: %{record}",
  "notice.exception": "%{by} assigned an exception to you: %{name}, %{date}",
  "notice.lateOrder": "Order #%{order} of %{client} is late. It was promised for %{date}.",
  "notice.refusedScan": "A scan was refused: %{reason}",
  "notice.failedBackup": "A backup failed. %{reason}",
  "notice.failedDrill": "A drill failed. %{reason}",
  "notice.failedRestore": "A restore failed. %{reason}",
  "notice.restored": "The backup %{file} was restored",
  "notice.emailSubject":
    "%{smart_count} unread notice in the office |||| %{smart_count} unread notices in the office",
  "notice.emailOthers":
    "%{smart_count} notice that only the office shows |||| %{smart_count} notices that only the office shows",
  "notice.emailOff": "This email comes once a day. Switch it off at the bell in the office.",
} as const;
