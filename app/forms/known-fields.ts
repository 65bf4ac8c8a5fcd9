/** The fields that a form has, one text each, and nothing else of what was posted: a name of one's own gets no further. */
export function knownFields(posted: FormData, names: readonly string[]): FormData {
  const known = new FormData()
  for (const name of names) known.append(name, textOf(posted, name))
  return known
}

/** The first text under a name; '' where there is none, or a file. */
export function textOf(posted: FormData, name: string): string {
  const value = posted.get(name)
  return typeof value === 'string' ? value : ''
}
