/** The settings. Only this file reads `process.env`. A wrong or unknown setting stops the start and is named. */
import { resolve } from 'node:path'
import { z } from 'zod'
import { SettingsError } from '~/dossier/vault/stores/settings-error'
import { type Day, isDay } from '~/pillars/day'
import { wrongName } from './setting-names'
import { checkIdentity, IDENTITY_SETTINGS } from './settings/identity'
import { checkOperator, OPERATOR_SETTINGS } from './settings/operator'
import { checkParties, PARTY_SETTINGS } from './settings/parties'

const key = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits')
const keys = z
  .string()
  .regex(/^[0-9a-f]{64}(,[0-9a-f]{64})*$/, 'must be 64 hexadecimal digits each, with commas between')
  .transform((list) => list.split(','))
  .default([])
const port = z.coerce.number().int().min(1).max(65535)
const ORIGIN = 'must be an origin, such as https://example.ch'
const origin = z.url({ abort: true, error: ORIGIN }).refine((text) => new URL(text).origin === text, ORIGIN)

const redisUrl = z.url({ protocol: /^rediss?$/ })

/** Of a cluster every address gives the same user and password, and no number of a database: clusters have but one. */
function requireRedis(text: string, context: z.RefinementCtx) {
  const addresses = text.split(',')
  const refuse = (message: string) => context.addIssue({ code: 'custom', message })
  if (!addresses.every((address) => redisUrl.safeParse(address).success))
    return refuse('must be an address, redis:// or rediss://, or several of one cluster with commas between')
  if (addresses.length === 1) return
  const nodes = addresses.map((address) => new URL(address))
  const access = nodes.map(({ protocol, username, password }) => [protocol, username, password].join('\n'))
  if (new Set(access).size > 1) refuse('must give each node of a cluster the same protocol, user and password')
  if (nodes.some(({ pathname, search }) => !['', '/'].includes(pathname) || search !== ''))
    refuse('must name no database: a cluster has but one')
  if (new Set(nodes.map(({ host }) => host)).size < nodes.length) refuse('must name no node twice')
}

/** The first day for which the law is available. */
const FIRST_DAY = '2025-01-01'

/** The default lifetime of a dossier, and so of a session. */
export const SESSION_SECONDS = 3600

/** Secrets shared with the outside parties. */
const SHARED = ['IDENTITY_CLIENT_SECRET', 'PARTIES_CLIENT_SECRET', 'REGISTER_KEY'] as const

/** The required settings by value of `SANDBOX`. */
const NEEDED = { on: [], off: [], alone: ['SANDBOX_PORT', 'PUBLIC_ORIGIN', ...SHARED] } as const

