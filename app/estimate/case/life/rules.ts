/** What must be consistent within a life. Rules that a form has too use the same keys. */
import { checkFamily } from '~/dossier/rules/family-rules'
import { FIRST_DAY } from '~/dossier/rules/info-rules'
import { checkCertificate, checkStatement3a, checkVested, type SavingsProblem } from '~/dossier/rules/savings-rules'
import { CONTRADICTION_KEYS, SAVINGS_QUESTION_KEYS } from '~/dossier/shape/problem-keys'
import { lawOn } from '~/law/avs/avs-law'
import type { TaxStatus } from '~/law/tax/canton-tax'
import { LATEST_CAPITAL_TAX } from '~/law/tax/capital-tax'
import { retirementOf } from '~/pillars/avs'
import { type Day, yearOf } from '~/pillars/day'
import { isPaydateAhead, isPaydateAllowed } from '~/pillars/pillar-3a'
import { avsChoices, startAtAge } from '~/pillars/synthesis/avs-from'
import { highestPension } from '../rules/family-rules'
import { findPaidPensionProblems } from '../rules/paid-pension-rules'
import { findRetirementProblem, limitsAhead } from '../rules/retirement-date'
import { certificatePaper } from './from-life'
import type { LifeProblem, LifeProblemKey } from './problems'
import { type FundPaper, isOfTodaysFund } from './second-pillar'
import type { Life, LifePerson } from './shape'

type Finding = [field: string, broken: boolean | null | undefined, key: LifeProblemKey]

/** The first day of the first year with all pension tables. */
const FIRST_ESTIMATE = '2025-01-01' as Day
/** Years to come end long before. */
const LAST_DAY = '2100-12-31'

/** @param today any other day needs an enacted law */
export const checkDay = (day: Day, today: Day): LifeProblem[] =>
  day === today || (day >= FIRST_ESTIMATE && day <= LAST_DAY && !lawOn(day).assumed.pension)
    ? []
    : [{ field: 'day', key: 'noLawOfDay' }]

/** Every field that does not agree with the others on the day of the estimate, once each, with the first reason. */
export function checkLife(life: Life, day: Day): LifeProblem[] {
  const { person, partner, marriages, children } = life
  const lasting = marriages.filter(({ end, spouse }) => end === null && spouse === 'partner')
  const persons: [string, LifePerson | null][] = [
    ['person', person],
    ['partner', partner],
    ...marriages.map(({ spouse }, index): [string, LifePerson | null] => [
      `marriages[${index}].spouse`,
      spouse === 'partner' ? null : spouse,
    ]),
  ]
  const ofPersons = persons.flatMap(([field, one]) => (one ? checkPerson(one, field, day) : []))
  // The other rules need a valid day of birth.
  if (ofPersons.some(([field, broken]) => broken && field.endsWith('.birthDate'))) return firstOfEach(ofPersons)
  return firstOfEach([
    ...ofPersons,
    ['person.works', person.work === 'several' && new Set(person.works).size < 2, 'required'],
    ['person.works', person.work !== 'several' && person.works !== null, 'invalid'],
    ['person.fund', contradictsFund(life), 'invalid'],
    ['partner', !partner && lasting.length > 0, 'required'],
    ['marriages', partner && marriages.every(({ spouse }) => spouse !== 'partner'), 'required'],
    ...marriages.map(
      ({ end, spouse }, index): Finding => [
        `marriages[${index}].end`,
        spouse === 'partner' && end !== null,
        'endDateWithMarried',
      ],
    ),
    ...checkMarriages(life, day),
    ...checkPaidPension(life, day),
    ...children.flatMap((child, index) => checkChild(child, `children[${index}]`, life, day)),
    ...checkSecondPillar(life, day),
    ...life.thirdPillar.flatMap((account, index) => checkAccount(account, `thirdPillar[${index}]`, life, day)),
    ...checkTax(life, day),
    ...checkAvsFrom(life, day),
  ])
}

/** No fund, and a paper or a kind of work that shows one; or a fund of somebody without work, whom none insures. */
const contradictsFund = ({ person: { work, works, fund }, secondPillar }: Life) =>
  fund === 'no'
    ? secondPillar.some(isOfTodaysFund) || [work, ...(works ?? [])].includes('selfEmployedWithFund')
    : fund !== null && work === 'none'

const PAID_FIELDS = { whole: '', from: '.from', monthly: '.monthly' }

const checkPaidPension = ({ partner }: Life, day: Day): Finding[] =>
  partner?.pension
    ? findPaidPensionProblems(partner.pension, partner, day).map(({ part, key }) => [
        `partner.pension${PAID_FIELDS[part]}`,
        true,
        key,
      ])
    : []

