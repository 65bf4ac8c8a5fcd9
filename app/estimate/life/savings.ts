/** The second and third pillar of a life, in the words in which pages keep the same papers. */
import type { FundCertificate } from '~/dossier/shape/savings-papers'
import { retirementOf } from '~/pillars/avs'
import { yearOf } from '~/pillars/day'
import {
  earliestAgeOfAll,
  type FundStatement,
  type LppQuestion,
  type LppResult,
  lppInSteps,
  lppStart,
  toldReason,
  type VestedResult,
  vestedBenefits,
  withBuyIn,
} from '~/pillars/lpp'
import { inOutlook as statementInOutlook } from '~/pillars/lpp/in-outlook'
import type { Pillar3aQuestion } from '~/pillars/pillar-3a'
import type { LppAssumptionKey, NoFigureToldReason } from '~/pillars/result'
import { type BuyInAt, firstDayWithoutWork, worksUntil } from '~/pillars/synthesis/change'
import { buyInAssumptions, type WhoBuysIn } from '../lpp/buy-in-notes'
import { keyOfCertificate } from '../lpp/buy-in-place'
import { certificateStatement, vestedFacts } from '../lpp/certificate-facts'
import { withPaid } from '../lpp/fund-statement'
import { earnsAnother } from '../lpp/salary-change'
import { inOutlook, movedPaydate } from '../lpp/vested-in-digest'
import { paidInto, typedAccount } from '../pillar-3a/accounts-in-digest'
import { legalMinimum } from './legal-minimum'
import { type LifeMoment, retirementIn } from './moment'
import type { Life } from './shape'

type Paper = Extract<Life['secondPillar'][number], { kind: 'certificate' }>

/** Without an amount it does not matter of which time it would be. */
export const certificatePaper = ({ kind: _, ...paper }: Paper): FundCertificate => ({
  ...paper,
  contributionPer: paper.contributionPer ?? 'year',
  pensionPer: paper.pensionPer ?? 'year',
  fundId: null,
})

/**
 * When the funds pay, and from when their savings wait for it; those of the legal minimum stay with a fund until the AVS pays,
 * since the law has no rate before the reference age (LPP art. 14 al. 2), and know the end of work by themselves.
 */
function lppDays(moment: LifeMoment, statements: readonly FundStatement[]) {
  const { situation, day, life } = moment
  const days = { ...situation, retirementDate: retirementIn(moment) }
  if (isLegalMinimum(life))
    return { retirementDate: lppStart({ ...days, stopsOn: null }, life.person, 0), worksUntil: null }
  return {
    retirementDate: lppStart(days, life.person, earliestAgeOfAll(statements, day)),
    worksUntil: worksUntil(situation),
  }
}

const isLegalMinimum = ({ secondPillar }: Pick<Life, 'secondPillar'>) =>
  secondPillar.some(({ kind }) => kind === 'legalMinimum')

/** A statement with the field of the paper from which it comes. */
export type LifeStatement = { field: string; statement: FundStatement; assumptions: LppAssumptionKey[] }

export type LifeLpp = {
  statements: LifeStatement[]
  question: LppQuestion
  result: LppResult | null
  /** The papers from which no figure follows. */
  missing: { field: string; name: string; reason: NoFigureToldReason }[]
}

/** The certificates as statements, which no situation changes. */
export function certificatesOf({ life, day }: Pick<LifeMoment, 'life' | 'day'>): LifeStatement[] {
  const { birthDate, gender } = life.person
  return life.secondPillar.flatMap((one, index): LifeStatement[] => {
    if (one.kind !== 'certificate') return []
    const ofPaper = { birthDate, gender, computedOn: day, salary: null }
    return [{ field: `secondPillar[${index}]`, ...certificateStatement(certificatePaper(one), ofPaper) }]
  })
}

/**
 * What certificates, or the legal minimum in their place, give in a situation. `certificates`: of this life, where somebody
 * asks of many situations.
 */
