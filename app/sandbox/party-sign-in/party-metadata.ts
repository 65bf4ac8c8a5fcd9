import { LANGUAGES } from '../language'
import { SCOPES } from './scopes'

/** A party's sign-in metadata (RFC 8414), at the address where the directory's standard looks for it. */
export const metadataOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  revocation_endpoint: `${issuer}/revoke`,
  scopes_supported: SCOPES,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token', 'client_credentials'],
  token_endpoint_auth_methods_supported: ['client_secret_basic'],
  revocation_endpoint_auth_methods_supported: ['client_secret_basic'],
  code_challenge_methods_supported: ['S256'],
  ui_locales_supported: LANGUAGES,
  authorization_response_iss_parameter_supported: true,
})
