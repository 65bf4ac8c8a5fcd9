/** Where states are brought about: a product with everything in order around it, or with something missing. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Cookie } from '@playwright/test'
import { start, stop } from '../e2e/support/own-server'
import { freePort } from '../support/product/free-port'
import { SECRETS } from '../support/product/several-settings'
import { VISITORS, type VisitorName } from './visitors'

export type StageName = 'inOrder' | 'partiesSilent' | 'allSilent' | 'newTerms' | 'callsGone' | 'failing'

export type Stage = { baseURL: string; cookiesOf: (visitor: VisitorName) => Promise<Cookie[]> }

type Closing = () => Promise<unknown>
type Making = { browser: Browser; dataDir: string; closing: (end: Closing) => void }

const SILENCED: VisitorName[] = ['newcomer', 'expecting', 'answered']

/** A place of its own for each worker, in which every stage is set up once somebody asks for it. */
export function createStages(browser: Browser, inOrderURL: string) {
  const made = new Map<StageName, Promise<Stage>>()
  const ends: Closing[] = []
  const make = (name: StageName) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'trois-piliers-stage-'))
    ends.push(async () => rmSync(dataDir, { recursive: true, force: true }))
    const making = { browser, dataDir, closing: (end: Closing) => void ends.unshift(end) }
    return name === 'inOrder' ? Promise.resolve(stageAt(browser, inOrderURL)) : STAGES[name](making)
  }
  return {
    get(name: StageName): Promise<Stage> {
      const stage = made.get(name) ?? make(name)
      made.set(name, stage)
      return stage
    },
    async close() {
      for (const end of ends) await end()
    },
  }
}

function stageAt(browser: Browser, baseURL: string): Stage {
  const known = new Map<VisitorName, Promise<Cookie[]>>()
  async function signIn(visitor: VisitorName) {
    const context = await browser.newContext({ baseURL })
    await VISITORS[visitor](await context.newPage())
    const cookies = await context.cookies()
    await context.close()
    return cookies.filter(({ name }) => name === '__Host-session')
  }
  return {
    baseURL,
    cookiesOf(visitor) {
      const cookies = known.get(visitor) ?? signIn(visitor)
      known.set(visitor, cookies)
      return cookies
    },
  }
}

const STAGES: Record<Exclude<StageName, 'inOrder'>, (making: Making) => Promise<Stage>> = {
  /** What the directories said before is still known. */
  partiesSilent: (making) => silenced(making, { restarted: false }),

  allSilent: (making) => silenced(making, { restarted: true }),

  /** The terms have changed since the visitor accepted them. */
  async newTerms({ browser, dataDir: DATA_DIR, closing }) {
    const PORT = String(await freePort())
    const stage = stageAt(browser, `http://localhost:${PORT}`)
    const before = await start({ PORT, DATA_DIR, TERMS_VERSION: '1' })
    await stage.cookiesOf('newcomer')
    await stop(before)
    const product = await start({ PORT, DATA_DIR, TERMS_VERSION: '2' })
    closing(() => stop(product))
    return stage
  },

  /** Its calls are to be answered by a process that is not there. */
  async callsGone({ browser, dataDir: DATA_DIR, closing }) {
    const PORT = String(await freePort())
    const product = await start({ PORT, DATA_DIR, API_BASE: 'http://127.0.0.1:9/api' })
    closing(() => stop(product))
    return stageAt(browser, `http://localhost:${PORT}`)
  },

  /** The calls of everybody who is signed in fail, because the vault cannot be reached. */
  async failing({ browser, dataDir: DATA_DIR, closing }) {
    const [PORT, callsPort] = [String(await freePort()), await freePort()]
    const calls = createServer(({ headers }, response) => {
      response.writeHead(headers.authorization ? 503 : 401).end()
    }).listen(callsPort, '127.0.0.1')
    const product = await start({ PORT, DATA_DIR, API_BASE: `http://127.0.0.1:${callsPort}/api` })
    closing(() => stop(product))
    closing(async () => {
      calls.close()
      calls.closeAllConnections()
    })
    return stageAt(browser, `http://localhost:${PORT}`)
  },
}

/** Directories, register, funds, 3a providers and identity service are gone, since the visitors have signed in. */
async function silenced({ browser, dataDir: DATA_DIR, closing }: Making, { restarted }: { restarted: boolean }) {
  const [PORT, SANDBOX_PORT] = [String(await freePort()), String(await freePort())]
  const stage = stageAt(browser, `http://localhost:${PORT}`)
  const sandbox = await start({ SANDBOX: 'alone', SANDBOX_PORT, PUBLIC_ORIGIN: stage.baseURL, ...SECRETS })
  const parties = `http://localhost:${SANDBOX_PORT}/sandbox`
  const settings = {
    PORT,
    DATA_DIR,
    SANDBOX: 'off',
    PUBLIC_ORIGIN: stage.baseURL,
    ...SECRETS,
    IDENTITY_ISSUER: `${parties}/identity`,
    DIRECTORY_URL: `${parties}/directory/pension-funds`,
    ENTITIES_URL: `${parties}/directory/entities`,
    REGISTER_URL: `${parties}/register`,
  }
  let product = await start(settings)
  closing(() => stop(product))
  for (const visitor of SILENCED) await stage.cookiesOf(visitor)
  await stop(sandbox)
  if (!restarted) return stage
  await stop(product)
  product = await start(settings)
  return stage
}