function checkTax(life: Life, day: Day): Finding[] {
  const { tax } = life
  if (!tax) return []
  const found = LATEST_CAPITAL_TAX.municipalities.get(tax.municipality)
  return [
    ['tax.municipality', !found, 'municipalityUnknown'],
    ['tax.municipality', found && found.canton !== tax.canton, 'municipalityOfOtherCanton'],
    ['tax.spouse', tax.spouse.length > 0 && (tax.status ?? taxStatusOf(life)) === 'single', 'spouseTaxedAlone'],
    ...tax.spouse.map(({ year }, index): Finding => [`tax.spouse[${index}].year`, year < yearOf(day), 'payYearPast']),
  ]
}

/** Spouses who do not live together are taxed alone. */
export const taxStatusOf = ({ marriages }: Life): TaxStatus =>
  marriages.some(({ end, separatedSince }) => end === null && separatedSince === null) ? 'married' : 'single'

function firstOfEach(findings: readonly Finding[]): LifeProblem[] {
  const problems = new Map<string, LifeProblemKey>()
  for (const [field, broken, key] of findings) if (broken && !problems.has(field)) problems.set(field, key)
  return [...problems].map(([field, key]) => ({ field, key }))
}

function checkPerson(person: LifePerson, at: string, day: Day): Finding[] {
  const { birthDate, insured, incomes, incomesAsOf, quick, stopsOn, survivorsPension, afterReferenceAge } = person
  return [
    [`${at}.birthDate`, birthDate > day, 'dayInFuture'],
    [`${at}.birthDate`, birthDate < FIRST_DAY, 'dayTooEarly'],
    [`${at}.incomes`, incomes === undefined && quick === null, 'required'],
    [`${at}.quick`, incomes != null && quick !== null, 'invalid'],
    [`${at}.quick.since`, quick?.since != null && quick.since > yearOf(day), 'careerYearRange'],
    [`${at}.incomesAsOf`, incomes && !incomesAsOf, 'required'],
    [`${at}.incomesAsOf`, incomesAsOf && incomesAsOf > day, 'dayInFuture'],
    [`${at}.incomesAsOf`, incomesAsOf && incomesAsOf < birthDate, 'dayTooEarly'],
    ...(incomes ?? []).map(
      ({ year }, index): Finding => [
        `${at}.incomes[${index}].year`,
        year < yearOf(birthDate) || (incomesAsOf !== null && year > yearOf(incomesAsOf)),
        'outOfRange',
      ],
    ),
    ...(insured ?? []).flatMap(({ from, to }, index): Finding[] => [
      [`${at}.insured[${index}].from`, from < FIRST_DAY, 'dayTooEarly'],
      [`${at}.insured[${index}].from`, from > LAST_DAY, 'outOfRange'],
      [`${at}.insured[${index}].to`, to !== null && to < from, 'endBeforeStart'],
      [`${at}.insured[${index}].to`, to !== null && to > LAST_DAY, 'outOfRange'],
    ]),
    [`${at}.stopsOn`, stopsOn && (stopsOn < birthDate || stopsOn > LAST_DAY), 'outOfRange'],
    [
      `${at}.survivorsPension`,
      survivorsPension !== null && survivorsPension > highestPension(day),
      'survivorsPensionTooLarge',
    ],
    ...(afterReferenceAge ? checkAfterReferenceAge(person, afterReferenceAge, `${at}.afterReferenceAge`) : []),
  ]
}

/** Years from the reference age on, up to the day of the request, and only after the pension has started. */
function checkAfterReferenceAge(
  person: LifePerson,
  { incomes, asksOn }: NonNullable<LifePerson['afterReferenceAge']>,
  at: string,
): Finding[] {
  if (person.birthDate < FIRST_DAY) return []
  const { start } = retirementOf(person)
  return [
    [`${at}.asksOn`, asksOn < start || yearOf(asksOn) > yearOf(start) + MOST_YEARS_AFTER, 'outOfRange'],
    ...incomes.map(
      ({ year }, index): Finding => [
        `${at}.incomes[${index}].year`,
        year < yearOf(start) - 1 || year > yearOf(asksOn),
        'outOfRange',
      ],
    ),
  ]
}

const MOST_YEARS_AFTER = 10

/** As on the page of the family: the marriage that lasts is the one of the AVS form. */
function checkMarriages({ person, partner, marriages }: Life, day: Day): Finding[] {
  const present = marriages.find(({ end, spouse }) => end === null && spouse === 'partner')
  const form = {
    navs: null,
    birthDate: person.birthDate,
    gender: person.gender,
    status: present ? ('married' as const) : ('bachelor' as const),
    relationshipStartDate: present?.start ?? null,
    relationshipEndDate: null,
  }
  const typed = marriages.map(({ spouse, ...marriage }) => ({
    ...marriage,
    partner: (spouse === 'partner' ? partner : spouse) ?? undefined,
  }))
  return checkFamily({ marriages: typed }, { person: form }, day).map(
    ({ field, key }): Finding => [field.replace(/\.partner\./, '.spouse.'), true, key],
  )
}

