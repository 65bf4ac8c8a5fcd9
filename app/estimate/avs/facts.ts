/** From what the visitor said and the register knows to the life that the first pillar is computed from. */
import type { Family, FamilyMarriage, InsuredPeriod, YearsAbroad } from '~/dossier/shape/family'
import { type Info, isMarriedStatus, type RegisterRecord } from '~/dossier/shape/shape'
import type { AvsFacts, Child, IncomeToCome, InsuredPerson, Marriage } from '~/pillars/avs'
import { type Day, dayOf, yearOf } from '~/pillars/day'

/** A change of situation: the day from which the pension is drawn, and another income. */
export type Plan = { drawFrom: Day | null; newIncome: IncomeToCome | null }

type Known = {
  info: Info
  family: Family | null
  own: RegisterRecord
  partner: RegisterRecord | null
  plan: Plan | null
}

/**
 * Persons and days as entered, incomes as registered. A registered partner's incomes are used only together with what the
 * register says of status, wedding, insured periods and the partner's birth: whoever could vary one of these could work out
 * single incomes. Where they differ, the partner's incomes are unknown, and the pension is a range.
 */
export function factsOf({ info, family, own, partner, plan }: Known): AvsFacts {
  const { person, children } = info
  const isMarried = isMarriedStatus(person.status)
  const insured = insuredPeriodsOf(info, own)
  const ofPerson: InsuredPerson = {
    ...NOTHING_SAID,
    birthDate: person.birthDate,
    gender: person.gender,
    insured,
    incomes: own.incomes,
    incomesAsOf: own.asOf,
    incomeToCome: plan?.newIncome ?? null,
    drawing: plan?.drawFrom ? [{ from: plan.drawFrom, share: 100 }] : null,
    survivorsPension: family?.survivorsPension ?? null,
  }
  return {
    person: ofPerson,
    partner: isMarried && info.partner ? partnerOf(info, info.partner, own, partner) : null,
    marriages: marriagesOf(info, family, own),
    children: children.map((child) => childOf(child, info, family, own)),
  }
}

const NOTHING_SAID = {
  incomeToCome: null,
  stopsOn: null,
  drawing: null,
  survivorsPension: null,
  workAfterReferenceAge: null,
}

function partnerOf(
  info: Info,
  { birthDate, gender }: NonNullable<Info['partner']>,
  own: RegisterRecord,
  record: RegisterRecord | null,
): InsuredPerson {
  // The form refuses another birth, but a dossier may be older than that rule.
  const isSamePerson = record?.birthDate === birthDate && record.gender === gender
  const isUsed = record !== null && isSamePerson && isAsRegistered(info, own)
  return {
    ...NOTHING_SAID,
    birthDate,
    gender,
    insured: (isUsed && record.insured) || null,
    incomes: isUsed ? record.incomes : null,
    incomesAsOf: record?.asOf ?? own.asOf,
  }
}

/** Whether status, wedding and insured periods are the register's, so that the partner's incomes may be used. */
function isAsRegistered(info: Info, own: RegisterRecord): boolean {
  const { status, relationshipStartDate } = info.person
  return (
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
function insuredPeriodsOf({ person }: Info, own: RegisterRecord): InsuredPeriod[] | null {
  const { insuredSince, abroad = [], birthDate } = person
  if (insuredSince === undefined && abroad.length === 0) return own.insured ?? null
  const firstEntry = own.incomes.reduce((first, { year }) => Math.min(first, year), yearOf(own.asOf))
  const insured =
    insuredSince === undefined
      ? (own.insured ?? [{ from: dayOf(firstEntry, 1, 1), to: null }])
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

/** The marriage of now from the AVS form; former ones from the page of the family, else from the register. */
function marriagesOf(info: Info, family: Family | null, own: RegisterRecord): Marriage[] {
  const { status, relationshipStartDate } = info.person
  // Whoever says that they have never been married is not divorced by what the register says.
  if (status === 'bachelor') return []
  const marriages = family?.marriages ?? own.marriages ?? []
  const former = marriages.filter(({ end }) => end !== null).map((marriage) => formerMarriage(marriage, own))
  if (!isMarriedStatus(status) || !relationshipStartDate) return former
  const separatedSince = marriages.find(({ end }) => end === null)?.separatedSince ?? null
  return [...former, { start: relationshipStartDate, end: null, endedBy: null, separatedSince, spouse: 'partner' }]
}

/** What a former spouse earned nobody says: the account has it where it is divided already, else it is unknown. */
function formerMarriage(
  { start, end, endedBy, separatedSince, partner }: FamilyMarriage,
  own: RegisterRecord,
): Marriage {
  const isDivided = own.incomes.some(({ year, split }) => split && year > yearOf(start) && (!end || year < yearOf(end)))
  return {
    start,
    end,
    endedBy,
    separatedSince,
    spouse: {
      ...NOTHING_SAID,
      birthDate: partner.birthDate,
      gender: partner.gender,
      insured: null,
      incomes: isDivided ? [] : null,
      incomesAsOf: own.asOf,
    },
  }
}

function childOf(
  { birthDate, deathDate }: Info['children'][number],
  { person }: Info,
  family: Family | null,
  own: RegisterRecord,
): Child {
  const credits =
    family?.children.find((child) => child.birthDate === birthDate)?.credits ??
    own.children.find((child) => child.birthDate === birthDate)?.credits
  return {
    birthDate,
    deathDate,
    parents: person.status === 'bachelor' ? 'person' : 'both',
    ...(credits && { credits }),
  }
}
