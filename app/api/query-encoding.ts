/** The query of a call: values that are no strings travel as JSON, undefined ones not at all (specification, section 7). */
export function encoded(query: Record<string, unknown> = {}): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)])
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}
