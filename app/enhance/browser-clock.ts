/** The time in the visitor's browser, in milliseconds since 1970; the server's own clock is clock.server.ts. */
export const now = () => Date.now()
