/** A form shown again: something in it is wrong, or another tab has saved since. Its page is no error page. */
export const isFormAgain = (status: number) => status === 400 || status === 409

/** Nothing of what was asked for is shown. */
export const isErrorPage = (status: number) => status >= 403 && !isFormAgain(status)
