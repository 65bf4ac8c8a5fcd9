/** The whole product in this process, over HTTP: door, sign-in, calls and pages, the sealed vault in a folder, and the sandbox. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express, { type RequestHandler } from 'express'
import type { Load } from '~/door/standing/load'
import { createSqliteVault } from '~/dossier/vault/stores/sqlite-vault'
import type { Vault } from '~/dossier/vault/vault'
import { createExampleParties } from '~/sandbox/example-parties'
import { SANDBOX_PATH } from '~/sandbox/html'
import { createTokens } from '~/sandbox/party-sign-in/tokens'
import type { Person } from '~/sandbox/people/people'
import { readPeople } from '~/sandbox/people/read-people'
import { createSandbox } from '~/sandbox/sandbox'
import { createClock } from '~/shell/clock'
import { EXAMPLES_BASE, exampleParties } from '~/shell/example-parties'
import { partyCredentials, sealingKeys } from '~/shell/keys-of-settings'
import type { ProductOptions } from '~/shell/product-rooms'
import { readEnv } from '~/shell/settings'
import { assembleProduct } from './assemble-product'
import { listen } from './listen'

export type StartedProduct = Awaited<ReturnType<typeof startProduct>>

type Options = {
  people?: Person[]
  /** As in the environment of the process; where they name the sandbox, from its address. */
  settings?: Record<string, string> | ((sandbox: string) => Record<string, string>)
  /** In place of the clock of this process: milliseconds since 1970. */
  now?: (() => number) | undefined
  /** In place of the sealed rows in a file. */
  openVault?: (now: () => number) => Vault
  /** How busy the process is said to be. */
  load?: Load
  /** What answers are said to cost. */
  meter?: ProductOptions['meter']
  /** How much room there is for bodies. */
  bodies?: ProductOptions['bodies']
  /** As they are built; left out, there is no build, and pages name the files of the source. */
  styleSheets?: ProductOptions['styleSheets']
  /** Whether the people are those of the demo, whom visitors can try. */
  withDemo?: boolean
  /** Whether the home page shows the demo's people where there is no demo, as `npm start` does. */
  withExamples?: boolean
  /** Stands in front of the sandbox: passes requests on, or answers instead. */
  sandboxDoor?: RequestHandler
  measures?: ProductOptions['measures']
  /** In place of writing it in this thread. */
  writePdf?: ProductOptions['writePdf']
  /** In place of reading it in this thread. */
  readPaper?: ProductOptions['readPaper']
  readFigures?: ProductOptions['readFigures']
  /** Where dear calculations are made; left out, in this thread. */
  calculate?: ProductOptions['calculate']
}

/** Assembled like in server.ts for one origin. Close it when done: its folder is removed with it. */
export async function startProduct({
  people = readPeople(null),
  settings = {},
  now,
  openVault,
  withDemo = false,
  withExamples = false,
  sandboxDoor,
  ...options
}: Options = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'product-'))
  const front = express().disable('x-powered-by')
  const listening = await listen(front)
  const { origin } = listening
  const env = readEnv({
    PORT: new URL(origin).port,
    PUBLIC_ORIGIN: origin,
    SANDBOX: 'on',
    TODAY: '2026-11-21',
    RATE_LIMIT: 'off',
    DATA_DIR: dir,
    ...(typeof settings === 'function' ? settings(origin + SANDBOX_PATH) : settings),
  })
  const clock = { ...createClock(env.TODAY ?? null), ...(now && { now }) }
  const keys = sealingKeys(env)
  const watch = options.measures?.rows
  const sealed = { ...keys, dir, lifetimeSeconds: env.DOSSIER_SECONDS, now: clock.now, watch }
  const vault = openVault?.(clock.now) ?? createSqliteVault(sealed)
  const tokens = createTokens(clock.now)
  const credentials = partyCredentials(env)
  if (sandboxDoor) front.use(SANDBOX_PATH, sandboxDoor)
  front.use(SANDBOX_PATH, createSandbox({ origin, publicOrigin: origin, people, tokens, ...clock, ...credentials }))
  front.use(
    assembleProduct({ env, origin, clock, keys, vault }, credentials, {
      demo: withDemo
        ? people.map((one) => ({ ...one, tokenAt: (partyId: string) => tokens.grant(partyId, one) }))
        : null,
      examples: withExamples
        ? exampleParties({ ...createExampleParties({ base: EXAMPLES_BASE, ...clock }), clock })
        : null,
      ...options,
    }),
  )
  return {
    origin,
    /** Folder of the vault and the keys. */
    dir,
    env,
    vault,
    people,
    /** Those of the sandbox's funds and 3a providers. */
    tokens,
    /** The name of the cookie that holds the session token. */
    sessionCookie: 'session',
    async close() {
      await listening.close()
      await vault.close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
