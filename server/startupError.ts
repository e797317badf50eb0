/** Something that keeps the server from starting, in one line: what is wrong and what to do. */
export class StartupError extends Error {}
