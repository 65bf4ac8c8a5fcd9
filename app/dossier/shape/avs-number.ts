/** How an AVS number is shown and typed: 756.0000.0000.00. */
export const AVS_NUMBER_PATTERN = /^756\.\d{4}\.\d{4}\.\d{2}$/

export const AVS_NUMBER_LENGTH = '756.0000.0000.00'.length

/** Whether a number has the form of AVS_NUMBER_PATTERN. */
export const hasAvsNumberForm = (text: string) => AVS_NUMBER_PATTERN.test(text)

/** Whether the last digit is the EAN-13 check digit of the twelve before it. */
export function hasValidCheckDigit(avsNumber: string): boolean {
  const digits = avsNumber.replace(/\D/g, '').split('').map(Number)
  if (digits.length !== 13) return false
  const sum = digits.slice(0, 12).reduce((total, digit, i) => total + digit * (i % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10 === digits[12]
}

/** Puts the dots in their places: `7569217076985`, `756 9217 0769 85` -> `756.9217.0769.85`; else the text as typed. */
export function formatAvsNumber(text: string): string {
  const digits = text.replace(/[\s.\u00a0\u202f-]/g, '')
  return /^\d{13}$/.test(digits)
    ? `${digits.slice(0, 3)}.${digits.slice(3, 7)}.${digits.slice(7, 11)}.${digits.slice(11)}`
    : text.trim()
}
