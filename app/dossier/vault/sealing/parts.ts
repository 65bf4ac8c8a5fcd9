/**
 * Rows fall into sixteen parts, by the first digit of their ids. A store may keep each part somewhere else; then it can
 * change two rows in one step within a part only.
 */
export const PARTS = 16

/** 0 to 15. */
export const partOf = (id: string): number => Number.parseInt(id.slice(0, 1), PARTS)
