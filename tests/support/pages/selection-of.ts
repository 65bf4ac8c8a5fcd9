/** What the selection calls are sent by somebody with these funds or providers; who has none says so. */
export const selectionOf = (ids: string[]) => ({ ids, none: ids.length === 0 })
