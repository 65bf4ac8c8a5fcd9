/** The three pillars together, as far as each is known. */
import { lawOn } from '~/law/avs/avs-law'
import { retirementOf } from '~/pillars/avs'
import type { PensionResult } from '~/pillars/avs/result'
import type { Day } from '~/pillars/day'
import type { LppAssumptionKey } from '~/pillars/lpp/result'
import type { Franc } from '~/pillars/money'
import { pillar3aDrawnOn, pillar3aFromAccounts, pillar3aPayOuts } from '~/pillars/pillar-3a/estimate'
import type { Pillar3aAssumptionKey } from '~/pillars/pillar-3a/result'
import type { Silent } from '~/pillars/result'
import { type Change, type Situation, worksUntil } from '~/pillars/synthesis/change'
import type { Digest } from '~/pillars/synthesis/digest'
import { type ColumnParts, digest, notToday } from '~/pillars/synthesis/digest'
import type { Case } from '../case/case'
import { pensionIn } from '../case/pension'
import { pillar3aQuestion, silentEntities } from '../case/pillar-3a/pillar-3a-question'
import { Refusal } from '../case/refusal'
import { isAboutRetirementDate } from '../case/rules/retirement-date'
import { retirementIn, standing } from '../case/situation'
import { type LppInSituation, lppInEach } from './lpp/lpp'
import { vestedIn } from './lpp/vested'
import { type Question, questionOf } from './question'

/**
 * Without a change and then with its causes added one by one.
 * @throws {Refusal} `unfit` for a retirement date from which no pension can be drawn
 */
export const digestOf = (known: Case, change: Change | null): Digest => digestWithParts(known, change).digest

/** As `digestOf`. `first`: without the change; `last`: with all of it. */
export function digestWithParts(known: Case, change: Change | null) {
  const question = questionOf(known, change)
  const { inEach, silent } = partsInEach(known, question)
  const [first, ...changed] = inEach as [PartsInSituation, ...PartsInSituation[]]
  const made = digest({
    computedOn: known.day,
    law: lawOn(known.day),
    withoutChange: first.parts,
    changes:
      change && question.causes.map((cause, index) => ({ cause, parts: (changed[index] as PartsInSituation).parts })),
    silent,
  })
  return { digest: made, first, last: changed.at(-1) ?? first }
}

/** What was assumed of the second and third pillar, without and with a change, each once. */
export type SavingsAssumptions = { lpp: LppAssumptionKey[]; pillar3a: Pillar3aAssumptionKey[] }

export function savingsAssumptions(known: Case, change: Change | null): SavingsAssumptions {
  const { first, last } = digestWithParts(known, change)
  return savingsAssumptionsIn([first.parts, last.parts])
}

export const savingsAssumptionsIn = (columns: readonly ColumnParts[]): SavingsAssumptions => ({
  lpp: [...new Set(columns.flatMap(({ lpp }) => lpp?.assumptions ?? []))],
  pillar3a: [...new Set(columns.flatMap(({ pillar3a }) => pillar3a?.assumptions ?? []))],
})

/** `payOuts3a`: when each 3a account is paid out. `drawn3aOn`: what accounts that are paid later would pay on a day. */
export type PartsInSituation = {
  situation: Situation
  parts: ColumnParts
  lpp: LppInSituation
  payOuts3a: () => ReturnType<typeof pillar3aPayOuts>
  drawn3aOn: (on: Day) => Franc | null
}

/**
 * The three pillars in each situation of a question, and the silent parties in the first and the last situation.
 * @throws {Refusal} `unfit` for a retirement date from which no pension can be drawn
 */
export function partsInEach(known: Case, question: Question): { inEach: PartsInSituation[]; silent: Silent[] } {
  const avs = pensionsInEach(known, question.situations)
  const lpp = lppInEach(known, question)
  const inEach = question.situations.map((situation, index) =>
    partsIn(known, situation, { pension: avs.pensions[index] ?? null, lpp: lpp.inEach[index] as LppInSituation }),
  )
  return { inEach, silent: [...avs.silent, ...lpp.silent, ...silentEntities(known.thirdPillar)] }
}

function partsIn(
  known: Case,
  situation: Situation,
  { pension, lpp }: { pension: PensionResult | null; lpp: LppInSituation },
): PartsInSituation {
  const { work, thirdPillar } = known
  const question3a = pillar3aQuestion(known, situation)
  const isSilent3a = silentEntities(thirdPillar).length > 0
  return {
    ...{ situation, lpp },
    payOuts3a: () => pillar3aPayOuts(question3a),
    drawn3aOn: (on) => pillar3aDrawnOn(question3a, on),
    parts: {
      retirementDate: retirementIn(known, situation),
      ...notToday(situation),
      worksUntil: worksUntil(standing(known, situation)),
      pension,
      lpp: lpp.result,
      vested: vestedIn(known, situation),
      pillar3a: pillar3aFromAccounts(question3a).result,
      knowledge: {
        lpp: !lpp.isWhole || lacksTodaysFund(known, lpp) ? 'someSilent' : work.fund === 'no' ? 'none' : 'allGiven',
        pillar3a: isSilent3a ? 'someSilent' : thirdPillar.isNone ? 'none' : 'allGiven',
      },
    },
  }
}

/**
 * Whether only pensions that are paid already are known of the second pillar, while somebody below the reference age is employed or
 * insured by another fund: what it will pay is missing (LPP art. 2).
 */
function lacksTodaysFund(known: Case, { statements, result }: LppInSituation): boolean {
  const { work, person, day } = known
  const isInsured = work.fund === 'yes' || (work.fund === 'unknown' && work.isEmployed)
  return isInsured && result !== null && statements.length === 0 && day < retirementOf(person).start
}

type AvsParts = { pensions: PensionResult[]; silent: Silent[] }

/** One pension per situation; none before the form is saved, for a case that is not computed, or if the register is silent. */
function pensionsInEach(known: Case, situations: readonly Situation[]): AvsParts {
  const { avs } = known
  if (avs.facts === null && avs.silent)
    return {
      pensions: [],
      silent: [{ party: 'register', id: 'register', name: 'AVS register', reason: avs.silent }],
    }
  try {
    return { pensions: situations.map((situation) => pensionIn(known, situation)), silent: [] }
  } catch (error) {
    if (isAboutRetirementDate(error) || known.isSent) throw error
    if (error instanceof Refusal && ['noInfo', 'notFound', 'unfit'].includes(error.reason))
      return { pensions: [], silent: [] }
    throw error
  }
}
