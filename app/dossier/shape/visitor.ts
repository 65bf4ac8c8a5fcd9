/** Who the visitor is, and which steps they have completed. */
import { z } from 'zod'
import type { CareerOwner } from './career'

export const Login = z.object({
  /** Issuer and subject together identify an account; the issuer stays on the server. */
  sub: z.string(),
  name: z.string(),
  /** Empty: the provider has sent none. */
  email: z.string(),
  navs: z.string(),
  partnerNavs: z.string().optional(),
})
export type Login = z.infer<typeof Login>

/**
 * The current user as last read. Without a login nobody was there or, with `typesOwn`, a visitor who has not signed in.
 * `until`: milliseconds since 1970.
 */
export const CachedUser = z.object({ login: Login.nullable(), typesOwn: z.literal(true).optional(), until: z.number() })
export type CachedUser = z.infer<typeof CachedUser>

/** Which outside parties are connected. What the others would say, visitors type; without `identity` nobody signs in. */
export type Connected = { identity: boolean; register: boolean; funds: boolean; entities: boolean }

/** Who can be asked for a visitor's figures. */
export type AskedParties = Omit<Connected, 'identity'>

/** `login` null: the visitor has not signed in. `ttl`: when the dossier will be deleted, in milliseconds since 1970. */
export type Me = { login: Login | null; fund_ids: string[]; ttl: number }

/**
 * The answers of visitors for whom no register is asked: which papers they have, who is in their family, what they earned.
 * `careers`: the people whose incomes are still to be asked for; `incomes`: whether the visitor's own are known; `open`: papers
 * that they have but have not copied yet.
 */
export type OwnSteps = {
  papers: boolean
  family: boolean
  careers: CareerOwner[]
  incomes: boolean
  open: ('certificate' | 'vested' | 'account3a')[]
}

/**
 * What is already known of the three steps, for /router. `unread`: the people whose extracts have lines that do not count
 * until they are corrected. `own` null: the register is asked. `asks`: who is asked; without a sign-in, nobody.
 */
export type Steps = {
  avs: boolean
  lpp: boolean
  pillar3a: boolean
  termsAccepted: boolean
  unread: CareerOwner[]
  own: OwnSteps | null
  asks: AskedParties
}
