/** Messages about papers that are sent by links and emails. */
export const sendingMessages = {
  "sending.linkOver": "This link is no longer good: ask for a new one",
  "sending.linkRevoked": "This link is revoked already",
  "sending.onlyOwn": "A payslip goes only to the address of %{name}",
  "sending.monthOpen": "%{month} is open, so its payslips may still change: lock the month first",
  "sending.noEmails": "This server sends no emails: set SMTP_URL and MAIL_FROM",
  "sending.underWay": "This email is sent or under way already",
  "sending.unreachable": "The mail server cannot be reached",
  "sending.refused": "The mail server refused it: %{reply}",
  "sending.broken": "The connection ended before the mail server confirmed: it was perhaps sent",
  "sending.restored": "A backup was restored while this email waited: it was perhaps sent",
  "sending.crashed": "The server stopped while it sent this email: it was perhaps sent",
} as const;
