/** Whether a page that is not an error page shows its form again, because of a mistake or because another tab has saved since. */
export const isFormAgain = (status: number) => status === 400 || status === 409
