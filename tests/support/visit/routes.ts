/** The routes of the specification, by who may see them; French paths. */

export const PROTECTED = [
  '/avs',
  '/lpp',
  '/3a',
  '/router',
  '/synthesis',
  '/v2/wizard/1p',
  '/v2/wizard/2p',
  '/v2/wizard/3p',
  '/v2/wizard/synthesis',
] as const
/** Beside them, for a signed-in visitor: how the figures of a pillar came about. */
export const EXPLAINED = ['/avs/explained', '/lpp/explained', '/3a/explained'] as const
export const LOGIN = ['/index2', '/prelogin', '/prelogin2', '/v2/wizard', '/v2/wizard/login'] as const
export const PUBLIC = ['/', '/about', '/v2', '/export'] as const

/** The law's figures: the overview, and the pages of its tables. */
export const LAW = [
  '/law',
  '/law/avs',
  '/law/contributions',
  '/law/lpp',
  '/law/3a',
  '/law/tax',
  '/law/changes',
] as const

/** Beside them, for everybody. */
export const INFORMATION = [
  '/terms',
  ...LAW,
  '/cookies',
  '/accessibility',
  '/developers',
  '/checked',
  '/glossary',
] as const

/** Those that gain from a script have one; all others none. */
export const WITH_SCRIPT = [
  '/avs',
  '/lpp',
  '/3a',
  '/export',
  '/synthesis',
  '/simulation',
  '/v2/wizard/1p',
  '/v2/wizard/2p',
  '/v2/wizard/3p',
  '/v2/wizard/synthesis',
]
