/** What `npm run check:identity` says: whether people can sign in at the OpenID provider that the settings name. */
import { type CheckOptions, checkProvider } from '~/identity/check/check-provider'
import type { CheckedSettings, Finding } from '~/identity/check/findings'
import { partyCredentials } from './keys-of-settings'
import { sandboxBase } from './sandbox-address'
import type { Env } from './settings'
import { partiesOf } from './settings/parties'

export type IdentityReport = {
  lines: string[]
  /** Whether nothing that was found would refuse every sign-in. */
  isGood: boolean
}

/** @throws {SettingsError} if the private key cannot be read */
export async function reportIdentity(env: Env, options: Partial<CheckOptions> = {}): Promise<IdentityReport> {
  const settings = settingsToCheck(env)
  if (!settings)
    return { lines: ['IDENTITY_ISSUER is not set: nobody can sign in, and nothing was checked.'], isGood: false }
  const findings = await checkProvider(settings, { timeoutMs: env.CONNECTOR_TIMEOUT, ...options })
  const countOf = (verdict: Finding['verdict']) => findings.filter((finding) => finding.verdict === verdict).length
  const refusing = countOf('refuses')
  return {
    lines: [
      ...findings.map(({ verdict, says }) => `${verdict.padEnd(8)}  ${says}`),
      refusing > 0
        ? `Nobody can sign in: ${refusing} to mend.`
        : `Nothing here refuses a sign-in; ${countOf('look')} to look at.`,
    ],
    isGood: refusing === 0,
  }
}

/** null: no identity service is set. */
function settingsToCheck(env: Env): CheckedSettings | null {
  const { publicOrigin } = env
  const { identity: issuer } = partiesOf(env, env.SANDBOX === 'off' ? null : sandboxBase(env, publicOrigin))
  if (issuer === null) return null
  return {
    issuer,
    publicOrigin,
    allowHttp: env.SANDBOX === 'on',
    clientAuth: env.IDENTITY_CLIENT_AUTH,
    keyAlgorithms: partyCredentials(env).client.key?.algorithms,
    scopes: env.IDENTITY_SCOPES,
    navsClaim: env.IDENTITY_CLAIM_NAVS,
    nameClaims: env.IDENTITY_CLAIM_NAME,
    acrValues: env.IDENTITY_ACR_VALUES,
  }
}
