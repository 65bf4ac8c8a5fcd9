/** The time in the visitor's browser, in milliseconds since 1970; the server's own clock is shell/clock.ts. */
export const now = () => Date.now()
