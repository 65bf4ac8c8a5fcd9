/**
 * Six persons with their own figures, from the terms to the link that they pass on: all pages agree on a figure, and
 * `POST /api/estimate` agrees if it knows the life; what is not known is in no total as if it were.
 */
import { describe, expect, it } from 'vitest'
import type { Career, Careers } from '~/dossier/shape/career'
import type { Info } from '~/dossier/shape/info'
import { type Dossier, emptyDossier } from '~/dossier/shape/shape'
import type { SentLife } from '~/estimate/case/life/shape'
import { incomesFromFewFigures } from '~/pillars/avs/few-figures'
import { day } from '~/pillars/day'
import { franc } from '~/pillars/money'
import type { ColumnName } from '~/pillars/result'
import { lifeOfDossier } from '../../support/lives/life-of-dossier'
import { inTurn } from '../../support/random/cases'
import { figuresOn } from '../../support/visit/figures'
import { foreignTo, textsOn } from '../../support/visit/foreign-words'
import { OWN_PEOPLE, type OwnPerson } from '../../support/visit/own-people'
import { heardAs, plain, textOf } from '../../support/visit/screen'
import { ownVisitOf } from '../../support/visit/steps'
import { mainOf } from '../../support/visit/told'
import { expectAsCalled } from '../../support/visit/typist'
import type { Visit } from '../../support/visit/visit'
import { fillGaps, LANGUAGES, type Language, TEXT, WORDS } from '../../support/visit/words'

const TODAY = day('2026-11-21')

/**
 * `isComplete`: every total has every pillar, at all ages and with a rate of 80 %. `sure`: what the pension of the fund at
 * 65 rests on, without and with that rate; null: there is no fund. `changed`: the pensions that the rate changes.
 * `ages`: the first and the last. `asRead`: what two papers say, without the call. `hasCapital`: capital is paid that a
 * year more of work lets grow.
 */
type PageFigures = {
  isComplete: boolean
  sure: Record<ColumnName, 'printed' | 'computed' | 'floor'> | null
  changed: readonly ('avs' | 'lpp')[]
  ages: readonly [number, number]
  asRead?: Record<string, number>
  hasCapital?: true
}
/** Only what the law guarantees is known of the second pillar. */
const BY_LAW: PageFigures = {
  isComplete: false,
  sure: { withoutChange: 'floor', withChange: 'floor' },
  changed: ['avs', 'lpp'],
  ages: [58, 70],
}
/** The certificate gives one day and one salary; others are computed from it. */
const BY_CERTIFICATE: PageFigures = {
  isComplete: true,
  sure: { withoutChange: 'printed', withChange: 'computed' },
  changed: ['avs', 'lpp'],
  ages: [58, 70],
}
const TOLD: Record<keyof typeof OWN_PEOPLE, PageFigures> = {
  single41: BY_LAW,
  couple: BY_LAW,
  papers57: { ...BY_CERTIFICATE, hasCapital: true },
  divorced: BY_CERTIFICATE,
  forecast63: {
    ...BY_CERTIFICATE,
    // What an own forecast says of the AVS does not change with the pay, and 63 is in the past.
    ...{ changed: ['lpp'], ages: [64, 70] },
    // 83'160 on scale 44 (LAVS art. 34), and a twelfth of 29'120.
    asRead: { 'avs.monthly': 2_419, 'lpp.monthly': 2_427, 'total.monthly': 4_846 },
  },
  // Nobody pays before the AVS does.
  selfEmployed: { isComplete: true, sure: null, changed: ['avs'], ages: [63, 70], hasCapital: true },
}

const NAMES = Object.keys(OWN_PEOPLE) as (keyof typeof OWN_PEOPLE)[]
const FOREIGN = { fr: foreignTo('fr'), de: foreignTo('de') }
const AT_LEAST = { fr: 'au moins', de: 'mindestens' }
/** Of the other language. */
const OBVIOUS = {
  fr: /pro Monat|Pensionskasse|Säule|\bAHV\b|Rente der/,
  de: /par mois|[Cc]aisse de pension|pilier|\bAVS\b|à vie/,
}

