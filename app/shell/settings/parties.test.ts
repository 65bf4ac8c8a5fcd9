import { describe, expect, it } from 'vitest'
import { SettingsError } from '~/dossier/vault/stores/settings-error'
import { readEnv } from '../settings'
import { partiesOf, partyNotes } from './parties'

const SECRET = 'a secret of enough letters'
const IDENTITY = { IDENTITY_ISSUER: 'https://id.example', IDENTITY_CLIENT_SECRET: SECRET }
const REGISTER = { REGISTER_URL: 'https://register.example', REGISTER_KEY: SECRET }
const FUNDS = { DIRECTORY_URL: 'https://directory.example/funds', PARTIES_CLIENT_SECRET: SECRET }
const ENTITIES = { ENTITIES_URL: 'https://directory.example/entities', PARTIES_CLIENT_SECRET: SECRET }

const SIGN_IN = [
  ['nothing', {}, []],
  ['identity', IDENTITY, ['identity']],
  ['identity and register', { ...IDENTITY, ...REGISTER }, ['identity', 'register']],
] as const

describe.each(SIGN_IN)('with %s', (_, first, names) => {
  it.each([
    ['no directory', {}, []],
    ['a directory of funds', FUNDS, ['funds']],
    ['a directory of 3a providers', ENTITIES, ['entities']],
    ['both directories', { ...FUNDS, ...ENTITIES }, ['funds', 'entities']],
  ])('and %s, these are connected and no others', (_, directories, more) => {
    const parties = partiesOf(readEnv({ ...first, ...directories }), null)
    expect(Object.entries(parties).flatMap(([name, address]) => (address === null ? [] : [name]))).toEqual([
      ...names,
      ...more,
    ])
  })
})

it('the sandbox stands in for each that is not set, and for no other', () =>
  expect(partiesOf(readEnv({ SANDBOX: 'on', ...REGISTER }), 'http://own.example/sandbox')).toEqual({
    identity: 'http://own.example/sandbox/identity',
    register: REGISTER.REGISTER_URL,
    funds: 'http://own.example/sandbox/directory/pension-funds',
    entities: 'http://own.example/sandbox/directory/entities',
  }))

const FOR_REGISTER = 'is needed with REGISTER_URL: the register is asked by the number that the sign-in gives'
it.each<[string, string, Record<string, string>]>([
  ['IDENTITY_ISSUER', FOR_REGISTER, REGISTER],
  ['IDENTITY_ISSUER', FOR_REGISTER, { ...REGISTER, ...FUNDS, ...ENTITIES }],
  ['IDENTITY_CLIENT_SECRET', 'is needed with IDENTITY_ISSUER', { ...IDENTITY, IDENTITY_CLIENT_SECRET: '' }],
  ['REGISTER_KEY', 'is needed with REGISTER_URL', { ...IDENTITY, ...REGISTER, REGISTER_KEY: '' }],
  ['PARTIES_CLIENT_SECRET', 'is needed with DIRECTORY_URL', { ...FUNDS, PARTIES_CLIENT_SECRET: '' }],
  ['PARTIES_CLIENT_SECRET', 'is needed with ENTITIES_URL', { ...IDENTITY, ...ENTITIES, PARTIES_CLIENT_SECRET: '' }],
])('%s %s', (name, message, given) =>
  expect(() => readEnv(given)).toThrow(new SettingsError(`Settings refused.\n${name}: ${message}`)),
)

it('refuses another word for what binds', () =>
  expect(() => readEnv({ PARTIES_BIND_BY: 'nothing' })).toThrow(/^Settings refused\.\nPARTIES_BIND_BY: /))

it('notes a directory at which nobody can sign in', () => {
  const notes = (given: Record<string, string>) => partyNotes(readEnv(given)).map((note) => note.split(' ')[0])
  expect(notes({ ...FUNDS, ...ENTITIES })).toEqual(['DIRECTORY_URL', 'ENTITIES_URL'])
  expect(notes({ ...IDENTITY, ...FUNDS, ...ENTITIES })).toEqual([])
  expect(notes({ SANDBOX: 'on', ...FUNDS })).toEqual([])
})

const ALL = { ...IDENTITY, ...REGISTER, ...FUNDS, ...ENTITIES }
const ADDRESS = 'must be an address that begins with https:// (or http://)'
const SIGNS = 'must be letters, digits and signs of ASCII, with no blank or line end around them'
const PARTS = 'must hold no user, password or #'

describe('refused, by its name and never with its value', () => {
  it.each(['IDENTITY_ISSUER', 'REGISTER_URL', 'DIRECTORY_URL', 'ENTITIES_URL'])('%s', (name) => {
    for (const [value, why] of [
      ['canary', ADDRESS],
      ['ftp://canary.example', ADDRESS],
      ['javascript:canary', ADDRESS],
      ['file:///canary', ADDRESS],
      ['canary\nx: y', ADDRESS],
      ['https://user:canary@canary.example', PARTS],
      ['https://canary.example/#part', PARTS],
    ] as const)
      expect(() => readEnv({ ...ALL, [name]: value })).toThrow(new SettingsError(`Settings refused.\n${name}: ${why}`))
  })

  it.each([
    'IDENTITY_CLIENT_ID',
    'IDENTITY_CLIENT_SECRET',
    'PARTIES_CLIENT_ID',
    'PARTIES_CLIENT_SECRET',
    'REGISTER_KEY',
  ])('%s', (name) => {
    for (const value of [`${SECRET}\n`, ` ${SECRET}`, `${SECRET}\r\nx: y`, `${SECRET} é`, `${SECRET}\u200b`])
      expect(() => readEnv({ ...ALL, [name]: value })).toThrow(
        new SettingsError(`Settings refused.\n${name}: ${SIGNS}`),
      )
  })

  it('an identity service without encryption, except on this machine or beside the sandbox', () => {
    const plain = { ...IDENTITY, IDENTITY_ISSUER: 'http://id.example' }
    expect(() => readEnv(plain)).toThrow(
      new SettingsError('Settings refused.\nIDENTITY_ISSUER: must begin with https://, except on this machine'),
    )
    expect(readEnv({ ...plain, SANDBOX: 'on' }).IDENTITY_ISSUER).toBe(plain.IDENTITY_ISSUER)
    expect(readEnv({ ...plain, IDENTITY_ISSUER: 'http://localhost:4000/x' }).IDENTITY_ISSUER).toBe(
      'http://localhost:4000/x',
    )
  })
})
