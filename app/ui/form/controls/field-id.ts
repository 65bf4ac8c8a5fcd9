/** The id of a control, from its name: `children[0].birthDate` -> `children-0-birthDate`. An id stays as it is. */
export const fieldId = (name: string) => name.replace(/[^\w-]+/g, '-').replace(/-$/, '')

export const hintId = (name: string) => `${fieldId(name)}-hint`
export const unitId = (name: string) => `${fieldId(name)}-unit`
export const noticeId = (name: string) => `${fieldId(name)}-notice`
export const errorId = (name: string) => `${fieldId(name)}-error`

/** The ids for `aria-describedby` of a control: its unit first, then hint, error and notice. */
export function describedBy(
  name: string,
  { unit, hint, error, notice }: Partial<Record<'unit' | 'hint' | 'error' | 'notice', string>>,
) {
  const ids = [unit && unitId(name), hint && hintId(name), error && errorId(name), notice && noticeId(name)].filter(
    Boolean,
  )
  return ids.length > 0 ? ids.join(' ') : undefined
}
