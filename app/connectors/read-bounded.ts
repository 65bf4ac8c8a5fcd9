/** The most bytes of an outside party's answer, decompressed. */
export const SIZE_LIMIT = 1_000_000
/**
 * The most bytes about one person, which are kept in their dossier: a document of the standard has 4 kB, a record with
 * 500 incomes 30.
 */
export const SIZE_LIMIT_OF_A_PERSON = 64_000

const WITHOUT_BODY = [204, 205, 304]

/**
 * A fetch that resolves once the body is read, so that a connection which breaks halfway counts as
 * broken. It stops reading beyond SIZE_LIMIT, and then returns more bytes than that.
 */
export const readBounded =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const response = await fetch(input, init)
    if (!response.body || WITHOUT_BODY.includes(response.status)) return response
    const body = await readUpTo(response.body, SIZE_LIMIT + 1)
    return new Response(body, { status: response.status, headers: response.headers })
  }

async function readUpTo(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop early cancels the stream, and with it the connection.
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) {
    chunks.push(chunk)
    size += chunk.byteLength
    if (size >= most) break
  }
  const whole = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.byteLength
  }
  return whole
}
