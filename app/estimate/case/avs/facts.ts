/** Makes the life for which the first pillar is computed from what the visitor and the register say. */

import { isMarriedStatus, isNeverMarried } from '~/dossier/shape/civil-status'
import type { Family, FamilyMarriage, InsuredPeriod, YearsAbroad } from '~/dossier/shape/family'
import type { Info } from '~/dossier/shape/info'
import type { RegisterRecord } from '~/dossier/shape/register-record'
import {
  type AvsFacts,
  type Child,
  type IncomeToCome,
  type InsuredPerson,
  incomesOfPaidGaps,
  type Marriage,
  type PaidPension,
} from '~/pillars/avs'
import { type Day, dayOf, firstOfMonthFrom, yearOf } from '~/pillars/day'
import { franc } from '~/pillars/money'
import type { Situation } from '~/pillars/synthesis/change'
import { partsOfPay } from '~/pillars/work-in-steps'
import { endOfWork } from '../rules/retirement-date'

/** An AVS account from the register or from the visitor's own documents. `insured` null: not given. */
export type AvsAccount = Pick<
  InsuredPerson,
  'incomes' | 'incomesAsOf' | 'insured' | 'incomeToCome' | 'incomeBounds' | 'workAfterReferenceAge' | 'forecast'
>

/**
 * The accounts of the person, of the present spouse and of the last former one; null: not known. `register`: the register's
 * record of the person, where their own account is that record.
 */
export type Accounts = {
  own: AvsAccount
  register: RegisterRecord | null
  partner: AvsAccount | null
  former: AvsAccount | null
  /** Whether the partner's account comes from the register, so that no single income may be shown. */
  isPartnerRegistered?: boolean
}

/** `pensionPaid`: to the present spouse. */
type Known = Accounts & { info: Info; family: Family | null; pensionPaid?: PaidPension | null }

/** Persons and days as entered, incomes as the accounts have them. */
export function factsOf({ info, family, own, register, partner, former, pensionPaid }: Known): AvsFacts {
  const { person, children } = info
  const ofPerson: InsuredPerson = {
    ...NOTHING_SAID,
    ...own,
    birthDate: person.birthDate,
    gender: person.gender,
    insured: insuredPeriodsOf(info, own),
    survivorsPension: family?.survivorsPension ?? null,
  }
  return {
    person: ofPerson,
    partner:
      isMarriedStatus(person.status) && info.partner
        ? { ...spouseOf(info.partner, partner, own), ...(pensionPaid && { pensionPaid }) }
        : null,
    marriages: marriagesOf(info, family, { own, register, former }),
    children: children.map((child) => childOf(child, info, family, register)),
  }
}

/**
 * With a change of situation: another salary starts next January, and a day or shares replace the previous drawing.
 * @param isPartnerRegistered whether the partner's incomes come from the register
 */
export function inSituation(
  { person, partner, ...facts }: AvsFacts,
  situation: Situation,
  { day, isPartnerRegistered }: { day: Day; isPartnerRegistered: boolean },
): AvsFacts {
  const { work, retirementDate, steps, paidGaps, partnerFrom } = situation
  const drawing = situation.drawing ?? (retirementDate && [{ from: firstOfMonthFrom(retirementDate), share: 100 }])
  return {
    ...facts,
    person: {
      ...person,
      incomes: withPaidGaps(person, paidGaps),
      ...(work && { incomeToCome: newIncomeOf({ from: yearOf(day) + 1, amount: franc(work.salary) }, person) }),
      ...(drawing && { drawing }),
      ...(steps && { payCuts: partsOfPay(steps) }),
      stopsOn: endOfWork(situation, person),
    },
    partner:
      partner && partnerFrom
        ? {
            ...partner,
            drawing: [{ from: partnerFrom, share: 100 }],
            ...(isPartnerRegistered && { isDrawingSupposed: true }),
          }
        : partner,
  }
}

/** A forecast, or a few figures from memory, show no missing years. */
const withPaidGaps = ({ incomes, incomeBounds }: InsuredPerson, paid: Situation['paidGaps']) =>
  incomes && !incomeBounds && paid.length > 0 ? [...incomes, ...incomesOfPaidGaps(paid)] : incomes

/** Until the change, the given years to come continue if they describe today's work. */
const newIncomeOf = (newIncome: IncomeToCome, { incomeToCome }: InsuredPerson): IncomeToCome =>
  incomeToCome?.from === null ? { ...newIncome, before: incomeToCome.amount } : newIncome

/** The parts of a life that an account alone does not give. */
export const NOTHING_SAID = {
  incomeToCome: null,
  stopsOn: null,
  drawing: null,
  survivorsPension: null,
  workAfterReferenceAge: null,
  forecast: null,
  incomeBounds: null,
}

type Spouse = Pick<NonNullable<Info['partner']>, 'birthDate' | 'gender'>

/** Without an account, a spouse's incomes are unknown and the pension is a range. */
const spouseOf = (
  { birthDate, gender }: Spouse,
  account: AvsAccount | null,
  { incomesAsOf }: AvsAccount,
): InsuredPerson => ({
  ...NOTHING_SAID,
  ...(account ?? { incomes: null, incomesAsOf, insured: null }),
  birthDate,
  gender,
})

