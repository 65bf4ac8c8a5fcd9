/** From what the visitor said and the register knows to the life that the first pillar is computed from. */

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
} from '~/pillars/avs'
import { type Day, dayOf, firstOfMonthFrom, yearOf } from '~/pillars/day'
import { franc } from '~/pillars/money'
import type { Situation } from '~/pillars/synthesis/change'
import { partsOfPay } from '~/pillars/work-in-steps'
import { endOfWork } from '../rules/retirement-date'

/** An AVS account, of the register or of the visitor's own papers. `insured` null: nobody says it. */
export type AvsAccount = Pick<
  InsuredPerson,
  'incomes' | 'incomesAsOf' | 'insured' | 'incomeToCome' | 'incomeBounds' | 'workAfterReferenceAge' | 'forecast'
>

/**
 * What is known of the person, of the spouse of now and of the one of the last marriage that has ended; null: nothing.
 * `register`: the register's record of the person, where their own account is that record.
 */
export type Accounts = {
  own: AvsAccount
  register: RegisterRecord | null
  partner: AvsAccount | null
  former: AvsAccount | null
  /** Whether the partner's account is the register's, so that no single income of it may be told. */
  isPartnerRegistered?: boolean
}

type Known = Accounts & { info: Info; family: Family | null }

/** Persons and days as entered, incomes as the accounts have them. */
export function factsOf({ info, family, own, register, partner, former }: Known): AvsFacts {
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
    partner: isMarriedStatus(person.status) && info.partner ? spouseOf(info.partner, partner, own) : null,
    marriages: marriagesOf(info, family, { own, register, former }),
    children: children.map((child) => childOf(child, info, family, register)),
  }
}

/**
 * With a change of situation: another salary starts next January; a day, or shares, take the place of the drawing so far.
 * @param isPartnerRegistered whether the partner's incomes are the register's
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

/** Of few figures from memory, and of a forecast, no year is known to be missing. */
const withPaidGaps = ({ incomes, incomeBounds }: InsuredPerson, paid: Situation['paidGaps']) =>
  incomes && !incomeBounds && paid.length > 0 ? [...incomes, ...incomesOfPaidGaps(paid)] : incomes

/** Until the change, what is told of the years to come goes on, where that is today's work. */
const newIncomeOf = (newIncome: IncomeToCome, { incomeToCome }: InsuredPerson): IncomeToCome =>
  incomeToCome?.from === null ? { ...newIncome, before: incomeToCome.amount } : newIncome

/** Of an account: what nobody has told. */
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

/** Without an account of theirs, what a spouse earned is unknown, and the pension a range. */
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
 * A registered partner's incomes are used only together with what the register says of the person's own incomes, status,
 * wedding, insured periods and of the partner's birth: whoever could vary one of these could work out single incomes. Where
 * they differ, the partner's incomes are unknown, and the pension is a range.
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

/**
 * Typed periods are harmless where they cover the whole marriage and the register's do too: the years that are divided
 * are then the same.
 */
function isInsuredAsRegistered(info: Info, own: RegisterRecord): boolean {
  const { insuredSince, abroad, relationshipStartDate } = info.person
  if (insuredSince === undefined && !abroad?.length) return true
  if (!relationshipStartDate || abroad?.length || own.insured) return false
  const wedding = yearOf(relationshipStartDate)
  const firstEntry = Math.min(...own.incomes.filter(({ amount }) => amount > 0).map(({ year }) => year))
  return (insuredSince === 'always' || (insuredSince as number) <= wedding) && firstEntry <= wedding
}

/** As typed, else as registered, without the years abroad; null: nobody says it. */
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

/** The marriage of now from the AVS form; former ones from the page of the family, else from the register. */
function marriagesOf(info: Info, family: Family | null, accounts: OwnAccounts): Marriage[] {
  const { status, relationshipStartDate } = info.person
  // Whoever says that they have never been married is not divorced by what the register says.
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
 * What a former spouse earned: the person's account has it where it is divided already; else the visitor may know it of the
 * last of them, and nobody else says it.
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
