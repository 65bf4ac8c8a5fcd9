/** The explanation of the second and the third pillar, with the figures of the digest. */
import { describe, expect, it } from 'vitest'
import { chf, dayText, percent } from '~/language/format'
import type { ColumnName, Step } from '~/pillars/result'
import type { Digest } from '~/pillars/synthesis/digest'
import type { LppExplanation, Pillar3aExplanation } from '~/pillars/synthesis/explanation'
import type { Column } from '~/pillars/synthesis/result'
import { figuresOn } from '../../support/visit/figures'
import { figuresOf } from '../../support/visit/figures-of'
import { expectTitle } from '../../support/visit/journey'
import { infoOf, personNamed } from '../../support/visit/people'
import { plain, type Screen, textOf } from '../../support/visit/screen'
import { filledVisitOf, readingVisitOf, signInAt, visitOf } from '../../support/visit/steps'
import { expectToSay, mainOf } from '../../support/visit/told'
import type { Visit } from '../../support/visit/visit'
import { fillGaps, LANGUAGES, type Language, pathIn, TEXT } from '../../support/visit/words'

const CHANGE = { desiredRate: 50, retirementDate: '2034-12-01', lppCapitalShare: 25 }
/** For how long after the reference age 3a savings may wait. */
const AFTER = { fr: '5 ans', de: '5 Jahre' } as const

/** The figures of a pillar, by name, as the digest has them. */
const ofPillar = (column: Column, pillar: 'lpp' | 'pillar3a') =>
  Object.fromEntries(
    Object.entries({
      ...figuresOf(column),
      'lpp.capitalAtRetirement': column.lpp?.capitalAtRetirement,
      ...(column.lpp?.capital ? { 'lpp.capital': column.lpp.capital } : {}),
    }).filter(([figure, value]) => figure.startsWith(`${pillar}.`) && value !== undefined),
  )

/** What the steps come to, in the order of the page. */
const stepsOn = (screen: Screen) =>
  [...mainOf(screen).querySelectorAll('.steps data[data-figure]')].map((one) => [
    one.getAttribute('data-figure'),
    one.getAttribute('value'),
  ])

const ofEngine = (shown: (string | null)[][], steps: Step[]) => {
  const keys = new Set(steps.map(({ key }) => `explained.${key}`))
  expect(keys.size).toBeGreaterThan(0)
  expect(shown.filter(([figure]) => keys.has(figure ?? ''))).toEqual(
    steps.map(({ key, output }) => [`explained.${key}`, String(output)]),
  )
}

