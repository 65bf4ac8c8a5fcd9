/**
 * The body of `POST /api/estimate` for what a visitor without a sign-in has typed: written by hand beside the product's
 * mappings, so that both ways to an estimate can be compared.
 */

import type { Career } from '~/dossier/shape/career'
import { isMarriedStatus } from '~/dossier/shape/civil-status'
import type { Family } from '~/dossier/shape/family'
import type { Info } from '~/dossier/shape/info'
import type { FundCertificate } from '~/dossier/shape/savings-papers'
import type { Dossier } from '~/dossier/shape/shape'
import type { DigestQuery } from '~/dossier/shape/simulation'
import type { SentLife } from '~/estimate/case/life/shape'
import { retirementOf } from '~/pillars/avs'
import { type Day, dayOf } from '~/pillars/day'

type SentPerson = SentLife['person']
type Birth = Pick<SentPerson, 'birthDate' | 'gender'>

/** @throws for a dossier that the call cannot express: a forecast, or a career in few figures */
export function lifeOfDossier(dossier: Dossier, today: Day, query: DigestQuery = {}): SentLife {
  const { info, family, careers } = dossier.firstPillar
  if (!info || dossier.login) throw new Error('only of who has typed the AVS form without a sign-in')
  const { status, relationshipStartDate } = info.person
  const partner = isMarriedStatus(status) && info.partner ? personOf(info.partner, careers.partner) : null
  const present = family?.marriages.find(({ end }) => end === null)
  const isDivided = (start: Day, end: Day) =>
    rowsOf(careers.person).some(({ year, split }) => split && year > yearIn(start) && year < yearIn(end))
  return {
    person: {
      ...personOf(info.person, careers.person),
      insured: insuredOf(info),
      afterReferenceAge: workAfterReferenceAge(careers.person, today),
      survivorsPension: family?.survivorsPension ?? null,
      ...workOf(info.person),
    },
    partner: partner && { ...partner, ...paidTo(info.partner, family) },
    marriages: [
      ...endedIn(family).map(({ partner: spouse, ...marriage }, index, { length }) => ({
        ...marriage,
        spouse: {
          ...personOf(spouse, index === length - 1 ? careers.former : null),
          ...(isDivided(marriage.start, marriage.end) && { incomes: [], incomesAsOf: asOfOf(careers.person) }),
        },
      })),
      ...(partner && relationshipStartDate
        ? [
            {
              start: relationshipStartDate,
              separatedSince: present?.separatedSince ?? null,
              spouse: 'partner' as const,
            },
          ]
        : []),
    ],
    children: info.children.map(({ birthDate, deathDate }) => ({
      birthDate,
      deathDate,
      parents: status === 'bachelor' ? 'person' : 'both',
      credits: family?.children.find((child) => child.birthDate === birthDate)?.credits,
    })),
    secondPillar: [
      ...dossier.secondPillar.certificates.map(sentCertificate),
      ...dossier.secondPillar.vested.map((paper) => ({ kind: 'vested' as const, ...paper })),
    ],
    thirdPillar: dossier.thirdPillar.statements.map(({ entityId: _, ...paper }) => paper),
    plan: planOf(query),
  }
}

/** As the call takes it. */
function sentCertificate({
  fundId: _fund,
  kind,
  paidSince,
  insuredSalaries,
  ...paper
}: FundCertificate): NonNullable<SentLife['secondPillar']>[number] {
  const { label, pension, pensionPer, conversionRate, conversionRateAbove, interestAbove, bridging, ...others } = paper
  const amounts = insuredSalaries.map(({ amount }) => amount)
  if (kind === 'pension') return { kind: 'certificate', ...paper, insuredSalaries: amounts }
  if (kind === 'paid') return { kind, label, from: paidSince ?? '', pension: pension ?? 0, pensionPer }
  return { kind, label, ...others, insuredSalaries: amounts }
}

const yearIn = (day: Day) => Number(day.slice(0, 4))

/** Among those that have ended, the last one comes last. */
const endedIn = (family: Family | null) =>
  (family?.marriages ?? [])
    .flatMap(({ end, ...marriage }) => (end === null ? [] : [{ ...marriage, end }]))
    .toSorted((one, other) => (one.end < other.end ? -1 : 1))

function rowsOf(career: Career | null) {
  if (career === null || career.way === 'none') return []
  if (career.way !== 'extract') throw new Error(`${career.way} says no single incomes`)
  return career.rows
}

const asOfOf = (career: Career | null) => (career?.way === 'extract' ? career.asOf : null)

/** Without an extract, incomes are not known. */
const personOf = ({ birthDate, gender }: Birth, career: Career | null): SentPerson => ({
  birthDate,
  gender,
  incomes: asOfOf(career) ? incomesOf(rowsOf(career).filter(({ kind }) => kind === 'income')) : null,
  incomesAsOf: asOfOf(career),
})

/** Each row is an income of whole months. */
const incomesOf = (rows: ReturnType<typeof rowsOf>) =>
  rows.map(({ year, amount, months, split }) => ({
    year,
    amount,
    months: months ? months.to - months.from + 1 : 12,
    ...(split && { split }),
  }))

/** Pages ask for the new computation today. */
function workAfterReferenceAge(career: Career | null, today: Day): SentPerson['afterReferenceAge'] {
  const rows = rowsOf(career).filter(({ kind }) => kind === 'afterReferenceAge')
  return rows.length > 0 ? { incomes: incomesOf(rows), asksOn: today } : null
}

/** Without a day, the pension is paid since the reference age. */
function paidTo(spouse: Info['partner'], family: Family | null): Pick<NonNullable<SentLife['partner']>, 'pension'> {
  const { pensionSince = null, pension = null } = family?.partner ?? {}
  if (!spouse || (pensionSince === null && pension === null)) return {}
  return { pension: { from: pensionSince ?? retirementOf(spouse).start, monthly: pension } }
}

/** The answer about a fund goes with it; who does not work is not asked for one. */
function workOf({ work, fund }: Info['person']): Pick<SentLife['person'], 'work' | 'works' | 'fund'> {
  if (work === 'none') return { work }
  if (work === 'several') return { work, works: ['employed', 'selfEmployed'], fund: fund ?? 'unknown' }
  return { work: work ?? null, fund: fund ?? (work === 'selfEmployed' ? 'unknown' : null) }
}

/** Years abroad cut what begins with `insuredSince`. */
function insuredOf({ person: { birthDate, insuredSince, abroad = [] } }: Info): SentPerson['insured'] {
  if (insuredSince === undefined) return null
  const starts = [insuredSince === 'always' ? birthDate : dayOf(insuredSince, 1, 1)]
  const ends: (Day | null)[] = []
  for (const { from, to } of abroad) {
    ends.push(dayOf(from - 1, 12, 31))
    starts.push(dayOf(to + 1, 1, 1))
  }
  return starts.map((from, index) => ({ from, to: ends[index] ?? null }))
}

function planOf({
  desiredSalary,
  desiredRate,
  currentSalary: _s,
  currentRate: _r,
  ...same
}: DigestQuery): SentLife['plan'] {
  const plan = { ...same, salary: desiredSalary, rate: desiredRate }
  return Object.values(plan).every((one) => one === undefined) ? null : plan
}
