/** The section that deletes the visitor's data. It comes last on its page, so links go to the section, not to the page. */
export const DELETION_ID = 'delete'

/** French path. */
export const DELETION_PATH = `/data#${DELETION_ID}`

/** Where visitors who have not signed in leave: after the file that they can download. */
export const LEAVING_ID = 'leave'
export const LEAVING_PATH = `/data#${LEAVING_ID}`
