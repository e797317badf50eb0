/** Messages about accounts, devices and undo. */
export const accessMessages = {
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
} as const;
