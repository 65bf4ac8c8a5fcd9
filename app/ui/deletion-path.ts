/** The part of the page of one's data that deletes them. It stands last there: links lead to it, and not to the page. */
export const DELETION_ID = 'delete'

/** French path. */
export const DELETION_PATH = `/data#${DELETION_ID}`
