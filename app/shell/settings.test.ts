import { describe, expect, it } from 'vitest'
import { SettingsError } from '~/dossier/vault/stores/settings-error'
import { readEnv } from './settings'

const SECRET = 'a secret of enough letters'
const SHARED = { IDENTITY_CLIENT_SECRET: SECRET, PARTIES_CLIENT_SECRET: SECRET, REGISTER_KEY: SECRET }
const AWAY = {
  IDENTITY_ISSUER: 'https://id.example',
  DIRECTORY_URL: 'https://directory.example',
  ENTITIES_URL: 'https://directory.example/entities',
  REGISTER_URL: 'https://register.example',
}
const ALONE = { SANDBOX_PORT: '4000', PUBLIC_ORIGIN: 'https://example.ch' }

describe('the settings that cannot be left out', () => {
  it.each([
    ['on', {}, ''],
    ['off', { ...SHARED, ...AWAY }, ' and another outside party is set'],
    ['alone', { ...SHARED, ...ALONE }, ''],
  ])('with SANDBOX=%s: these, and each of them', (SANDBOX, needed: Record<string, string>, why) => {
    expect(readEnv({ SANDBOX, ...needed })).toMatchObject({ SANDBOX, hasParties: true })
    for (const name of Object.keys(needed)) {
      const ask = () => readEnv({ SANDBOX, ...needed, [name]: '' })
      expect(ask).toThrow(new SettingsError(`Settings refused.\n${name}: is needed where SANDBOX is ${SANDBOX}${why}`))
    }
  })

  it('none, where visitors type their own figures and nobody is asked', () =>
    expect(readEnv({})).toMatchObject({ SANDBOX: 'off', hasParties: false }))
})

it.each(['REDIS_ULR', 'REDIS_URI', 'REDISURL', 'RATELIMIT', 'DATADIR', 'TRUST_PROXIES', 'TRUSTPROXY', 'PUBLICORIGIN'])(
  '%s is no setting',
  (name) =>
    expect(() => readEnv({ SANDBOX: 'on', [name]: 'x' })).toThrow(
      new SettingsError(`Settings refused.\n${name}: no such setting`),
    ),
)

it.each(['REDIS_TLS_URL', 'DATABASE_URL', 'RATE', 'PATH', 'HOME'])('%s is somebody else’s', (name) =>
  expect(readEnv({ SANDBOX: 'on', [name]: 'x' }).SANDBOX).toBe('on'),
)

it.each([
  ['/api', true],
  ['/own/calls-2', true],
  ['https://api.example/v1', true],
  ['/', false],
  ['//evil.example', false],
  ['/api/', false],
  ['api', false],
])('API_BASE=%s: taken: %s', (API_BASE, taken) => {
  const ask = () => readEnv({ SANDBOX: 'on', API_BASE })
  if (taken) expect(ask().API_BASE).toBe(API_BASE)
  else expect(ask).toThrow(SettingsError)
})

it.each([
  ['3600', true],
  ['1800', true],
  ['12', true],
  ['3660', false],
  ['90', false],
  ['0', false],
])('DOSSIER_SECONDS=%s: taken: %s', (DOSSIER_SECONDS, taken) => {
  const ask = () => readEnv({ SANDBOX: 'on', DOSSIER_SECONDS })
  if (taken) expect(ask().DOSSIER_SECONDS).toBe(Number(DOSSIER_SECONDS))
  else expect(ask).toThrow(SettingsError)
})

it('a wrong or misspelt setting is named, without its value', () => {
  const ask = () => readEnv({ SANDBOX: 'on', REDIS_URL: 'http://canary', VAULT_PEPER: 'canary' })
  expect(ask).toThrow(/^Settings refused\.\nVAULT_PEPER: no such setting\nREDIS_URL: /)
  expect(ask).not.toThrow(/canary/)
})

it('takes peppers of before as a list, and refuses what is none without repeating it', () => {
  const [one, other] = ['a1'.repeat(32), 'b2'.repeat(32)]
  const given = (list: string) => readEnv({ SANDBOX: 'on', VAULT_PREVIOUS_PEPPERS: list }).VAULT_PREVIOUS_PEPPERS
  expect(given(`${one},${other}`)).toEqual([one, other])
  expect(readEnv({ SANDBOX: 'on' }).VAULT_PREVIOUS_PEPPERS).toEqual([])
  expect(() => given('secret')).toThrow(
    /^Settings refused\.\nVAULT_PREVIOUS_PEPPERS: must be 64 hexadecimal digits each, with commas between$/,
  )
})
