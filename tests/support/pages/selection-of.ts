/** The body of the selection calls for somebody with these funds or providers; with none, it says so. */
export const selectionOf = (ids: string[]) => ({ ids, none: ids.length === 0 })
