/** The settings of the outside parties. Each is connected alone; what is not connected is typed by people. */
import { z } from 'zod'
import { BIND_BY } from '~/connectors/connectors'
import type { Connected } from '~/dossier/shape/visitor'

/** As RFC 6749 has them (appendix A), and headers. Blanks at an end are those of the file that it was copied from. */
const SIGNS = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/
const signs = z
  .string()
  .regex(SIGNS, 'must be letters, digits and signs of ASCII, with no blank or line end around them')

export const secret = signs.min(16)
export const clientId = signs.max(200)

/** Where an outside party answers. */
export const partyAddress = z
  .url({ protocol: /^https?$/, abort: true, error: 'must be an address that begins with https:// (or http://)' })
  .max(2_000)
  .refine((text) => {
    const { username, password, hash } = new URL(text)
    return username === '' && password === '' && hash === ''
  }, 'must hold no user, password or #')

/** Refuses a setting by its name, and says why. */
export type RefuseSetting = (name: string, message: string) => void

export const PARTY_SETTINGS = {
  /** By what funds and 3a providers know the product. */
  PARTIES_CLIENT_ID: clientId.default('trois-piliers'),
  PARTIES_CLIENT_SECRET: secret.optional(),
  PARTIES_PREVIOUS_CLIENT_SECRET: secret.optional(),
  PARTIES_BIND_BY: z.enum(BIND_BY).default('number'),
  DIRECTORY_URL: partyAddress.optional(),
  ENTITIES_URL: partyAddress.optional(),
  REGISTER_URL: partyAddress.optional(),
  REGISTER_KEY: secret.optional(),
  REGISTER_PREVIOUS_KEY: secret.optional(),
  /** How long an outside party may take, in milliseconds. */
  CONNECTOR_TIMEOUT: z.coerce.number().int().min(100).max(60_000).default(10_000),
} satisfies z.ZodRawShape

export type PartySettings = z.infer<z.ZodObject<typeof PARTY_SETTINGS>> & {
  SANDBOX: 'on' | 'off' | 'alone'
  IDENTITY_ISSUER?: string | undefined
}

const DIRECTORIES = ['DIRECTORY_URL', 'ENTITIES_URL'] as const

/** What is missing beside what is set. The sandbox brings each party that is not set. */
export function checkParties(settings: PartySettings, refuse: RefuseSetting) {
  if (settings.SANDBOX !== 'off') return
  const { IDENTITY_ISSUER, REGISTER_URL, REGISTER_KEY, PARTIES_CLIENT_SECRET } = settings
  if (REGISTER_URL && !IDENTITY_ISSUER)
    refuse('IDENTITY_ISSUER', 'is needed with REGISTER_URL: the register is asked by the number that the sign-in gives')
  if (REGISTER_URL && !REGISTER_KEY) refuse('REGISTER_KEY', 'is needed with REGISTER_URL')
  const directory = DIRECTORIES.find((name) => settings[name])
  if (directory && !PARTIES_CLIENT_SECRET) refuse('PARTIES_CLIENT_SECRET', `is needed with ${directory}`)
}

/** Settings that are valid but may not be what the operator meant, for the log of the start. */
export const partyNotes = (settings: PartySettings): string[] =>
  DIRECTORIES.filter((name) => settings.SANDBOX === 'off' && settings[name] && !settings.IDENTITY_ISSUER).map(
    (name) => `${name} without IDENTITY_ISSUER: its names are offered, but nobody can sign in there. People type.`,
  )

/** The address of each outside party; null: not connected. */
export type PartyAddresses = Record<keyof Connected, string | null>

const SANDBOX_PATHS: Record<keyof PartyAddresses, string> = {
  identity: '/identity',
  register: '/register',
  funds: '/directory/pension-funds',
  entities: '/directory/entities',
}

/** @param sandbox the address of the sandbox that stands in for those that are not set; null: nobody does */
export function partiesOf(
  { IDENTITY_ISSUER, REGISTER_URL, DIRECTORY_URL, ENTITIES_URL }: PartySettings,
  sandbox: string | null,
): PartyAddresses {
  const at = (party: keyof PartyAddresses, set: string | undefined) =>
    set ?? (sandbox === null ? null : sandbox + SANDBOX_PATHS[party])
  return {
    identity: at('identity', IDENTITY_ISSUER),
    register: at('register', REGISTER_URL),
    funds: at('funds', DIRECTORY_URL),
    entities: at('entities', ENTITIES_URL),
  }
}
