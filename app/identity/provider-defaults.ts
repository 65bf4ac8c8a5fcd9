/** What is asked of an OpenID provider by default: what the sandbox gives. */

export const DEFAULT_SCOPES = ['openid', 'profile', 'email', 'navs']
/** The claim with the AVS number. */
export const DEFAULT_NAVS_CLAIM = 'navs'
/** The claims that make a name: the first group of which one is there. */
export const DEFAULT_NAME_CLAIMS = [['name'], ['given_name', 'family_name']]
