/** What every pillar is asked: how things stand, and once more with each cause of a change put upon the ones before. */
import type { Gender } from '~/dossier/shape'
import { retirementOf } from '~/pillars/avs'
import type { Day } from '~/pillars/day'
import {
  AS_IT_STANDS,
  type Cause,
  type Change,
  type Situation,
  situationsOf,
  type Work,
} from '~/pillars/synthesis/change'
import type { Tools } from './api-env'
import { requireBirth } from './insureds'
import type { Session } from './session'

export type Question = {
  computedOn: Day
  birthDate: Day
  gender: Gender
  /** When the pensions start where nothing else is planned. */
  reference: Day
  /** As it stands first. */
  situations: readonly Situation[]
  /** Of the situations after the first. */
  causes: readonly Cause[]
  /** What the visitor earns today, where a situation has other work. */
  current: Work | null
}

/** @throws {Problem} where not even the birth date is known, as `requireBirth` does */
export async function loadQuestion(
  session: Session,
  { connectors, clock }: Pick<Tools, 'connectors' | 'clock'>,
  change: Change | null,
): Promise<Question> {
  const { birthDate, gender } = await requireBirth(session, { connectors })
  const changed = change ? situationsOf(change) : []
  return {
    computedOn: clock.today(),
    birthDate,
    gender,
    reference: retirementOf({ birthDate, gender }).start,
    situations: [AS_IT_STANDS, ...changed.map(({ situation }) => situation)],
    causes: changed.map(({ cause }) => cause),
    current: change?.work?.current ?? null,
  }
}

/** As it stands, and with the whole change: who explains needs no cause by itself. */
export function endsOf({ situations, causes, ...question }: Question): Question {
  const [first, last] = [situations[0] as Situation, situations.at(-1) as Situation]
  return { ...question, situations: causes.length > 0 ? [first, last] : [first], causes: causes.slice(-1) }
}