export function lppOf(moment: LifeMoment, certificates = certificatesOf(moment)): LifeLpp {
  const { life, day, situation } = moment
  const { birthDate, gender } = life.person
  const { capitalShare } = situation
  const days = lppDays(
    moment,
    certificates.map(({ statement }) => statement),
  )
  const isOtherWork = earnsAnother(situation, { reference: retirementOf(life.person).start, computedOn: day })
  const question = { birthDate, gender, computedOn: day, capitalShare, isOtherWork, ...days }
  const minimum = life.secondPillar.findIndex(({ kind }) => kind === 'legalMinimum')
  const told =
    minimum < 0
      ? certificates
      : [{ field: `secondPillar[${minimum}]`, ...legalMinimum(moment, question.retirementDate) }]
  const { buyIn, outlook, steps } = situation
  const bought = buyIn ? withBoughtIn(told, buyIn, question) : told
  const statements =
    minimum < 0
      ? bought.map((one) => ({ ...one, statement: statementInOutlook(one.statement, outlook, question) }))
      : bought
  const inSteps = (all: readonly FundStatement[]) =>
    lppInSteps(all, question, isLegalMinimum(life) && !steps?.drawsFund ? null : steps)
  const answers = statements.map((one) => ({ ...one, ...inSteps([one.statement]) }))
  const counted = answers.filter(({ result }) => result !== null)
  const { result } = inSteps(counted.map(({ statement }) => statement))
  const assumptions: LppAssumptionKey[] = [
    ...(result?.assumptions ?? []),
    ...counted.flatMap((one) => one.assumptions),
    ...(result && buyIn ? buyInAssumptions(buyIn, result, whoBuysIn(life), day) : []),
  ]
  return {
    statements,
    question,
    result: result && { ...result, assumptions: [...new Set(assumptions)] },
    missing: answers.flatMap(({ field, statement, result: own, missing }) =>
      own ? [] : [{ field, name: statement.fundName, reason: toldReason(missing[0]?.reason ?? 'noProjectionForAge') }],
    ),
  }
}

/** Insured from a day after the birth on: before, they were not here. */
function whoBuysIn({ person: { insured, birthDate }, marriages }: Life): WhoBuysIn {
  const since = insured?.map(({ from }) => from).toSorted()[0]
  return {
    isDivorced: marriages.some(({ endedBy }) => endedBy === 'divorce'),
    insuredSince: since && since > birthDate ? yearOf(since) : null,
  }
}

/** Statements without vested benefits, as the keys of places count them. */
const withBoughtIn = (statements: LifeStatement[], buyIn: BuyInAt, question: LppQuestion): LifeStatement[] =>
  statements.map((one, index): LifeStatement => {
    const statement = keyOfCertificate(index) === buyIn.at ? withBuyIn(one.statement, buyIn, question) : null
    return statement
      ? { ...one, statement: withPaid(statement, buyIn), assumptions: [...one.assumptions, 'buyInByRate'] }
      : one
  })

/** null: there are none, or the day on which they are due is past. */
export function vestedOf({ life, day, situation }: LifeMoment): VestedResult | null {
  const { birthDate, gender } = life.person
  const when = { birthDate, gender, computedOn: day, situation }
  const paydate = movedPaydate(when)
  const accounts = life.secondPillar.flatMap((one) =>
    one.kind === 'vested' ? [inOutlook(vestedFacts(one, paydate), situation)] : [],
  )
  const isMarried = life.marriages.some(({ end }) => end === null)
  const worksUntil = firstDayWithoutWork(situation) ?? paydate
  return vestedBenefits(accounts, { birthDate, gender, computedOn: day, worksUntil, isMarried }).result
}

/** Payments end with work, where its last day is told; whoever simulates a day works until then. */
export function pillar3aQuestionOf({ life, day, situation }: LifeMoment): Pillar3aQuestion {
  const { birthDate, gender } = life.person
  const when = { birthDate, gender, computedOn: day, situation }
  return {
    accounts: paidInto(
      life.thirdPillar.map((paper) => typedAccount(paper, when)),
      when,
    ),
    person: { birthDate, gender },
    worksUntil: firstDayWithoutWork(situation),
    computedOn: day,
  }
}