function checkChild(
  { birthDate, deathDate, parents }: Life['children'][number],
  at: string,
  { person, partner }: Life,
  day: Day,
): Finding[] {
  const parent = parents === 'partner' ? partner : person
  return [
    [`${at}.parents`, parents === 'partner' && !partner, 'invalid'],
    [`${at}.birthDate`, birthDate > day, 'dayInFuture'],
    [`${at}.birthDate`, birthDate < FIRST_DAY, 'dayTooEarly'],
    [`${at}.birthDate`, parent && birthDate < parent.birthDate, 'childBeforeParent'],
    [`${at}.deathDate`, deathDate && deathDate > day, 'dayInFuture'],
    [`${at}.deathDate`, deathDate && deathDate < birthDate, 'deathBeforeBirth'],
  ]
}

/** Unusual values are questioned on pages only; figures that contradict each other are refused. */
const isAskedAlone = (key: LifeProblemKey) =>
  SAVINGS_QUESTION_KEYS.some((question) => question === key) && !CONTRADICTION_KEYS.some((one) => one === key)

/** Values that no document can show. */
const refusedIn = (problems: readonly SavingsProblem[], at: string): Finding[] =>
  problems.flatMap(({ field, key }): Finding[] => (isAskedAlone(key) ? [] : [[`${at}.${field}`, true, key]]))

const checkSecondPillar = ({ person, secondPillar }: Life, day: Day): Finding[] =>
  secondPillar.flatMap((one, index): Finding[] => {
    const at = `secondPillar[${index}]`
    const others = secondPillar.filter((_, at) => at !== index)
    if (one.kind === 'legalMinimum')
      return [[`${at}.kind`, others.some(({ kind }) => kind !== 'vested'), 'legalMinimumNotAlone']]
    if (one.kind === 'vested') return refusedIn(checkVested(one), at)
    const problems = checkCertificate(certificatePaper(one, day), {
      ...{ today: day, oldBefore: FIRST_ESTIMATE },
      born: person.birthDate,
    })
    return [...refusedIn(problems.map(asSent(one)), at), ...checkPeriods(one, at)]
  })

/** A pension that is paid already has its day in `from`. */
const asSent =
  ({ kind }: FundPaper) =>
  ({ field, key }: SavingsProblem): SavingsProblem =>
    kind === 'paid' && (field === 'paidSince' || field === 'date') ? { field: 'from', key } : { field, key }

/** An amount needs its period. */
function checkPeriods(one: FundPaper, at: string): Finding[] {
  if (one.kind === 'paid') return []
  const hasPension =
    one.kind === 'certificate' && (one.pension !== null || one.ages.some((row) => row.pension !== null))
  return [
    [`${at}.contributionPer`, one.contribution !== null && !one.contributionPer, 'required'],
    [`${at}.pensionPer`, one.kind === 'certificate' && hasPension && !one.pensionPer, 'required'],
  ]
}

function checkAccount(account: Life['thirdPillar'][number], at: string, { person }: Life, day: Day): Finding[] {
  const { kind, maturity, paydate } = account
  const paidOn = paydate ?? retirementOf(person).start
  return [
    ...refusedIn(checkStatement3a(account), at),
    [`${at}.maturity`, maturity !== null && kind !== 'policy', 'invalid'],
    [`${at}.paydate`, paydate === null && paidOn < day, 'required'],
    [`${at}.paydate`, !isPaydateAhead(paidOn, day), 'paydatePast'],
    [`${at}.paydate`, !isPaydateAllowed(person, paidOn, day), 'paydateRange'],
  ]
}

/** The day on which the AVS starts in all rows of ages must be one that this person can choose. */
function checkAvsFrom({ plan, person }: Life, day: Day): Finding[] {
  const avsFrom = plan?.avsFrom ?? 'first'
  if (avsFrom === 'first') return []
  const { birthDate } = person
  const reference = retirementOf(person).start
  const { shortestDeferralMonths } = lawOn(day).drawingLimits
  const choices = avsChoices({ birthDate, reference, limits: limitsAhead(person, day) }, shortestDeferralMonths)
  const start = avsFrom === 'reference' ? reference : startAtAge(birthDate, avsFrom)
  const key = findRetirementProblem(start, person, day) ?? 'retirementUnderOneYear'
  return [['plan.avsFrom', !choices.includes(avsFrom), key]]
}