const allIn = ({ screen }: Visit, selector: string) => [...mainOf(screen).querySelectorAll<HTMLElement>(selector)]

/** Writes into a field by its name, or chooses among its answers. */
function fill(visit: Visit, name: string, value: string) {
  const [first, ...others] = allIn(visit, `[name="${name}"]`) as HTMLInputElement[]
  if (!first) throw new Error(`${visit.path} has no ${name}`)
  const isChoice = first.type === 'radio' || first.type === 'checkbox'
  const control = isChoice ? [first, ...others].find((one) => one.value === value) : first
  if (!control) throw new Error(`${name} cannot be ${value}`)
  if (isChoice) control.checked = true
  else control.value = value
}

const goOn = (visit: Visit, button = WORDS[visit.language].continue) =>
  visit.press(button, { within: visit.screen.main })

/** From the terms to the check of what was typed. */
async function typeAll({ papers, steps }: OwnPerson, language: Language): Promise<Visit> {
  const visit = await ownVisitOf(language)
  for (const paper of papers) fill(visit, 'papers', paper)
  await goOn(visit)
  for (const { at, type, press } of steps) {
    expect(visit.path).toBe(at)
    for (const [name, value] of Object.entries(type)) fill(visit, name, value)
    await goOn(visit, buttonOf(language, press))
    expect(allIn(visit, '[aria-invalid=true]').map(({ id }) => id)).toEqual([])
  }
  expect(visit.path).toBe('/own/check')
  return visit
}

function buttonOf(language: Language, press: OwnPerson['steps'][number]['press']) {
  if (press === 'asRead') return TEXT[language].careerCheck.save
  return press === 'another' ? TEXT[language].account3a.another : undefined
}

