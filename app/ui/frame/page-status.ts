/** Whether a page shows its form again, because of a mistake or because another tab has saved since, if it is no error page. */
export const isFormAgain = (status: number) => status === 400 || status === 409
