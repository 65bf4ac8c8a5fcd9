import type { Connectors } from '~/connectors/connectors'
import type { AskedParties } from '~/dossier/shape/visitor'
import type { Day } from '~/pillars/day'
import type { Spent } from '~/threads/pool'
import type { Calculate } from '../calculate'
import type { RefusalReason } from '../case/refusal'
import type { Session } from './session'

export type { Spent }

/** The one clock: `now` is the wall time in milliseconds since 1970; `today` is the day for which everything is computed. */
export type Clock = { now: () => number; today: () => Day }

/** What everything here can rely on, given by the shell. */
export type Tools = {
  connectors: Connectors
  clock: Clock
  /** The version of the terms in force. */
  termsVersion: string
  /**
   * Takes unexpected errors, and errors of work whose result nobody awaits. An error can contain personal data: log only
   * its kind and place.
   */
  report: (error: unknown) => void
  /** Called with the reason why something was refused, and nothing of its content. */
  refused?: (reason: RefusalReason) => void
  /** Where answers are calculated; by default in this thread. */
  calculate?: Calculate | undefined
}

/** The tools of one request, which learns how much time other threads spend for it. */
export const toolsFor = ({ calculate, ...tools }: Tools, spent: Spent | undefined): Tools => ({
  ...tools,
  ...(calculate && { calculate: (asked) => calculate(asked, spent) }),
})

/** To ask the AVS register. */
export type RegisterTools = Pick<Tools, 'connectors' | 'clock'>

/** To ask pension funds or 3a providers. Tokens are renewed and failures reported on the way. */
export type PartyTools = Pick<Tools, 'connectors' | 'clock' | 'report'>

/** Who is asked for this visitor's figures. Without a sign-in nobody is, since nobody knows who they are. */
export const asksFor = (
  { dossier }: Pick<Session, 'dossier'>,
  { connected }: Pick<Connectors, 'connected'>,
): AskedParties => (dossier.login === null ? NOBODY : connected)

const NOBODY: AskedParties = { register: false, funds: false, entities: false }

/** For whom others are asked, and by what means. */
export type Asker<Means = Tools> = { session: Session; tools: Means }
