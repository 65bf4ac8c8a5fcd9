/** The id of a control, from its name: `children[0].birthDate` -> `children-0-birthDate`. An id stays as it is. */
export const fieldId = (name: string) => name.replace(/[^\w-]+/g, '-').replace(/-$/, '')

export const hintId = (name: string) => `${fieldId(name)}-hint`
export const unitId = (name: string) => `${fieldId(name)}-unit`
export const errorId = (name: string) => `${fieldId(name)}-error`

/** What `aria-describedby` of a control names: its unit first, then hint, then error. */
export function describedBy(name: string, { unit, hint, error }: { unit?: string; hint?: string; error?: string }) {
  const ids = [unit && unitId(name), hint && hintId(name), error && errorId(name)].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}
