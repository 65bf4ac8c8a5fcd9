/** How the provider knows the product. `none`: it does not; PKCE alone protects the code. */
export const CLIENT_AUTH_METHODS = ['client_secret_basic', 'client_secret_post', 'private_key_jwt', 'none'] as const
export type ClientAuthMethod = (typeof CLIENT_AUTH_METHODS)[number]