function expectPlain(screen: Screen) {
  const main = mainOf(screen)
  expect(main.textContent).not.toMatch(/\{\{|NaN|undefined|\d{4}-\d{2}-\d{2}/)
  return main
}

const primary = ({ screen }: Visit) => mainOf(screen).querySelector('.button-primary') as HTMLAnchorElement
const notice = ({ screen }: Visit) => textOf(screen.document.querySelector('.notice-title'))

async function changed(language: Language): Promise<Visit> {
  const visit = await filledVisitOf(personNamed('Claire'), language)
  expect((await visit.call('/synthesis/simulation', CHANGE)).status).toBe(200)
  return visit
}

describe.each(LANGUAGES)('%s', (language) => {
  const { explainedLpp, explained3a, explainedPillars, lpp, synthesis } = TEXT[language]

  it.each(['Claire', 'Nadia'])('%s reads how her second pillar came about', async (name) => {
    const visit = await readingVisitOf(personNamed(name), language)
    await visit.open('/lpp/explained')
    expectTitle(visit, explainedLpp.title)
    const { withoutChange } = (await visit.call<Digest>('/synthesis/digest')).body
    expect(figuresOn(visit.screen)).toEqual(ofPillar(withoutChange, 'lpp'))
    const { withoutChange: told } = (await visit.call<LppExplanation>('/synthesis/lpp')).body
    expect(told.funds).toHaveLength(personNamed(name).policies.length)
    const shown = stepsOn(visit.screen)
    ofEngine(shown, told.lpp?.steps ?? [])
    expect(shown.filter(([figure]) => figure === 'explained.savings').map(([, value]) => value)).toEqual(
      told.funds.map(({ balance }) => String(balance)),
    )
    const main = expectPlain(visit.screen)
    for (const { asOf, balance, projectionRate } of told.funds)
      expectToSay(main, dayText(asOf), chf(balance ?? 0), percent(projectionRate ?? 0))
    await visit.open(primary(visit).href)
    expectTitle(visit, synthesis.title)
  })

  it('Claire reads the same of her simulation, and what each fund answered', async () => {
    const visit = await changed(language)
    await visit.open('/synthesis')
    const ways = visit.screen.main.getAllByRole('link', { name: `${synthesis.cards.why} ${synthesis.cards.whyOf.lpp}` })
    const onCard = ways.filter((link) => link.closest('.pillar-card'))
    expect(onCard.map((link) => link.getAttribute('href'))).toEqual([
      pathIn(language, '/lpp/explained?column=withChange'),
    ])
    await visit.follow(explainedLpp.linkWithChange)
    expectTitle(visit, explainedLpp.titleWithChange)
    expect(visit.screen.title).toContain(explainedLpp.titleWithChange)

    const query = new URLSearchParams(Object.entries(CHANGE).map(([key, value]) => [key, String(value)]))
    const { withChange, withoutChange } = (await visit.call<Digest>(`/synthesis/digest?${query}`)).body
    if (!withChange?.lpp) throw new Error('no second pillar')
    expect(figuresOn(visit.screen, 'withChange')).toEqual(ofPillar(withChange, 'lpp'))
    const { withChange: told } = (await visit.call<LppExplanation>(`/synthesis/lpp?${query}`)).body
    ofEngine(stepsOn(visit.screen), told?.lpp?.steps ?? [])

    const main = expectPlain(visit.screen)
    const from = '01.01.2027'
    expectToSay(main, chf(withoutChange.lpp?.monthly ?? 0), fillGaps(explainedPillars.change.lpp.work, { from }))
    const funds = told?.funds ?? []
    expect(funds).not.toEqual([])
    for (const { salaryChange } of funds) {
      const [salary, rate] = [salaryChange?.declaredSalary ?? 0, salaryChange?.employmentLevel ?? 0]
      expectToSay(main, fillGaps(explainedLpp.salary.text, { salary: chf(salary), rate: percent(rate), from }))
    }
    // 63 years and 8 months: between two ages that the funds project.
    expect(textOf(main).split(plain(explainedLpp.fundCapital.between))).toHaveLength(3)
    await visit.follow(explainedPillars.withoutLink)
    expectTitle(visit, explainedLpp.title)
  })

  it('Claire reads how her third pillar came about, without and with the change', async () => {
    const visit = await changed(language)
    const { body: digest } = await visit.call<Digest>('/synthesis/digest?retirementDate=2034-12-01')
    const { body: told } = await visit.call<Pillar3aExplanation>('/synthesis/pillar3a?retirementDate=2034-12-01')
    for (const [column, title] of [
      ['withoutChange', explained3a.title],
      ['withChange', explained3a.titleWithChange],
    ] as [ColumnName, string][]) {
      await visit.open(`/3a/explained?column=${column}`)
      expectTitle(visit, title)
      expect(visit.screen.title).toContain(title)
      expect(figuresOn(visit.screen, column)).toEqual(ofPillar(digest[column] as Column, 'pillar3a'))
      ofEngine(stepsOn(visit.screen), told[column]?.pillar3a?.steps ?? [])
      const [account] = told[column]?.accounts ?? []
      expectToSay(expectPlain(visit.screen), dayText(account?.asOf ?? digest.computedOn))
    }
    expect(visit.screen.says(fillGaps(explainedPillars.change.pillar3a.moved, { after: AFTER[language] }))).toBe(true)
  })

  it('Nadia, who has no 3a, reads so, with the way back and the way to add one', async () => {
    const visit = await readingVisitOf(personNamed('Nadia'), language)
    await visit.open('/3a/explained')
    expect(notice(visit)).toBe(plain(explained3a.none))
    expect(primary(visit).getAttribute('href')).toBe(pathIn(language, '/synthesis'))
    await visit.follow(explained3a.noneAction)
    expect(visit.path).toBe('/3a')
  })

  it('before anything is chosen, and before a sign-in at the fund, each page leads to the next step', async () => {
    const claire = personNamed('Claire')
    const visit = await visitOf(claire, language)
    const expectWay = async (path: '/lpp' | '/3a', title: string, action: string) => {
      await visit.open(`${path}/explained`)
      expect(notice(visit)).toBe(plain(title))
      const button = primary(visit)
      expect([textOf(button), button.getAttribute('href')]).toEqual([plain(action), pathIn(language, path)])
    }
    await expectWay('/lpp', explainedLpp.notYet, explainedLpp.notYetAction)
    await expectWay('/3a', explained3a.notYet, explained3a.notYetAction)
    await visit.call('/acor/pension-calculator/info', infoOf(claire))
    const ids = claire.policies.map(({ fundId }) => fundId)
    await visit.call('/openpk/user/pension-funds', { ids })
    await visit.call('/openpv/user/entities', { ids: claire.providents.map(({ entityId }) => entityId) })
    await expectWay('/lpp', explainedLpp.silent, explainedLpp.signIn)
    await expectWay('/3a', explained3a.silent, explained3a.signIn)

    // With one of the two, the page shows what it knows, and names the missing one.
    await signInAt(visit, '/lpp', ids[0] ?? '', claire)
    await visit.open('/lpp/explained')
    expect(notice(visit)).toBe(plain(explainedLpp.someSilent))
    expect(mainOf(visit.screen).querySelectorAll('.steps')).toHaveLength(1)
    expect(visit.screen.document.querySelectorAll('.savings')).toHaveLength(1)
    await visit.open('/lpp')
    visit.screen.main.getByRole('heading', { name: lpp.chosenTitle })
    await visit.follow(explainedLpp.link)
    expect(visit.screen.document.querySelectorAll('data[data-figure="lpp.monthly"]')).toHaveLength(1)
  })
})
