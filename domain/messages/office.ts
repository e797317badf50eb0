/** Messages about the office's own work: accounts, files, imports, backups and notices. */
export const officeMessages = {
  "field.unknown": "There is no such field here",
  // Accounts, devices and undo.
  "login.wrong": "Invalid email or password",
  "login.throttled":
    "Too many wrong passwords. Please try again in %{smart_count} minute. |||| Too many wrong passwords. Please try again in %{smart_count} minutes.",
  "password.notYours": "This is not your password",
  "password.isSet": "Your password is set",
  signedOutEverywhere: "You are signed out everywhere",
  "link.noLongerGood":
    "This link is no longer valid. Ask the person who gave it to you for a new one.",
  "link.ownPassword": "Change your own password under My Account, where the present one is asked",
  "link.deactivated": "This admin is deactivated: reactivate them before you give them a link",
  "factor.prove": "Confirm with your second factor to do this",
  "factor.addFirst":
    "Super admins need a second factor here: add a passkey or an authenticator app to your account first",
  "factor.wrongCode":
    "This code is wrong, or it was used already. Enter the next one that the app shows.",
  "factor.appUnreadable":
    "Codes of the app cannot be checked on this server. Use a passkey or a recovery code, and then add the app again.",
  "factor.throttled":
    "Too many wrong codes. Please try again in %{smart_count} minute. |||| Too many wrong codes. Please try again in %{smart_count} minutes.",
  "factor.manyWrongCodes":
    "%{smart_count} wrong code was entered for %{name} (%{email}) after the right password: somebody may know the password. Set a new one. |||| %{smart_count} wrong codes were entered for %{name} (%{email}) after the right password: somebody may know the password. Set a new one.",
  "factor.wrongRecoveryCode": "This recovery code is wrong, or it was used already",
  "factor.wrongPasskey": "This passkey could not be checked. Please try again, or use another way.",
  "factor.ticketOver": "This took too long or was done already. Please start again.",
  "factor.appPresent":
    "You have an authenticator app already: remove it before you add another one",
  "factor.passkeyPresent": "This passkey is added already",
  "factor.gone": "This is removed already. Load the page again.",
  "factor.isRequired":
    "Super admins need a second factor here: add another one before you remove this one",
  "factor.ownFirst": "Add a second factor to your own account first",
  "factor.own": "Remove your own factors under My Account",
  "factor.none": "%{name} has no second factor",
  "admin.sameEmail": "There is an admin with this email",
  "admin.lastSuper": "This is the only super admin: make another admin one first",
  "admin.isDeactivated": "%{name} is deactivated already",
  "admin.isActive": "%{name} is active already",
  "device.pairFirst": "Only a scan station or a super admin can do this: pair this device first",
  "device.notPaired": "This station is not paired",
  "device.revoked": "This station was revoked: pair it again",
  "device.badCode": "This code is not good: it may be mistyped, used, or older than 10 minutes",
  "device.stationCode": "This code is for a scan station: enter it at /scan",
  "device.wallCode": "This code is for a wall screen: enter it at /wall",
  "contact.thanks": "Thank you for your message!",
  "undo.notYours": "Only the person who made a change can undo it",
  "undo.done": "This change was undone already",
  "undo.impossible": "This cannot be undone",
  "undo.tooLate": "Only changes of the last %{seconds} seconds can be undone",
  "undo.changed": "Somebody has changed this since: it cannot be undone any more",
  // The files and comments of records.
  "this.file": "This file",
  "this.comment": "This comment",
  "file.tooLarge": "The file is larger than 20 MB. Make it smaller, and choose it again.",
  "file.wrongType":
    "This is no PDF, PNG, JPEG, WebP, DXF, AI or XLSX file. Its content counts, not its name.",
  "file.notReadable": "The file cannot be read. Save it again, and choose it again.",
  "file.macros": "This workbook has macros. Save it without them, and choose it again.",
  "file.otherEnding":
    "The content of this file is %{kind}. Give its name the ending .%{ending}, and choose it again.",
  "file.same": "The same file is here already: %{name}",
  "file.notPrinted":
    "Artwork is a PNG, JPEG or WebP picture or a PDF. Take the mark off this file.",
  "file.isRemoved": "This file was removed already",
  "file.isThere": "This file is here already",
  "file.isGone": "This file was removed %{days} days ago or earlier. Attach it again.",
  "file.tooManyToday": "Too many files have arrived today. Please send this one by email.",
  "file.enquiryOver": "This enquiry takes no more files. Please send it by email.",
  "comment.notYours": "Only its author can edit a comment",
  "comment.tooLate": "A comment can be edited for %{minutes} minutes. Write another one.",
  "comment.isWithdrawn": "This comment was withdrawn",
  "comment.keepsAuthor": "Only its author or a super admin can withdraw a comment",
  "comment.mayNotSee": "%{names} may not see this record. Take the name out.",
  // Imported files and pictures.
  "import.changedSince": "%{title} was changed since. The import stays as it is.",
  "import.inUse": "The %{kind} #%{number} is in use since. The import stays as it is.",
  "import.numbered": "The %{kind} #%{number}",
  "import.notYours": "Only the admin who imported a file can undo it",
  "import.onlySuper": "Only a super admin can undo this import",
  "import.undone": "This import was undone already",
  "import.tooLate": "Only imports of the last %{hours} hours can be undone",
  "import.laterFirst": "A later import has to be undone first",
  "import.checkAgain": "Something was changed since the rows were checked. Check them again.",
  "import.noNumber": "There is no %{kind} with this number. Empty the cell to make a new one.",
  "import.noBarcode": "There is no %{kind} with this barcode. Empty the cell to make a new one.",
  "import.otherBarcode": "Another %{kind} than the one of its barcode",
  "import.onlyScale": "Only the scale changes this",
  "import.onlyCancelled": "A file does not change this entry. Add a row without a number.",
  "import.stale":
    "Changed since this file was saved. Export it again, or empty this cell to write over the change.",
  "import.gone": "This record is gone",
  "import.sameRecord": "The same %{kind} as in row %{row}",
  "import.sameValue": "The same as in row %{row}",
  "import.tooLong":
    "The file has more than %{characters} characters. Split it, and import one part after the other.",
  "import.tooManyRows":
    "The file has %{rows} rows: at most %{most} are taken at once. Split it, and import one part after the other.",
  "import.swappedDates":
    "In the column %{column} a spreadsheet has swapped day and month in rows %{rows}: only days up to the 12th are dates there, and all others are texts. Import the file as it was downloaded, or enter these dates as texts, such as 24/11/2026.",
  "import.shortenedCode":
    "A spreadsheet has shortened this number. Format the column as text and enter the whole number.",
  "import.shortCode":
    "This number has fewer than %{digits} digits. A spreadsheet drops zeros at the beginning of a number: format the column as text and enter the whole number.",
  "import.noRows": "There is no row below the headings in the first row",
  "import.openQuote": "A quotation mark at the beginning of a cell is never closed",
  "import.unreadableRow":
    "Row %{row} cannot be read: look for a quotation mark that does not belong there",
  "import.twoColumns": "There are two columns for %{label}",
  "import.columnMissing": "The first row has to name the columns, and lacks a column for %{labels}",
  "import.columnsMissing": "The first row has to name the columns, and lacks columns for %{labels}",
  "picture.tooLarge":
    "The file is larger than 8 MB. Make the picture smaller, and choose it again.",
  "picture.wrongType": "This is no picture. Choose a JPEG, PNG, WebP or AVIF file.",
  "picture.notReadable": "The picture cannot be read. Save it again, and choose it again.",
  "picture.tooManyPixels":
    "The picture has more than 40 megapixels. Make it smaller, and choose it again.",
  // Backups, drills and restores.
  "backup.empty": "The backup is an empty file. Take another one.",
  "backup.notTar": "The file is no backup of this product. Take another one.",
  "backup.noManifest": "The backup has no manifest. Take another one.",
  "backup.truncated": "The backup ends in the middle. Take another one.",
  "backup.damaged": "The backup is damaged. Take another one.",
  "backup.wrongCount":
    "The backup has %{found} rows of %{table}, and its manifest says %{expected}. Take another one.",
  "backup.changedRows":
    "Rows of %{table} were changed in the backup after it was made. Take another one.",
  "backup.differs":
    "The restored rows of %{table} differ from those of the backup. Nothing was changed.",
  "backup.wrongKey":
    "The backup cannot be decrypted: it was encrypted with another passphrase or key.",
  "backup.noKey":
    "The backup is encrypted. Give its passphrase, or let the person who runs the server give it the key.",
  "backup.noIdentity":
    "The server lacks the secret key of its backups, so no backup can be tested. The person who runs the server gives it the key.",
  "backup.older":
    "The backup has schema %{schema}, of a version before 1.0.0: restore it with the commit %{commit}, and make a new backup there.",
  "backup.newer":
    "The backup has schema %{schema} of version %{version}. Version %{own} knows schema %{known}: install the newer version first.",
  "backup.notFound": "There is no backup %{name} at %{place}.",
  "backup.none": "There is no backup yet. Make one first.",
  "backup.exists": "%{name} is there already. Choose another name.",
  "backup.diskFull": "The disk at %{place} is full. Make room and try again; earlier backups stay.",
  "backup.notWritable": "%{place} cannot be read or written. Check the folder and its permissions.",
  "backup.storageAway": "The storage at %{place} does not answer. Check the network and try again.",
  "backup.storageRefused":
    "The storage at %{place} refused the request (%{status}). Check its address and keys.",
  "backup.storageClock":
    "The storage at %{place} refused the request because this machine's clock is wrong. Set the clock.",
  "backup.mayNotCreate":
    "The role %{role} may not create databases: run ALTER ROLE %{role} CREATEDB.",
  "backup.stillUsed":
    "Other programs hold connections to the database. Nothing was changed. Stop them and try again.",
  "backup.interrupted": "The server stopped before it was finished. Nothing was kept.",
  "backup.running": "A backup, drill or restore is running already. Wait until it has ended.",
  "backup.signIn": "Nobody could sign in to the restored data.",
  "backup.unknown": "It failed. The log of the server has the reason.",
  "backup.off": "This server makes no backups.",
  "backup.lastFailed": "The last backup failed. %{reason}",
  "backup.lastDrillFailed": "The last drill failed. %{reason}",
  "backup.diskLow":
    "The disk at %{place} has only %{megabytes} MB free. Make room: on a full disk nothing can be saved.",
  "clock.differs":
    "This machine's clock differs by %{minutes} from the clock of %{source}. Set the clock.",
  "clock.future":
    "The newest %{what} is from the future, by %{minutes}. Check this machine's clock.",
  "clock.database": "the database",
  "clock.backup": "backup",
  "clock.change": "change",
  "this.backup": "This backup",
  // The bell and the daily email.
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
