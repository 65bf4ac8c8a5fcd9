/**
 * Rows are divided into sixteen parts by the first digit of their ids. A store may keep each part in another place, and
 * can then change two rows in one step only within a part.
 */
export const PARTS = 16

/** 0 to 15. */
export const partOf = (id: string): number => Number.parseInt(id.slice(0, 1), PARTS)
