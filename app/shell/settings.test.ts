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
const KEYS = { VAULT_PEPPER: 'a1'.repeat(32), HOUSEHOLD_KEY: 'b2'.repeat(32) }
const ALONE = { SANDBOX_PORT: '4000', PUBLIC_ORIGIN: 'https://example.ch' }

describe('the settings that cannot be left out', () => {
  it.each([
    ['on', {}, ''],
    ['alone', { ...SHARED, ...ALONE }, ''],
  ])('with SANDBOX=%s: these, and each of them', (SANDBOX, needed: Record<string, string>, why) => {
    expect(readEnv({ SANDBOX, ...needed })).toMatchObject({ SANDBOX })
    for (const name of Object.keys(needed)) {
      const ask = () => readEnv({ SANDBOX, ...needed, [name]: '' })
      expect(ask).toThrow(new SettingsError(`Settings refused.\n${name}: is needed where SANDBOX is ${SANDBOX}${why}`))
    }
  })

  it('none more, where every party is connected', () =>
    expect(readEnv({ ...SHARED, ...AWAY })).toMatchObject({ ...AWAY, SANDBOX: 'off' }))

  it('none, where visitors type their own figures and nobody is asked', () =>
    expect(readEnv({})).toMatchObject({ SANDBOX: 'off', PARTIES_BIND_BY: 'number' }))
})

it.each([
  ['REDIS_ULR', 'no such setting. Is REDIS_URL meant?'],
  ['REDIS_URI', 'no such setting. Is REDIS_URL meant?'],
  ['REDIS_URLS_ALL', 'no such setting'],
  ['RATELIMIT', 'no such setting. Is RATE_LIMIT meant?'],
  ['DATADIR', 'no such setting. Is DATA_DIR meant?'],
  ['TRUST_PROXIES', 'no such setting'],
  ['METRIC_PORT', 'no such setting. Is METRICS_PORT meant?'],
  ['SANDBOXX', 'no such setting. Is SANDBOX meant?'],
  ['sandbox', 'no such setting. Is SANDBOX meant?'],
])('%s: %s', (name, words) =>
  expect(() => readEnv({ SANDBOX: 'on', [name]: 'x' })).toThrow(
    new SettingsError(`Settings refused.\n${name}: ${words}`),
  ),
)

