/** The contestants of the server part: a page of the product, and beside it a server with a page of the same size. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { bundled, RESULTS } from './bundled'
import type { Product } from './product'
import { type ReferenceServer, startReference } from './reference-server'
import type { Visitor } from './visitor'

export type Contestant = {
  page: string
  server: Server
  url: string
  pid: number
  headers: Record<string, string>
  bytes: number
}
export type Server = 'product' | 'bare Node' | 'remix-serve'

/**
 * A public page is compared with bare Node and its own bytes, one of a session with the framework and a bare form of
 * its size.
 */
const PAGES = [
  { path: '/', signedIn: false },
  { path: '/avs', signedIn: true },
  { path: '/synthesis', signedIn: true },
]

const REMIX_SERVE = createRequire(import.meta.url).resolve('@remix-run/serve/dist/cli.js')

/** Starts all of them; each is handed to `started` at once, so that it can be stopped whatever follows. */
export async function startContestants(
  { origin, pid }: Pick<Product, 'origin' | 'pid'>,
  { cookie }: Pick<Visitor, 'cookie'>,
  started: (server: ReferenceServer) => void,
): Promise<Contestant[]> {
  const run = async (...given: Parameters<typeof startReference>) => {
    const server = await startReference(...given)
    started(server)
    return server
  }
  const remix = await run([REMIX_SERVE, await bundled('reference/remix.tsx')])
  const contestants: Contestant[] = []
  for (const { path, signedIn } of PAGES) {
    const headers: Record<string, string> = signedIn ? { Cookie: cookie } : {}
    const own = { url: origin + path, pid, headers }
    // The first request of a new kind gets a page made for it; later ones get finished bytes.
    await pageOf(own)
    const html = await pageOf(own)
    contestants.push({ page: path, server: 'product', ...own, bytes: html.byteLength })
    const other = signedIn
      ? { url: await formOf(html.byteLength, `${remix.origin}/form`), pid: remix.pid, headers: {} }
      : bareNode(await run([await bundled('reference/constant.ts')], { PAGE: keptAs(path, html) }))
    const { byteLength: bytes } = await pageOf(other)
    contestants.push({ page: path, server: signedIn ? 'remix-serve' : 'bare Node', ...other, bytes })
  }
  return contestants
}

const bareNode = ({ origin, pid }: ReferenceServer) => ({ url: origin, pid, headers: {} })

/** The address of the form of this size, from the sizes of forms with one and with eleven fields. */
async function formOf(bytes: number, forms: string): Promise<string> {
  const sizeOf = async (fields: number) => (await pageOf({ url: `${forms}/${fields}`, headers: {} })).byteLength
  const [one, eleven] = [await sizeOf(1), await sizeOf(11)]
  return `${forms}/${Math.max(1, Math.round((bytes - one) / ((eleven - one) / 10)) + 1)}`
}

/** As it is without compression. @throws where it is no page */
async function pageOf({ url, headers }: { url: string; headers: Record<string, string> }): Promise<Buffer> {
  const response = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' }, redirect: 'manual' })
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}

function keptAs(path: string, html: Buffer): string {
  const file = join(RESULTS, `page${path.replaceAll('/', '-')}.html`)
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(file, html)
  return file
}