/**
 * A registered partner's incomes are used only if the person's incomes, civil status, wedding and insured periods and the
 * partner's birth are those of the register: by varying one of these, one could work out single incomes. If they differ, the
 * partner's incomes count as unknown and the pension is a range.
 */
export function isPartnerAccountUsed(info: Info, own: RegisterRecord, partner: RegisterRecord): boolean {
  const { status, relationshipStartDate } = info.person
  return (
    // The form refuses another birth, but a dossier may be older than that rule.
    partner.birthDate === info.partner?.birthDate &&
    partner.gender === info.partner.gender &&
    status === own.civilStatus &&
    relationshipStartDate === own.relationshipStartDate &&
    isInsuredAsRegistered(info, own)
  )
}

/** Typed periods are harmless if they cover the whole marriage and so do the register's: the same years are then divided. */
function isInsuredAsRegistered(info: Info, own: RegisterRecord): boolean {
  const { insuredSince, abroad, relationshipStartDate } = info.person
  if (insuredSince === undefined && !abroad?.length) return true
  if (!relationshipStartDate || abroad?.length || own.insured) return false
  const wedding = yearOf(relationshipStartDate)
  const firstEntry = Math.min(...own.incomes.filter(({ amount }) => amount > 0).map(({ year }) => year))
  return (insuredSince === 'always' || (insuredSince as number) <= wedding) && firstEntry <= wedding
}

/** As typed, or else as registered, without the years abroad; null: not given. */
export function insuredPeriodsOf(
  { person }: Info,
  own: Pick<AvsAccount, 'incomes' | 'incomesAsOf' | 'insured'>,
): readonly InsuredPeriod[] | null {
  const { insuredSince, abroad = [], birthDate } = person
  if (insuredSince === undefined && abroad.length === 0) return own.insured
  const firstEntry = (own.incomes ?? []).reduce((first, { year }) => Math.min(first, year), yearOf(own.incomesAsOf))
  const insured =
    insuredSince === undefined
      ? [...(own.insured ?? [{ from: dayOf(firstEntry, 1, 1), to: null }])]
      : [{ from: insuredSince === 'always' ? birthDate : dayOf(insuredSince, 1, 1), to: null }]
  return abroad.reduce<InsuredPeriod[]>((periods, away) => periods.flatMap((one) => without(one, away)), insured)
}

/** What is left of a period without whole calendar years, both included: nothing, one period, or two. */
function without({ from, to }: InsuredPeriod, away: YearsAbroad): InsuredPeriod[] {
  const [left, back] = [dayOf(away.from - 1, 12, 31), dayOf(away.to + 1, 1, 1)]
  const before = { from, to: to !== null && to < left ? to : left }
  const after = { from: from > back ? from : back, to }
  return [before, after].filter((one) => one.to === null || one.from <= one.to)
}

type OwnAccounts = Pick<Accounts, 'own' | 'register' | 'former'>

/** The present marriage comes from the AVS form, former ones from the family page or else from the register. */
function marriagesOf(info: Info, family: Family | null, accounts: OwnAccounts): Marriage[] {
  const { status, relationshipStartDate } = info.person
  // Where the form says never married, divorces in the register do not count.
  if (isNeverMarried(status)) return []
  const marriages = family?.marriages ?? accounts.register?.marriages ?? []
  const ended = marriages.filter(({ end }) => end !== null)
  const last = ended.reduce((latest, { end }) => ((end as Day) > latest ? (end as Day) : latest), '' as Day)
  const former = ended.map((marriage) => formerMarriage(marriage, accounts, marriage.end === last))
  if (!isMarriedStatus(status) || !relationshipStartDate) return former
  const separatedSince = marriages.find(({ end }) => end === null)?.separatedSince ?? null
  return [...former, { start: relationshipStartDate, end: null, endedBy: null, separatedSince, spouse: 'partner' }]
}

/**
 * A former spouse's incomes. If they are already divided, the person's account has them; otherwise only the visitor can give
 * them, and only for the last former spouse.
 */
function formerMarriage(
  { start, end, endedBy, separatedSince, partner }: FamilyMarriage,
  { own, former }: OwnAccounts,
  isLast: boolean,
): Marriage {
  const isDivided = own.incomes?.some(
    ({ year, split }) => split && year > yearOf(start) && (!end || year < yearOf(end)),
  )
  const spouse = spouseOf(partner, isLast ? former : null, own)
  return { start, end, endedBy, separatedSince, spouse: isDivided ? { ...spouse, incomes: [] } : spouse }
}

function childOf(
  { birthDate, deathDate }: Info['children'][number],
  { person }: Info,
  family: Family | null,
  register: RegisterRecord | null,
): Child {
  const credits =
    family?.children.find((child) => child.birthDate === birthDate)?.credits ??
    register?.children.find((child) => child.birthDate === birthDate)?.credits
  return {
    birthDate,
    deathDate,
    parents: isNeverMarried(person.status) ? 'person' : 'both',
    ...(credits && { credits }),
  }
}
