/** What the door lets through of this call, as the page says it; the test compares it with the door. */
export const LIMITS = { kilobytes: 64, values: 4_000, rate: 300 } as const