const Settings = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
    PORT: port.default(3000),
    HOST: z.string().optional(),
    /** The public origin of the product. */
    PUBLIC_ORIGIN: origin.optional(),
    /** Number of proxies in front that set X-Forwarded-*, or `loopback`. */
    TRUST_PROXY: z.union([z.coerce.number().int().min(0).max(9), z.literal('loopback')]).default(0),
    API_BASE: z
      .string()
      .regex(/^((\/[\w-]+)+|https?:\/\/\S+[^/\s])$/, 'must be a path such as /api, or a full address')
      .default('/api'),
    DATA_DIR: z.string().default('.data'),
    /** Whole minutes, since sentences say it in minutes; other values are for tests. */
    DOSSIER_SECONDS: z.coerce
      .number()
      .int()
      .min(1)
      .max(SESSION_SECONDS)
      .refine((seconds) => seconds < 60 || seconds % 60 === 0, 'must be whole minutes, of 60 seconds each')
      .default(SESSION_SECONDS),
    TODAY: z
      .custom<Day>((text) => typeof text === 'string' && isDay(text), 'must be a day, YYYY-MM-DD')
      .refine((day) => day >= FIRST_DAY, `must not lie before ${FIRST_DAY}: no earlier tables are known`)
      .optional(),
    /** `off` lifts counts a minute. Sizes, deadlines and what the process can take at once stand. */
    RATE_LIMIT: z.enum(['on', 'off']).default('on'),
    /** `off`: no request is refused because the event loop is late. For measurements. */
    LOAD_LIMIT: z.enum(['on', 'off']).default('on'),
    /** The port of `/metrics`; left out, nothing is measured. */
    METRICS_PORT: port.optional(),
    METRICS_HOST: z.string().min(1).default('127.0.0.1'),
    /** Of one server; or of several nodes of one cluster, with commas between. */
    REDIS_URL: z.string().superRefine(requireRedis).optional(),
    TERMS_VERSION: z.string().min(1).max(20).default('3'),
    /** The contact for reports of vulnerabilities (RFC 9116). */
    SECURITY_CONTACT: z.url({ protocol: /^(https|mailto|tel)$/ }).optional(),
    FEEDBACK_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** 64 hexadecimal digits each; if left out, generated beside the vault at the first start. */
    VAULT_PEPPER: key.optional(),
    /** Earlier peppers, separated by commas: what they sealed can still be opened. */
    VAULT_PREVIOUS_PEPPERS: keys,
    HOUSEHOLD_KEY: key.optional(),
    /** Likewise: what spouses share under them is still found. */
    HOUSEHOLD_PREVIOUS_KEYS: keys,
    /** `alone`: this process runs only the sandbox. */
    SANDBOX: z.enum(['on', 'off', 'alone']).default('off'),
    SANDBOX_PORT: port.optional(),
    SANDBOX_PEOPLE: z.string().optional(),
    ...IDENTITY_SETTINGS,
    ...PARTY_SETTINGS,
    ...OPERATOR_SETTINGS,
  })
  .superRefine((settings, context) => {
    const refuse = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message })
    checkOperator(settings, refuse)
    for (const name of NEEDED[settings.SANDBOX])
      if (!settings[name]) refuse(name, `is needed where SANDBOX is ${settings.SANDBOX}`)
    if (settings.METRICS_PORT !== undefined && [settings.PORT, settings.SANDBOX_PORT].includes(settings.METRICS_PORT))
      refuse('METRICS_PORT', 'must be a port of its own')
    // Anyone with access to the one would have the other.
    const peppers = [settings.VAULT_PEPPER, ...settings.VAULT_PREVIOUS_PEPPERS]
    const householdKeys = [settings.HOUSEHOLD_KEY, ...settings.HOUSEHOLD_PREVIOUS_KEYS]
    if (householdKeys.some((key) => key !== undefined && peppers.includes(key)))
      refuse('HOUSEHOLD_KEY', 'must differ from VAULT_PEPPER, earlier ones included')
    if (settings.REDIS_URL)
      for (const name of ['VAULT_PEPPER', 'HOUSEHOLD_KEY'] as const)
        if (!settings[name]) refuse(name, 'is needed with REDIS_URL: every process must have the same')
    checkIdentity(settings, refuse)
    checkParties(settings, refuse)
  })

export const SETTING_NAMES: readonly string[] = Object.keys(Settings.shape)

export type Env = z.infer<typeof Settings> & { publicOrigin: string; dataDir: string }

/**
 * Reads the settings.
 * @throws {SettingsError} naming each wrong, missing or unknown setting, never its value.
 */
export function readEnv(variables: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([name, value]) => SETTING_NAMES.includes(name) && value !== ''),
  )
  const parsed = Settings.safeParse(given)
  const problems = [
    ...Object.keys(variables).flatMap((name) => {
      const wrong = wrongName(name, SETTING_NAMES)
      return wrong === null ? [] : [`${name}: ${wrong}`]
    }),
    ...(parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)),
  ]
  if (!parsed.success || problems.length > 0) throw new SettingsError(`Settings refused.\n${problems.join('\n')}`)
  return {
    ...parsed.data,
    publicOrigin: parsed.data.PUBLIC_ORIGIN ?? `http://localhost:${parsed.data.PORT}`,
    dataDir: resolve(parsed.data.DATA_DIR),
  }
}
