/** Copies only the known fields of a posted form, one text each, so that unknown names get no further. */
export function knownFields(posted: FormData, names: readonly string[]): FormData {
  const known = new FormData()
  for (const name of names) known.append(name, textOf(posted, name))
  return known
}

/** The first text of a field; '' if there is none, or a file. */
export function textOf(posted: FormData, name: string): string {
  const value = posted.get(name)
  return typeof value === 'string' ? value : ''
}
