/** The scopes of the standard (SFTI Pension API 4.1.0, securitySchemes), and nothing else. */
export const BASIC = 'read:basic_pension_data'
export const PLAN = 'read:pension_plan'

export const SCOPES = [BASIC, PLAN] as const
export type Scope = (typeof SCOPES)[number]

const isScope = (text: string): text is Scope => (SCOPES as readonly string[]).includes(text)

/** The scopes of a `scope` parameter, once each; null if it names none, or one that does not exist. */
export function scopesIn(text: string): Scope[] | null {
  const asked = text.split(' ').filter((part) => part !== '')
  return asked.length > 0 && asked.every(isScope) ? [...new Set(asked)] : null
}
