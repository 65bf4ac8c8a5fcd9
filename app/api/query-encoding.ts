/** Encodes the query of a call: values other than strings as JSON, undefined ones left out (specification, section 7). */
export function encodeQuery(query: Record<string, unknown> = {}): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)])
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}
