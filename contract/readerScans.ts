import * as z from "zod/mini";
import { line, optional } from "./fields";
import { type ImportForms, noEdit } from "./imports";

const cell = () => optional(line(60));

/** A row of a reader's file. Only the user id and the moment make a scan. The codes are stored as the file has them. */
const ReaderScan = z.object({
  userId: line(60),
  /** The date, or the date with the time of day. */
  date: cell(),
  /** The time of day, or the time of day with the date. */
  time: cell(),
  device: cell(),
  /** The key that the person has pressed, such as 0 for in or C/Out. Pairs of scans decide on in and out instead. */
  status: cell(),
  /** The code of the identification, such as 1 for a finger or 15 for a face. */
  verify: cell(),
  workCode: cell(),
});
export type ReaderScan = z.infer<typeof ReaderScan>;

const words = (text: string) => text.split(" ");

/**
 * Words for the columns in the exports of the readers' programs, the best first, without spaces and signs:
 * - ZKTeco Attendance Management: `AC-No., Name, Time, State` and `Department, Name, No., Date/Time, Status, Location ID,
 *   ID Number, VerifyCode, CardNo`,
 * - ZKTeco BioTime: `Employee ID, First Name, Department, Date, Time, Punch State, Work Code`,
 * - the text `GLG_001.TXT` of a reader: `No, Mchn, EnNo, Name, Mode, IOMd, DateTime`,
 * - eSSL eTimeTrackLite: `EmployeeCode, EmployeeName, LogDate, Direction, DeviceName` and the columns `UserId, LogDate,
 *   Direction, DeviceId` of the table of device logs; the reports call the number `E. Code`.
 */
const headings = {
  userId: words(
    "acno enno userid userno usercode pin badgenumber badgeno biometricid enrollno enrollid employeecode empcode ecode employeeid empid employeeno empno personid no",
  ),
  date: words(
    "datetime timestamp logdatetime punchdatetime logdate punchdate checktime attendancedate recorddate scandate",
  ),
  time: words("time punchtime logtime attendancetime recordtime checktime scantime clocktime"),
  device: words(
    "deviceid devicename device devicefname devicesn serialno serialnumber machine machineid machineno mchn terminal terminalid location locationid",
  ),
  status: words(
    "status state newstate punchstate punchtype inoutstate inout inoutmode iomd checktype direction attdirection",
  ),
  verify: words("verifycode verifymode verifytype verificationmode verification verified mode"),
  workCode: words("workcode"),
};

export const readerImport = {
  create: ReaderScan,
  edit: noEdit,
  record: ReaderScan,
  keys: [],
  headings,
  lacksHeadings: "reader.noHeadings",
} as const satisfies ImportForms;
