/** `npm run check:identity` against providers that run: the strict one, and the sandbox. */
import { writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reportIdentity } from '~/shell/identity-report'
import { readEnv } from '~/shell/settings'
import { ORIGIN } from '../support/identity/identity-stage'
import { type StartedSandbox, startSandbox } from '../support/parties/start-sandbox'
import {
  BY_KEY,
  CLIENT_ID,
  CLIENT_SECRET,
  SETTINGS_BY_KEY,
  type StrictProvider,
  startStrictProvider,
} from './strict-provider'

const PARTIES = {
  DIRECTORY_URL: 'https://directory.example',
  ENTITIES_URL: 'https://entities.example',
  REGISTER_URL: 'https://register.example',
  ...{ PARTIES_CLIENT_SECRET: 'secret-of-parties', REGISTER_KEY: 'secret-of-register' },
}

/** Those lines that neither fit nor are to be registered, without the last one. */
async function noted(settings: Record<string, string>) {
  const { lines, isGood } = await reportIdentity(readEnv({ PUBLIC_ORIGIN: ORIGIN, ...settings }))
  const last = lines.at(-1)
  return { isGood, last, noted: lines.slice(0, -1).filter((line) => /^(look|refuses)/.test(line)), lines }
}

describe('a strict provider', () => {
  let provider: StrictProvider
  let fitting: Record<string, string>
  beforeAll(async () => {
    provider = await startStrictProvider({ ...BY_KEY, productOrigin: ORIGIN })
    const file = join(await mkdtemp(join(tmpdir(), 'key-')), 'key.pem')
    writeFileSync(file, provider.clientKey)
    fitting = {
      IDENTITY_ISSUER: provider.issuer,
      ...PARTIES,
      ...SETTINGS_BY_KEY,
      IDENTITY_PRIVATE_KEY_FILE: file,
    }
  })
  afterAll(() => provider.close())

  it('fits the settings with which people sign in at it', async () =>
    expect(await noted(fitting)).toMatchObject({
      isGood: true,
      noted: [],
      last: 'Nothing here refuses a sign-in; 0 to look at.',
    }))

  it('refuses the settings that nobody has changed, and says what to set', async () => {
    const { issuer: IDENTITY_ISSUER } = provider
    const unchanged = { ...PARTIES, IDENTITY_ISSUER, IDENTITY_CLIENT_ID: CLIENT_ID }
    const said = await noted({ ...unchanged, IDENTITY_CLIENT_SECRET: CLIENT_SECRET })
    expect(said).toMatchObject({ isGood: false, last: 'Nobody can sign in: 1 to mend.' })
    expect(said.noted.map((line) => line.slice(0, 20))).toEqual([
      'look      Scopes: em',
      'look      Level: IDE',
      'refuses   Client: ID',
      'look      Claims: na',
    ])
    expect(said.lines.join('\n')).not.toContain(CLIENT_SECRET)
  })

  it('that is not there is said to be not there', async () =>
    expect(await noted({ ...fitting, IDENTITY_ISSUER: `${provider.issuer}/nowhere` })).toMatchObject({
      isGood: false,
      noted: ['refuses   Discovery document: status 404.'],
    }))
})

describe('the sandbox', () => {
  let sandbox: StartedSandbox
  beforeAll(async () => {
    sandbox = await startSandbox({ publicOrigin: ORIGIN })
  })
  afterAll(() => sandbox.close())

  it('fits what nobody has set, but that it has no levels', async () =>
    expect(
      await noted({
        SANDBOX: 'on',
        SANDBOX_PORT: new URL(sandbox.origin).port,
        PUBLIC_ORIGIN: 'http://127.0.0.1:3000',
      }),
    ).toMatchObject({
      isGood: true,
      noted: [expect.stringMatching(/^look {6}Level: IDENTITY_ACR_VALUES is not set/)],
      last: 'Nothing here refuses a sign-in; 1 to look at.',
    }))
})

it('says where there is nothing to check', async () =>
  expect(await reportIdentity(readEnv({}))).toEqual({
    lines: ['IDENTITY_ISSUER is not set: nobody can sign in, and nothing was checked.'],
    isGood: false,
  }))
