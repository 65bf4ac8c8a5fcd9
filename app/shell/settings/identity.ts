/** The settings of the sign-in: the OpenID provider, and what differs from one to the next. */
import { z } from 'zod'
import { isSafeAddress } from '~/connectors/safe-address'
import { CLIENT_AUTH_METHODS } from '~/identity/client-auth-methods'
import { DEFAULT_NAVS_CLAIM, DEFAULT_SCOPES } from '~/identity/provider-defaults'
import { clientId, type PartySettings, partyAddress, type RefuseSetting, secret } from './parties'

/** RFC 6749, section 3.3, the characters of a scope; those of a claim's or level's name are taken to be the same. */
const WORD = /^[\x21\x23-\x5b\x5d-\x7e]{1,200}$/

const words = z.string().transform((text, context) => {
  const list = text.split(' ').filter((word) => word !== '')
  if (list.length > 0 && list.every((word) => WORD.test(word))) return list
  context.addIssue({ code: 'custom', message: 'must be words with spaces between' })
  return z.NEVER
})

export const IDENTITY_SETTINGS = {
  IDENTITY_ISSUER: partyAddress.optional(),
  IDENTITY_CLIENT_ID: clientId.default('trois-piliers'),
  IDENTITY_CLIENT_SECRET: secret.optional(),
  /** Used where the provider does not know the present one: not yet, or not any more. */
  IDENTITY_PREVIOUS_CLIENT_SECRET: secret.optional(),
  IDENTITY_SCOPES: words.refine((scopes) => scopes.includes('openid'), 'must contain openid').default(DEFAULT_SCOPES),
  /** The claim with the AVS number. */
  IDENTITY_CLAIM_NAVS: z.string().regex(WORD, 'must be one word').default(DEFAULT_NAVS_CLAIM),
  /** Claims that make the name, joined by a space; left out: `name`, else `given_name` and `family_name`. */
  IDENTITY_CLAIM_NAME: words.optional(),
  /** The levels of verified identity that count: asked for, and one of them must come back as `acr`. */
  IDENTITY_ACR_VALUES: words.optional(),
  IDENTITY_CLIENT_AUTH: z.enum(CLIENT_AUTH_METHODS).default('client_secret_basic'),
  /** PEM (PKCS8) or JWK; read at the start. */
  IDENTITY_PRIVATE_KEY_FILE: z.string().optional(),
} satisfies z.ZodRawShape

type IdentitySettings = z.infer<z.ZodObject<typeof IDENTITY_SETTINGS>>

/** Whether the product authenticates by `IDENTITY_CLIENT_SECRET`, which it then needs. */
const signsInBySecret = ({ IDENTITY_CLIENT_AUTH }: Pick<IdentitySettings, 'IDENTITY_CLIENT_AUTH'>) =>
  IDENTITY_CLIENT_AUTH === 'client_secret_basic' || IDENTITY_CLIENT_AUTH === 'client_secret_post'

/** What contradicts another setting, or lacks it. */
export function checkIdentity(settings: IdentitySettings & Pick<PartySettings, 'SANDBOX'>, refuse: RefuseSetting) {
  const { SANDBOX, IDENTITY_ISSUER: issuer, IDENTITY_CLIENT_AUTH, IDENTITY_PRIVATE_KEY_FILE } = settings
  const isByKey = IDENTITY_CLIENT_AUTH === 'private_key_jwt'
  // Each sign-in would be refused.
  if (issuer && !isSafeAddress(issuer, SANDBOX === 'on'))
    refuse('IDENTITY_ISSUER', 'must begin with https://, except on this machine')
  if (isByKey && !IDENTITY_PRIVATE_KEY_FILE)
    refuse('IDENTITY_PRIVATE_KEY_FILE', 'is needed where IDENTITY_CLIENT_AUTH is private_key_jwt')
  if (!isByKey && IDENTITY_PRIVATE_KEY_FILE)
    refuse('IDENTITY_PRIVATE_KEY_FILE', 'is used only where IDENTITY_CLIENT_AUTH is private_key_jwt')
  if (!signsInBySecret(settings) && !issuer)
    refuse(
      'IDENTITY_CLIENT_AUTH',
      'must be a secret without IDENTITY_ISSUER: the sandbox knows the product by nothing else',
    )
  if (SANDBOX === 'off' && issuer && !settings.IDENTITY_CLIENT_SECRET && signsInBySecret(settings))
    refuse('IDENTITY_CLIENT_SECRET', 'is needed with IDENTITY_ISSUER')
}
