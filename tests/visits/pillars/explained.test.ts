/** The explanation of the first pillar's pension to each of the five persons, with their own figures. */
import { describe, expect, it } from 'vitest'
import { chf, dayText } from '~/language/format'
import type { PensionResult } from '~/pillars/avs/result'
import { expectTitle, goOn } from '../../support/visit/journey'
import { infoOf, PEOPLE, type Person, personNamed } from '../../support/visit/people'
import { plain, type Screen, textOf } from '../../support/visit/screen'
import { visitOf } from '../../support/visit/steps'
import { mainOf } from '../../support/visit/told'
import { beginVisit, type Visit } from '../../support/visit/visit'
import { fillGaps, LANGUAGES, type Language, pathIn, TEXT, WORDS } from '../../support/visit/words'

const PATH = '/avs/explained'

async function openExplained(person: Person, language: Language) {
  const visit = await visitOf(person, language)
  await visit.call('/acor/pension-calculator/info', infoOf(person))
  await visit.open(PATH)
  return { visit, pension: (await visit.call<PensionResult>('/acor/pension-calculator')).body }
}

const values = (screen: Screen, figure: string) =>
  [...mainOf(screen).querySelectorAll(`data[data-figure${figure}]`)].map((one) => [
    one.getAttribute('data-figure'),
    one.getAttribute('value'),
  ])

const all = <Kind extends Element>(screen: Screen, selector: string) => [
  ...mainOf(screen).querySelectorAll<Kind>(selector),
]

/** The calendar years of "2018 : 12 mois, …" or "2018 bis 2022: 5 Jahre, …". */
function yearsOf(run: string): number[] {
  const [from = 0, to = from] = (/^[^:]*/.exec(run)?.[0].match(/\d{4}/g) ?? []).map(Number)
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

describe.each(LANGUAGES)('%s', (language) => {
  const text = TEXT[language].explained
  const articlesLeadToLaw = (screen: Screen, selector: string) => {
    const articles = all<HTMLAnchorElement>(screen, selector)
    for (const article of articles) expect(article.getAttribute('href')).toBe(pathIn(language, '/law/avs'))
    return articles
  }
  const follow = (visit: Visit, link: Element | undefined) => visit.open((link as HTMLAnchorElement).href)

  it.each(PEOPLE)(
    '$firstName reads every step of the call, in its order, with its figure, and which years are missing',
    async (person) => {
      const { visit, pension: told } = await openExplained(person, language)
      const { screen } = visit
      const { person: pension, partner } = told
      expectTitle(visit, text.title)
      const steps = pension.steps.filter(({ key }) => key !== 'recalculation')
      expect(values(screen, '^="explained."')).toEqual(
        steps.map(({ key, output }) => [`explained.${key}`, String(output)]),
      )
      expect(all(screen, '.steps h4').map(textOf)).toEqual(
        steps.map(({ key }) => plain(text.steps[key as keyof typeof text.steps].title)),
      )
      const lasting = pension.later?.monthly ?? pension.monthly
      expect(values(screen, '="avs.monthly"')).toEqual([['avs.monthly', String(lasting)]])
      expect(values(screen, '="avs.monthlyFirst"')).toEqual(
        pension.later ? [['avs.monthlyFirst', String(pension.monthly)]] : [],
      )
      const headings = screen.main.getAllByRole('heading').map(textOf)
      if (pension.later)
        expect(headings).toContain(plain(fillGaps(text.nextPart, { day: dayText(pension.later.from) })))
      const ofPartner = new RegExp(
        `^${plain(text.partner.title.replace('{{partnerGenitive}}', 'Ihre[rs] Partner(in|s)'))}$`,
      )
      expect(headings.filter((heading) => ofPartner.test(heading))).toHaveLength(partner ? 1 : 0)
      expect(mainOf(screen).textContent).not.toMatch(/\{\{|NaN|undefined|\d{4}-\d{2}-\d{2}/)

      const years = pension.gaps?.years ?? []
      const runs = all(screen, '.gap-runs li').map(textOf)
      expect(runs.flatMap(yearsOf)).toEqual(years.map(({ year }) => year))
      // Consecutive years stand in one line.
      expect(runs.length).toBe(years.filter(({ year }, index) => year !== (years[index - 1]?.year ?? 0) + 1).length)
      const missing = pension.steps.find(({ key }) => key === 'gapsFilled')?.inputs.missingMonths ?? 0
      expect(screen.says(text.gaps.none)).toBe(missing === 0)
    },
  )

  it('a partner’s income of a single year is nowhere', async () => {
    const { visit } = await openExplained(personNamed('Claire'), language)
    const shown = mainOf(visit.screen).textContent
    const partner = personNamed('Philippe') as Person & { incomes: { amount: number }[] }
    expect(partner.incomes.length).toBeGreaterThan(0)
    for (const { amount } of partner.incomes) expect(shown).not.toMatch(new RegExp(`${chf(amount)}(?!['\\d.]*\\d)`))
  })

  it('each article leads to the law, and the page back to the synthesis', async () => {
    const { visit } = await openExplained(personNamed('Nadia'), language)
    articlesLeadToLaw(visit.screen, '.rule .article a')
    const articles = articlesLeadToLaw(visit.screen, '.steps .article a')
    expect(articles.length).toBe(all(visit.screen, '.steps > li').length)
    expect(articles.length).toBeGreaterThan(0)
    await follow(visit, all(visit.screen, '.button-primary')[0])
    expectTitle(visit, WORDS[language].synthesis)
  })

  it('before anything is saved, the page leads to the AVS form, which then leads back', async () => {
    const visit = await visitOf(personNamed('Nadia'), language)
    await visit.open(PATH)
    expect(visit.screen.says(text.notYetText)).toBe(true)
    await follow(visit, all(visit.screen, '.button-primary')[0])
    expect(visit.path).toBe('/avs')
    await goOn(visit)
    await visit.open('/avs')
    await visit.follow(text.link)
    expect(values(visit.screen, '="avs.monthly"')).toHaveLength(1)
  })

  it.each(['just_married', 'widow', 'divorced', 'remarried'])('%s: the warning in its exact words', async (status) => {
    const claire = personNamed('Claire')
    const visit = await visitOf(claire, language)
    const info = infoOf({ ...claire, civilStatus: status })
    expect((await visit.call('/acor/pension-calculator/info', info)).status).toBe(200)
    await visit.open(PATH)
    expect(all(visit.screen, '.notice-warning strong').map(textOf)).toEqual([plain(TEXT[language].avs.notHandled)])
    expect(all(visit.screen, '.steps')).toEqual([])
  })

  it('someone who is not signed in is led home, in the language of the address', async () => {
    const visit = await beginVisit(language)
    const answer = await visit.ask(PATH)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, pathIn(language, '/')])
  })
})
