/**
 * Somebody without a sign-in, at an address of their own on this machine: a program that keeps cookies, and sends what
 * it likes.
 */
import { Agent, request } from 'node:http'
import { CookieJar } from '../../support/identity/cookie-jar'

export type Input = { path: string; body?: Uint8Array | string; type?: string }
/** Status 0: none came. */
export type Answer = { status: number; ms: number; html: string; location: string | null }
export type Stranger = Awaited<ReturnType<typeof createStranger>>

export const FORM = 'application/x-www-form-urlencoded'
export const JSON_TYPE = 'application/json'

/** After this time a server counts as hung, and the bench goes on. */
const PATIENCE_MS = 30_000

/** @param address of 127.0.0.0/8, so that limits tell strangers from others */
export function createStranger(origin: string, address = '127.0.0.1') {
  const agent = new Agent({ keepAlive: true, localAddress: address })
  const jar = new CookieJar()

  function send({ path, body, type }: Input): Promise<Answer> {
    const begun = performance.now()
    const headers = {
      ...(jar.names().length > 0 ? { cookie: jar.header() } : {}),
      ...(body === undefined
        ? {}
        : { origin, 'content-type': type ?? FORM, 'content-length': Buffer.byteLength(body) }),
    }
    return new Promise((resolve) => {
      const unanswered = () => resolve({ status: 0, ms: performance.now() - begun, html: '', location: null })
      const method = body === undefined ? 'GET' : 'POST'
      // By its name a host may resolve to ::1, which no such address of ours can reach.
      const { port, host } = new URL(origin)
      const asked = request(
        { host: '127.0.0.1', port, path, method, agent, headers: { host, ...headers } },
        (response) => {
          for (const line of response.headers['set-cookie'] ?? []) jar.takeLine(line)
          const chunks: Buffer[] = []
          response.on('data', (chunk) => chunks.push(chunk))
          response.on('error', unanswered)
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              ms: performance.now() - begun,
              html: Buffer.concat(chunks).toString(),
              location: response.headers.location ?? null,
            }),
          )
        },
      )
      asked.setTimeout(PATIENCE_MS, () => asked.destroy())
      asked.on('close', unanswered)
      asked.on('error', unanswered)
      asked.end(body)
    })
  }

  return { send, leave: () => agent.destroy() }
}

/** A form with a file, as browsers send it. */
export function withFile(fields: Record<string, string>, file?: Uint8Array | string, name = 'x.pdf') {
  const boundary = '----strangers'
  const head = (of: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${of}"`
  const texts = Object.entries(fields).map(([of, text]) => Buffer.from(`${head(of)}\r\n\r\n${text}\r\n`))
  const parts = file
    ? [...texts, Buffer.from(`${head('file')}; filename="${name}"\r\n\r\n`), Buffer.from(file), Buffer.from('\r\n')]
    : texts
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  }
}

/** With the dossier of this file for `/resume`. @throws where it is not taken */
export async function strangerWith(origin: string, file: string, address?: string): Promise<Stranger> {
  const stranger = createStranger(origin, address)
  const { status } = await stranger.send({ path: '/resume', ...withFile({ terms: 'on', enter: '1' }, file, 'x.json') })
  if (status !== 303) throw new Error(`the file is not taken: ${status}`)
  return stranger
}
