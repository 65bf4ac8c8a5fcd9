/** The AVS form as answers from memory fill it in, and what had to be assumed for it. */
import { hasMarriedThisYear, isMarriedStatus, lastEndOf } from '~/dossier/shape/civil-status'
import type { FromMemory, FromMemoryPart } from '~/dossier/shape/from-memory'
import type { AssumedFact, Info, InfoPart } from '~/dossier/shape/info'
import { type Day, dayOf, yearOf } from '~/pillars/day'

type Person = Info['person']
type Partner = NonNullable<Info['partner']>
type Child = Info['children'][number]

/** The middle of a year of which no day is known: the error is half a year at most. */
const middleOf = (year: number, today: Day): Day => {
  const middle = dayOf(year, 7, 1)
  return middle > today && year === yearOf(today) ? dayOf(year, 1, 1) : middle
}

/** Around this age people in Switzerland marry for the first time (Federal Statistical Office: women 30, men 32, 2023). */
const AGE_AT_WEDDING = 30
const ADULT_AT = 18

/**
 * What is saved already stays wherever it fits the answers: exact days, the wedding, years abroad.
 * @param before the form as saved; null: never
 */
export function infoFromMemory(typed: FromMemory, before: Info | null, today: Day): Info {
  const { birthDate, gender, status, work, insuredSince } = typed
  const wasAssumed = (fact: AssumedFact) => before?.person.assumed?.includes(fact) ?? false
  const { partner, assumed: ofPartner } = partnerOf(typed, before, today)
  const children = childrenOf(typed.childYears, before?.children ?? [], today)
  const wedding = isMarriedStatus(status) && partner ? weddingOf(typed, partner, before, today) : null
  const isEndOpen = lastEndOf(status) !== null || (isMarriedStatus(status) && !partner)
  const isBornInJuly = [partner, ...children].some((one) => one && !isKnown(one.birthDate, before))
  const assumed: AssumedFact[] = [
    ...(isBornInJuly || (wasAssumed('bornInJuly') && (partner || children.length > 0))
      ? (['bornInJuly'] as const)
      : []),
    ...ofPartner,
    ...(wedding?.isAssumed ? (['weddingAssumed'] as const) : []),
    ...(isEndOpen ? (['marriageNotTold'] as const) : []),
  ]
  const fund = fundOf(typed, before)
  const abroad = (before?.person.abroad ?? []).filter(({ from }) => insuredSince === 'always' || from >= insuredSince)
  const person: Person = {
    ...{ navs: null, birthDate, gender, status },
    relationshipStartDate:
      wedding?.day ?? (isSameStatus(typed, before) ? (before?.person.relationshipStartDate ?? null) : null),
    relationshipEndDate: isSameStatus(typed, before) ? (before?.person.relationshipEndDate ?? null) : null,
    insuredSince,
    ...(abroad.length > 0 && { abroad }),
    work,
    ...(fund && { fund }),
    assumed,
  }
  return { person, partner, children }
}

const isSameStatus = ({ status }: Pick<FromMemory, 'status'>, before: Info | null) => before?.person.status === status

const isKnown = (birthDate: Day, before: Info | null) =>
  [before?.partner, ...(before?.children ?? [])].some((one) => one?.birthDate === birthDate)

/** Who is not asked keeps the answer that they gave about the same work on another page. */
function fundOf({ work, fund }: FromMemory, before: Info | null): Person['fund'] {
  if (work === 'selfEmployed') return fund ?? undefined
  return before?.person.work === work ? before.person.fund : undefined
}

/** A remarried person whose spouse is not told is estimated alone; of a first marriage the spouse counts in any case. */
function partnerOf(
  { birthDate, gender, status, partner: { birthYear } }: FromMemory,
  before: Info | null,
  today: Day,
): { partner: Partner | null; assumed: AssumedFact[] } {
  if (!isMarriedStatus(status))
    return { partner: isSameStatus({ status }, before) ? (before?.partner ?? null) : null, assumed: [] }
  const known = before?.partner
  const year = birthYear ?? (lastEndOf(status) === null ? yearOf(birthDate) : null)
  if (year === null) return { partner: null, assumed: [] }
  const ofYear: AssumedFact[] = birthYear === null ? ['spouseSameYear'] : []
  if (known && yearOf(known.birthDate) === year) {
    const isSexAssumed = before.person.assumed?.includes('spouseOtherSex') ?? false
    return { partner: known, assumed: [...(isSexAssumed ? (['spouseOtherSex'] as const) : []), ...ofYear] }
  }
  const partner: Partner = {
    ...{ navs: null, deathDate: null },
    birthDate: middleOf(year, today),
    gender: gender === 'MALE' ? 'FEMALE' : 'MALE',
  }
  return { partner, assumed: ['spouseOtherSex', ...ofYear] }
}

/**
 * The wedding as typed before, else in the year in which the younger of the two was 30, or in which the first child was born;
 * this year where they have just married.
 */
function weddingOf(typed: FromMemory, partner: Partner, before: Info | null, today: Day) {
  const saved = before?.person.relationshipStartDate ?? null
  const isSaved = saved !== null && isSameStatus(typed, before) && !before?.person.assumed?.includes('weddingAssumed')
  if (isSaved) return { day: saved, isAssumed: false }
  const now = yearOf(today)
  if (hasMarriedThisYear(typed.status)) return { day: dayOf(now, 1, 1), isAssumed: true }
  const younger = Math.max(yearOf(typed.birthDate), yearOf(partner.birthDate))
  const usual = Math.min(younger + AGE_AT_WEDDING, now, ...typed.childYears)
  return { day: dayOf(Math.max(usual, Math.min(younger + ADULT_AT, now)), 1, 1), isAssumed: true }
}

/** One child for each year that was typed: a known one of that year, or else one that is not known yet. */
function childrenOf(years: readonly number[], known: readonly Child[], today: Day): Child[] {
  const left = [...known]
  return years.map((year) => {
    const at = left.findIndex(({ birthDate }) => yearOf(birthDate) === year)
    const [found] = at === -1 ? [] : left.splice(at, 1)
    return found ?? { birthDate: middleOf(year, today), alive: true, deathDate: null }
  })
}

/**
 * What the rules of the AVS form can check of answers that could not all be read.
 * @returns null: not even civil status and birth could be read
 */
export function infoPartFromMemory(part: FromMemoryPart, before: Info | null, today: Day): InfoPart {
  const { birthDate, gender, status } = part
  if (birthDate && gender && status) {
    const whole = { ...NOTHING, ...part, birthDate, gender, status }
    const partner = { ...NOTHING.partner, ...part.partner }
    return infoFromMemory({ ...whole, partner, pillar3a: NOTHING.pillar3a }, before, today)
  }
  return { person: { ...(birthDate && { birthDate }), ...(gender && { gender }), ...(status && { status }) } }
}

const NOTHING = {
  ...{ salary: 0, rate: 100, work: 'none', fund: null, insuredSince: 'always', childYears: [] },
  partner: { birthYear: null, salary: null },
  pillar3a: { solde: null, amount: null },
} satisfies Omit<FromMemory, 'birthDate' | 'gender' | 'status'>
