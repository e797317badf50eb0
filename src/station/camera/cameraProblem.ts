/** Why the camera does not work, as a sentence that says what to do. Scanner and typing go on. */
const problems: Readonly<Record<string, string>> = {
  NotAllowedError:
    "The browser was told not to let this page see the camera. Allow it at the left of the address, then start the camera again.",
  NotFoundError: "This device has no camera.",
  NotReadableError: "Another program uses the camera. Close it, then start the camera again.",
};

export const insecureProblem =
  "The camera needs an address that begins with https. Ask the office for it.";

const brokenProblem = "The camera could not be started. Check the network, then start it again.";

export const cameraProblem = (error: unknown): string =>
  (error instanceof DOMException ? problems[error.name] : undefined) ?? brokenProblem;
