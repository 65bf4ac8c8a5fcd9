/** Who answers in the server part: a page of the product, and beside it servers that answer with one of the same size. */
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
export type Server = 'product' | 'bare Node' | 'Express' | 'remix-serve'

/** What each page is compared with. */
const PAGES: { path: string; signedIn: boolean; beside: Server[] }[] = [
  { path: '/', signedIn: false, beside: ['bare Node'] },
  { path: '/avs', signedIn: true, beside: ['bare Node', 'Express', 'remix-serve'] },
  { path: '/synthesis', signedIn: true, beside: ['bare Node', 'Express'] },
]

const REMIX_SERVE = createRequire(import.meta.url).resolve('@remix-run/serve/dist/cli.js')

/** All of them started; each that was is handed to `started` at once, so that it can be stopped whatever follows. */
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
  const express = await run([await bundled('reference/express.tsx')])
  const remix = await run([REMIX_SERVE, await bundled('reference/remix.tsx')])
  const contestants: Contestant[] = []
  for (const { path, signedIn, beside } of PAGES) {
    const headers: Record<string, string> = signedIn ? { Cookie: cookie } : {}
    // Who asks first in a new way gets a page made for them; all others, finished bytes.
    await pageOf(origin + path, headers)
    const html = await pageOf(origin + path, headers)
    const constant = await run([await bundled('reference/constant.ts')], { PAGE: keptAs(path, html) })
    const fields = await fieldsFor(html.byteLength, express.origin)
    const servers: Record<Server, Pick<Contestant, 'url' | 'pid' | 'headers'>> = {
      product: { url: origin + path, pid, headers },
      'bare Node': { url: constant.origin, pid: constant.pid, headers: {} },
      Express: { url: `${express.origin}/${fields}`, pid: express.pid, headers: {} },
      'remix-serve': { url: `${remix.origin}/form/${fields}`, pid: remix.pid, headers: {} },
    }
    for (const server of ['product', ...beside] as const) {
      const { byteLength: bytes } = await pageOf(servers[server].url, servers[server].headers)
      contestants.push({ page: path, server, ...servers[server], bytes })
    }
  }
  return contestants
}

/** How many fields make a page of this size, by those of one and of eleven fields. */
async function fieldsFor(bytes: number, origin: string): Promise<number> {
  const [one, eleven] = [await pageOf(`${origin}/1`, {}), await pageOf(`${origin}/11`, {})]
  const field = (eleven.byteLength - one.byteLength) / 10
  return Math.max(1, Math.round((bytes - one.byteLength) / field) + 1)
}

/** As it is without compression. @throws where it is no page */
async function pageOf(url: string, headers: Record<string, string>): Promise<Buffer> {
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
