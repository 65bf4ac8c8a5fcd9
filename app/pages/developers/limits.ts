/** The limits of the door for this call, as the page states them; the test compares them with the door. */
export const LIMITS = { kilobytes: 64, values: 4_000, rate: 300 } as const