/** What holds for every page with figures. */
function expectSound(visit: Visit, { papers }: OwnPerson) {
  const { language, screen } = visit
  const { assumptions, enough, explained3a, lpp, synthesis } = TEXT[language]
  const text = textOf(mainOf(screen))
  expect(visit.status).toBe(200)
  expect(text).not.toMatch(/Plus de CHF|CHF (Au moins|Mindestens)|NaN|undefined|CHF null|\{\{|\[object/)
  expect(text).not.toMatch(OBVIOUS[language])
  const isForeign = (one: string) =>
    FOREIGN[language].texts.has(one) || FOREIGN[language].pieces.some((piece) => one.includes(piece))
  expect(textsOn(screen.document).filter(isForeign)).toEqual([])
  expect(text).not.toContain(plain(enough.complementary.title))
  if (papers.includes('certificate')) expect(text).not.toContain(plain(synthesis.none.lpp))
  if (papers.includes('account3a')) expect(text).not.toContain(plain(explained3a.none))
  if (papers.includes('nothing'))
    for (const ofPapers of [assumptions.incomeCarriedOn, lpp.ownIntro]) expect(text).not.toContain(plain(ofPapers))
  expectOneValueEach(visit)
  for (const total of allIn(visit, '[data-complete]')) expectLine(total, language)
}

/** A figure of a column has one value on every page. */
function expectOneValueEach(visit: Visit) {
  const values = new Map<string, Set<string>>()
  for (const one of allIn(visit, 'data[data-figure]')) {
    const { figure, column } = one.dataset
    // The steps of a calculation, which is repeated once the spouse's pension begins.
    if (figure?.startsWith('explained.')) continue
    const row = one.closest('tr')?.querySelector('th')?.textContent
    const name = [figure, column, visit.path === '/scenarios' ? row : ''].join(' ')
    values.set(name, (values.get(name) ?? new Set()).add(one.getAttribute('value') ?? ''))
  }
  expect([...values].filter(([, { size }]) => size > 1).map(([name, all]) => [name, ...all])).toEqual([])
}

/** A total says in its own line whether it lacks a pillar. */
function expectLine(total: HTMLElement, language: Language) {
  const line = total.closest('p, td, li')
  const says = textOf(line).toLowerCase().includes(AT_LEAST[language])
  const isOwed = line?.textContent?.includes(TEXT[language].ages.owed.split('{{')[0] ?? '')
  if (total.dataset.complete === 'no') expect(says, textOf(line)).toBe(true)
  else if (!isOwed) expect(says, textOf(line)).toBe(false)
}

/** Headline, table and their columns agree with what is known. */
function expectTotals(visit: Visit, { isComplete }: PageFigures, column: ColumnName) {
  const totals = allIn(visit, `[data-figure^="total.monthly"][data-column=${column}]`)
  expect(totals.length).toBeGreaterThan(0)
  for (const { dataset } of totals) expect(dataset.complete).toBe(isComplete ? 'yes' : 'no')
}

/** Every pension of the fund in a column says what it rests on. */
function expectSure(visit: Visit, { sure }: PageFigures, column: ColumnName) {
  const pensions = allIn(visit, `[data-figure="lpp.monthly"][data-column=${column}]`)
  expect(new Set(pensions.map(({ dataset }) => dataset.sure))).toEqual(new Set(sure ? [sure[column]] : []))
}

/** There are choices under the amount, and each is computed. */
function expectChoices(visit: Visit) {
  const { notComputed } = TEXT[visit.language].synthesis.play
  const offered = allIn(visit, '#play .pick button')
  expect(offered.length).toBeGreaterThan(1)
  for (const one of offered) expect(textOf(one)).not.toContain(plain(notComputed))
}

/** Rows whose totals lack a pillar say so and are not compared, and no column stands there for nothing. */
function expectAges(visit: Visit, { isComplete, sure, ages: [first, last] }: PageFigures, column: ColumnName) {
  const { ages, words } = TEXT[visit.language]
  const rows = allIn(visit, 'table tbody tr')
  const told = rows.map((row) => {
    const { figure, complete, sure } = row.querySelector<HTMLElement>('[data-figure$=".monthly"]')?.dataset ?? {}
    return [Number(figure?.split('.')[1]), complete, sure]
  })
  const expected = Array.from({ length: last - first + 1 }, (_, index) => first + index).map((age) => [
    ...[age, isComplete ? 'yes' : 'no'],
    // Printed or guaranteed is the pension at the reference age alone.
    sure ? (age === 65 ? sure[column] : 'computed') : undefined,
  ])
  expect(told.sort(([one], [other]) => Number(one) - Number(other))).toEqual(expected)
  for (const row of rows) {
    expect(row.querySelector('svg, .pillar-bar') !== null, textOf(row)).toBe(isComplete)
    if (!isComplete) expect(textOf(row)).not.toContain(plain(words.notThere))
  }
  const heads = allIn(visit, 'table thead th').map(textOf)
  const columns = heads.map((_, index) => rows.map((row) => textOf(row.children[index] ?? null)))
  const empty = columns.filter((cells) => cells.every((cell) => cell.startsWith('–')))
  expect(empty, heads.join()).toEqual([])
  expect(textOf(mainOf(visit.screen)).includes(plain(ages.evenTitle))).toBe(isComplete)
}

type TypedLife = {
  firstPillar: Info
  family: Dossier['firstPillar']['family']
  careers: Careers
  secondPillar: Pick<Dossier['secondPillar'], 'certificates' | 'vested'>
  thirdPillar: Pick<Dossier['thirdPillar'], 'statements'>
}

/** The typed life, for the call; null: its AVS is that of a forecast, which the call cannot express. */
function lifeIn({ firstPillar: info, family, careers, secondPillar, thirdPillar }: TypedLife): SentLife | null {
  const { person } = careers
  if (person?.way === 'forecast') return null
  const none = emptyDossier(null, '', '', null as never)
  const dossier = {
    ...none,
    firstPillar: { ...none.firstPillar, info, family, careers: { ...careers, person: person && inRows(person, info) } },
    secondPillar: { ...none.secondPillar, ...secondPillar },
    thirdPillar: { ...none.thirdPillar, ...thirdPillar },
  }
  const life = lifeOfDossier(dossier, TODAY)
  return person?.way === 'quick' ? { ...life, person: { ...life.person, incomeToCome: person.salary } } : life
}

/** A few figures as the expected incomes, one row per year. */
function inRows(career: Career, { person: { birthDate } }: Info): Career {
  if (career.way !== 'quick') return career
  const { salary, since, course, asOf } = career
  const { incomes } = incomesFromFewFigures({
    birthDate,
    salary,
    since,
    course: course ?? 'steady',
    insured: null,
    asOf,
  })
  const rows = (incomes ?? []).map(({ year, amount }, index) => ({
    ...{ line: index + 1, year, amount: franc(amount), months: { from: 1, to: 12 } },
    ...{ kind: 'income' as const, split: false, payer: null },
  }))
  return { way: 'extract', asOf, rows, unread: [] }
}

type Shown = Record<ColumnName, Record<string, number>>

/** Every figure of the synthesis is in the table; a total that lacks a pillar says so in its name. */
async function expectTable(visit: Visit, { isComplete }: PageFigures, shown: Shown) {
  const { synthesis, words } = TEXT[visit.language]
  const csv = await (await visit.ask('/data/synthesis.csv')).text()
  const cells = csv.split('\r\n').map((line) => line.split(';').map(plain))
  for (const column of ['withoutChange', 'withChange'] as const) {
    const rows = cells.filter((row) => row[2] === plain(synthesis.columns[column]))
    const values = rows.map((row) => row[3])
    const { 'total.partOfSalary': _, ...amounts } = shown[column]
    for (const [name, value] of Object.entries(amounts))
      if (!hasEnds(shown[column], name)) expect(values, `${column} ${name}`).toContain(String(value))
    const totals = rows.map((row) => row[1] ?? '').filter((name) => name.startsWith(plain(synthesis.totalMonthly)))
    expect(totals.length).toBeGreaterThan(0)
    for (const name of totals) expect(name.includes(plain(words.lacks.lppLaw)), name).toBe(!isComplete)
    // Certainly more than the upper end.
    if (!isComplete) for (const name of totals) expect(name).not.toContain(words.highest)
  }
}

/** The table has both ends of a range. */
const hasEnds = (shown: Record<string, number>, name: string) => `${name.replace('thirteenth', 'monthly')}.low` in shown

/** The rows of the comparison: without the change, and with it; for a range its lower end. */
function expectKept(visit: Visit, shown: Shown) {
  const kept = allIn(visit, '[data-figure="total.monthly"], [data-figure="total.monthly.low"]')
  const name = kept[0]?.dataset.figure ?? ''
  expect(kept.map((one) => Number(one.getAttribute('value')))).toEqual([
    shown.withoutChange[name],
    shown.withChange[name],
  ])
}

const shownOn = ({ screen }: Visit): Shown => ({
  withoutChange: figuresOn(screen),
  withChange: figuresOn(screen, 'withChange'),
})

/** The fold shows each pension that changes, and the total unless it lacks a pillar. */
function expectDifferences(visit: Visit, { isComplete, changed }: PageFigures) {
  const shown = allIn(visit, '[data-difference$=".monthly"]').map(({ dataset }) => dataset.difference)
  const all = isComplete ? ['total', ...changed] : changed
  expect(shown).toEqual(all.map((name) => `${name}.monthly`))
}

/** A year earlier also costs the capital shown in the table of ages. */
function expectLessCapital(visit: Visit, { hasCapital }: PageFigures) {
  const shown = figuresOn(visit.screen, null)
  const less = (shown['ages.64.capital'] ?? 0) - (shown['ages.65.capital'] ?? 0)
  if (hasCapital) expect(less).toBeLessThan(0)
  else expect(less).toBe(0)
}

/** People with the link read the same. */
function expectShared(visit: Visit, told: PageFigures, shown: Shown) {
  expect(visit.path).toBe('/export')
  for (const column of ['withoutChange', 'withChange'] as const) {
    expectTotals(visit, told, column)
    const { 'total.partOfSalary': _, 'total.monthlyFirst': __, ...amounts } = shown[column]
    expect(figuresOn(visit.screen, column)).toMatchObject(amounts)
  }
}

const PAGES_EXPLAINING = ['/avs/explained', '/lpp/explained', '/3a/explained']
const PAGES_BESIDE = [...PAGES_EXPLAINING, '/lpp', '/3a', '/own/papers', '/decide']

describe.each(NAMES)('own figures from page to page: %s', (name) => {
  const [person, told] = [OWN_PEOPLE[name], TOLD[name]]
  it.each(inTurn(LANGUAGES, NAMES.indexOf(name)))('%s', async (language) => {
    const { ages, explained, outlook, scenarios, simulation, takeaway, ownCheck } = TEXT[language]
    const visit = await typeAll(person, language)
    const open = async (path: string) => {
      await visit.open(path)
      expectSound(visit, person)
    }
    expectSound(visit, person)

    await visit.follow(ownCheck.toSynthesis)
    expect(visit.path).toBe('/synthesis')
    expectSound(visit, person)
    expectTotals(visit, told, 'withoutChange')
    expectSure(visit, told, 'withoutChange')
    expectChoices(visit)
    const { withoutChange } = shownOn(visit)
    expect(withoutChange).toMatchObject(told.asRead ?? {})
    const { entered } = (await (await visit.ask('/data/synthesis.json')).json()) as { entered: TypedLife }
    const typed = lifeIn(entered)
    const life = typed && (!told.isComplete ? { ...typed, secondPillar: [{ kind: 'legalMinimum' as const }] } : typed)
    if (life) await expectAsCalled(visit, life)
    else expect(told.asRead).toBeDefined()
    for (const path of PAGES_BESIDE) await open(path)

    await open('/ages')
    expectAges(visit, told, 'withoutChange')
    if (told.isComplete) expectLessCapital(visit, told)
    const at66 = fillGaps(explained.years_other, { count: 66 })
    await visit.press(heardAs(`${ages.choose} ${at66}`), { within: visit.screen.main })
    expect(visit.path).toBe('/synthesis')
    await open('/ages')
    expectAges(visit, told, 'withoutChange')

    await visit.open('/simulation')
    const asked = { retirementDate: '', desiredRate: '80', ...person.simulated }
    for (const [field, value] of Object.entries(asked)) fill(visit, field, value)
    expect(await visit.press(simulation.launch)).toBe(303)
    expect(visit.path).toBe('/synthesis')
    expectSound(visit, person)
    for (const column of ['withoutChange', 'withChange'] as const) {
      expectTotals(visit, told, column)
      expectSure(visit, told, column)
    }
    expectDifferences(visit, told)
    expect(visit.screen.says(outlook.income.withoutLppByChange)).toBe(false)
    const shown = shownOn(visit)
    expect(shown.withoutChange).toMatchObject({ 'total.monthly': withoutChange['total.monthly'] })
    await expectTable(visit, told, shown)
    const link = visit.screen.main.getByRole<HTMLAnchorElement>('link', { name: takeaway.files.link }).href
    for (const path of PAGES_EXPLAINING) await open(`${path}?column=withChange`)
    await open('/decide')
    await open('/ages')
    expectAges(visit, told, 'withChange')

    await open('/scenarios')
    expect(await visit.press(scenarios.keep)).toBe(303)
    expectSound(visit, person)
    expectKept(visit, shown)
    await open('/data')
    await open(link)
    expectShared(visit, told, shown)
  })
})