it.each(['REDIS_PORT', 'REDIS_TLS_URL', 'DATABASE_URL', 'RATE', 'PATH', 'HOME'])('%s is somebody else’s', (name) =>
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

it('measures nothing unless told where to, and that on this machine alone', () => {
  expect(readEnv({})).not.toHaveProperty('METRICS_PORT')
  expect(readEnv({ METRICS_PORT: '9100' })).toMatchObject({ METRICS_PORT: 9100, METRICS_HOST: '127.0.0.1' })
})

it.each([
  { PORT: '9100', METRICS_PORT: '9100' },
  { METRICS_PORT: '3000' },
  { SANDBOX: 'on', SANDBOX_PORT: '9100', METRICS_PORT: '9100' },
])('%j: the measures are on no public port', (given) =>
  expect(() => readEnv(given)).toThrow('METRICS_PORT: must be a port of its own'),
)

it('a wrong or misspelt setting is named, without its value', () => {
  const ask = () => readEnv({ SANDBOX: 'on', REDIS_URL: 'http://canary', VAULT_PEPER: 'canary' })
  expect(ask).toThrow(/^Settings refused\.\nVAULT_PEPER: no such setting\. Is VAULT_PEPPER meant\?\nREDIS_URL: /)
  expect(ask).not.toThrow(/canary/)
})

it.each([
  ['redis://one', 'one server'],
  ['rediss://user:word@one:7000/3', 'a database of a server'],
  ['redis://:word@one:7000,redis://:word@two:7000', 'nodes of a cluster'],
])('takes %s as the address of %s', (REDIS_URL) => expect(readEnv({ REDIS_URL, ...KEYS }).REDIS_URL).toBe(REDIS_URL))

it.each(['VAULT_PEPPER', 'HOUSEHOLD_KEY'] as const)('refuses a Redis without %s, which all processes share', (name) => {
  for (const empty of [undefined, ''])
    expect(() => readEnv({ REDIS_URL: 'redis://one', ...KEYS, [name]: empty })).toThrow(
      `${name}: is needed with REDIS_URL`,
    )
})

it.each([
  ['no address', 'one:6379', 'must be an address'],
  ['another protocol', 'redis://one,http://two', 'must be an address'],
  ['a comma at the end', 'redis://one,', 'must be an address'],
  ['a comma in a password', 'redis://:a,b@one', 'must be an address'],
  ['TLS to one of two nodes', 'redis://one,rediss://two', 'the same protocol'],
  ['two passwords', 'redis://:canary@one,redis://:other@two', 'the same protocol, user and password'],
  ['a database', 'redis://one/1,redis://two/1', 'must name no database'],
  ['one node twice', 'redis://one:7000,redis://one:7000/', 'must name no node twice'],
])('refuses what is unclear of a Redis: %s', (_, REDIS_URL, why) => {
  const ask = () => readEnv({ REDIS_URL, ...KEYS })
  expect(ask).toThrow(/^Settings refused\.\nREDIS_URL: /)
  expect(ask).toThrow(why)
  expect(ask).not.toThrow('canary')
})

it.each(['canary', 'https://canary.example/path', 'javascript:canary'])(
  'refuses the public origin %s by its name',
  (value) =>
    expect(() => readEnv({ PUBLIC_ORIGIN: value })).toThrow(
      new SettingsError('Settings refused.\nPUBLIC_ORIGIN: must be an origin, such as https://example.ch'),
    ),
)

it.each(['VAULT_PREVIOUS_PEPPERS', 'HOUSEHOLD_PREVIOUS_KEYS'] as const)(
  'takes %s of before as a list, and refuses what is none without repeating it',
  (name) => {
    const [one, other] = ['a1'.repeat(32), 'b2'.repeat(32)]
    const given = (list: string) => readEnv({ SANDBOX: 'on', [name]: list })[name]
    expect(given(`${one},${other}`)).toEqual([one, other])
    expect(readEnv({ SANDBOX: 'on' })[name]).toEqual([])
    expect(() => given('secret')).toThrow(
      new SettingsError(`Settings refused.\n${name}: must be 64 hexadecimal digits each, with commas between`),
    )
  },
)

it.each([
  { VAULT_PEPPER: 'a1', HOUSEHOLD_KEY: 'a1' },
  { VAULT_PEPPER: 'a1', HOUSEHOLD_KEY: 'b2', VAULT_PREVIOUS_PEPPERS: 'b2' },
  { VAULT_PEPPER: 'a1', HOUSEHOLD_KEY: 'b2', HOUSEHOLD_PREVIOUS_KEYS: 'a1' },
  { VAULT_PREVIOUS_PEPPERS: 'a1', HOUSEHOLD_PREVIOUS_KEYS: 'a1' },
])('refuses one key for two things, without repeating it: %j', (short) => {
  const given = Object.fromEntries(Object.entries(short).map(([name, key]) => [name, key.repeat(32)]))
  expect(() => readEnv(given)).toThrow(
    new SettingsError('Settings refused.\nHOUSEHOLD_KEY: must differ from VAULT_PEPPER, earlier ones included'),
  )
})

describe('the settings of the sign-in', () => {
  const { IDENTITY_CLIENT_SECRET: _, ...withoutSecret } = { ...SHARED, ...AWAY }
  const BY_KEY = { IDENTITY_CLIENT_AUTH: 'private_key_jwt', IDENTITY_PRIVATE_KEY_FILE: '/run/key.pem' }

  it('say nothing new where they are left out', () =>
    expect(readEnv({ SANDBOX: 'on' })).toMatchObject({
      IDENTITY_SCOPES: ['openid', 'profile', 'email', 'navs'],
      IDENTITY_CLAIM_NAVS: 'navs',
      IDENTITY_CLIENT_AUTH: 'client_secret_basic',
    }))

  it('are lists with spaces between', () =>
    expect(
      readEnv({
        SANDBOX: 'on',
        IDENTITY_SCOPES: 'openid  urn:ch:navs13',
        IDENTITY_CLAIM_NAME: 'given_name family_name',
        IDENTITY_ACR_VALUES: 'urn:qa.agov.ch:names:tc:ac:classes:400',
      }),
    ).toMatchObject({
      IDENTITY_SCOPES: ['openid', 'urn:ch:navs13'],
      IDENTITY_CLAIM_NAME: ['given_name', 'family_name'],
      IDENTITY_ACR_VALUES: ['urn:qa.agov.ch:names:tc:ac:classes:400'],
    }))

  it.each<[string, Record<string, string>]>([
    ['a key', BY_KEY],
    ['nothing', { IDENTITY_CLIENT_AUTH: 'none' }],
  ])('need no secret where the provider knows us by %s', (_, by) =>
    expect(readEnv({ ...withoutSecret, ...by })).toMatchObject(by),
  )

  const wrong: [string, string, Record<string, string>][] = [
    ['IDENTITY_SCOPES', 'must contain openid', { IDENTITY_SCOPES: 'profile canary' }],
    ['IDENTITY_SCOPES', 'must be words with spaces between', { IDENTITY_SCOPES: 'openid "canary"' }],
    ['IDENTITY_ACR_VALUES', 'must be words with spaces between', { IDENTITY_ACR_VALUES: ' ' }],
    ['IDENTITY_CLAIM_NAME', 'must be words with spaces between', { IDENTITY_CLAIM_NAME: 'näme' }],
    ['IDENTITY_CLAIM_NAVS', 'must be one word', { IDENTITY_CLAIM_NAVS: 'canary navs' }],
    [
      'IDENTITY_PRIVATE_KEY_FILE',
      'is needed where IDENTITY_CLIENT_AUTH is private_key_jwt',
      { ...BY_KEY, IDENTITY_PRIVATE_KEY_FILE: '' },
    ],
    [
      'IDENTITY_PRIVATE_KEY_FILE',
      'is used only where IDENTITY_CLIENT_AUTH is private_key_jwt',
      { IDENTITY_PRIVATE_KEY_FILE: 'canary' },
    ],
    [
      'IDENTITY_CLIENT_SECRET',
      'is needed with IDENTITY_ISSUER',
      { IDENTITY_CLIENT_AUTH: 'client_secret_post', IDENTITY_CLIENT_SECRET: '' },
    ],
  ]
  it.each(wrong)('%s: %s', (name, message, given) =>
    expect(() => readEnv({ ...SHARED, ...AWAY, ...given })).toThrow(
      new SettingsError(`Settings refused.\n${name}: ${message}`),
    ),
  )

  it('an unknown way to be known is named', () =>
    expect(() => readEnv({ ...SHARED, ...AWAY, IDENTITY_CLIENT_AUTH: 'client_secret_jwt' })).toThrow(
      /^Settings refused\.\nIDENTITY_CLIENT_AUTH: /,
    ))

  it.each(['private_key_jwt', 'none'])('with the sandbox, which knows a secret alone, %s is refused', (way) =>
    expect(() => readEnv({ SANDBOX: 'on', ...BY_KEY, IDENTITY_CLIENT_AUTH: way })).toThrow(
      'IDENTITY_CLIENT_AUTH: must be a secret without IDENTITY_ISSUER',
    ),
  )
})
