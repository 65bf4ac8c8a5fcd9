/** Capital and its tax: told, corrected, and staggered over years. */
import { describe, expect, it } from 'vitest'
import { amountText } from '~/language/format'
import { day } from '~/pillars/day'
import { inTurn } from '../../support/random/cases'
import { incomes, lines, taxedYears } from '../../support/visit/estimated'
import { figuresOn, fold } from '../../support/visit/figures'
import { typedIn } from '../../support/visit/forms'
import { personNamed } from '../../support/visit/people'
import { heardAs, plain, textOf } from '../../support/visit/screen'
import { synthesisOf } from '../../support/visit/synthesis'
import { expectToSay, isFolded } from '../../support/visit/told'
import { beginTyping, estimate } from '../../support/visit/typist'
import type { Visit } from '../../support/visit/visit'
import { fillGaps, LANGUAGES, literally, TEXT, WORDS } from '../../support/visit/words'

const figuresIn = ({ screen }: Visit) => figuresOn(screen, null)
const namesIn = (visit: Visit) => Object.keys(figuresIn(visit))
const figureIn = ({ screen }: Visit, name: string) =>
  screen.document.querySelector(`[data-figure="${name}"]`) as Element

describe.each(inTurn(LANGUAGES, 0))('to decide (%s)', (language) => {
  const { certificate, account3a, career, careerCheck, decide, place, scenarios, simulation, words } = TEXT[language]

  it('somebody sees what a quarter in capital leaves after tax, and what staggering changes', async () => {
    const visit = await synthesisOf(personNamed('Philippe'), language)
    await visit.open('/simulation')
    await visit.follow(decide.title)
    expect(visit.path).toBe('/decide')
    expect(visit.screen.main.getAllByRole('heading', { level: 1, name: decide.title })).toHaveLength(1)
    expect(namesIn(visit).filter((name) => name.startsWith('tax.'))).toEqual([])

    visit.type(decide.fields.lppCapitalShare, '25')
    visit.type(place.fields.canton, 'VD')
    visit.type(place.fields.municipality, 'Genève')
    visit.choose(decide.fields.status, decide.status.married)
    expect(await visit.press(decide.compute)).toBe(400)
    expect(typedIn(visit.screen, place.fields.municipality)).toBe('Genève')
    expect(typedIn(visit.screen, place.fields.canton)).toBe('VD')
    expectToSay(visit.screen.field(place.fields.canton), words.cantons.VD)

    visit.type(place.fields.municipality, 'Lausanne')
    expect(await visit.press(decide.compute)).toBe(303)
    const shown = figuresIn(visit)
    const [capital, federal, canton, municipality, total, left, saved] = [
      ...['capital', 'federal', 'canton', 'municipality', 'total', 'left', 'saved'],
    ].map((name) => shown[`tax.${name}`] ?? Number.NaN)
    expect(total).toBe((federal ?? 0) + (canton ?? 0) + (municipality ?? 0))
    expect(left).toBe((capital ?? 0) - (total ?? 0))
    expect(saved).toBeGreaterThan(0)
    const ways = visit.screen.main.getByRole('table', { name: decide.ways.caption })
    const heads = visit.screen.part(ways).getAllByRole('rowheader').map(textOf)
    expect(heads).toEqual([decide.ways.together, decide.ways.apart].map(plain))

    await visit.follow(decide.tax.how)
    expect(visit.path).toBe('/law/tax')
  })

  /** With a certificate and two 3a accounts, as far as the synthesis. */
  async function divorcedVisitor() {
    const typist = await beginTyping(language)
    await typist.begin(['extract', 'certificate', 'account3a'])
    typist.tellPerson('12.04.1970', 'MALE', 'divorced')
    await typist.go()
    await typist.tellDivorce()
    await typist.pasteExtract(lines(1991, 2024, 60_000))
    await typist.go(careerCheck.save)
    typist.choose(career.way, career.ways.none.name)
    await typist.go()
    typist.type(certificate.date, '1.1.2026')
    typist.type(certificate.capital, "500'000")
    typist.type(certificate.pension, "27'000")
    typist.type(certificate.maxCapitalShare, '100')
    typist.type(certificate.noticeMonths, '6')
    await typist.go()
    for (const button of [account3a.another, WORDS[language].continue]) {
      typist.type(account3a.solde, "60'000")
      typist.type(account3a.amount, '0')
      typist.type(account3a.rate, '1')
      await typist.go(button)
    }
    await typist.readSynthesis()
    return typist
  }

  /** The same life as other programs send it; a 3a account without a day is paid when the AVS begins. */
  const asCalled = (visit: Visit, paydates: (string | null)[], lppCapitalShare: number) =>
    estimate(visit, {
      person: {
        ...{ birthDate: day('1970-04-12'), gender: 'MALE', incomes: incomes(1991, 2024, 60_000) },
        incomesAsOf: day('2026-03-12'),
      },
      secondPillar: [
        {
          ...{ kind: 'certificate', date: day('2026-01-01'), capital: 500_000, maxCapitalShare: 100 },
          ...{ pension: 27_000, pensionPer: 'year' },
        },
      ],
      thirdPillar: paydates.map((paydate) => ({
        ...{ solde: 60_000, amount: 0, rate: 1, paydate: paydate === null ? null : day(paydate) },
      })),
      plan: { lppCapitalShare },
      tax: { canton: 'VD', municipality: 5586, status: 'single' },
    })

  /** When each of the two accounts is paid. */
  const yearsOf3a = ({ screen }: Visit) =>
    screen.main.getAllByRole<HTMLSelectElement>('combobox', {
      name: literally(fillGaps(decide.spread.year, { what: decide.paid.pillar3a })),
    })
  function chooseYears(visit: Visit, ...years: string[]) {
    for (const [index, year] of years.entries()) {
      const select = yearsOf3a(visit)[index] as HTMLSelectElement
      select.value = year
      expect(select.value, 'the year is offered').toBe(year)
    }
  }
  function tellLausanne(visit: Visit) {
    visit.type(place.fields.canton, 'VD')
    visit.type(place.fields.municipality, 'Lausanne')
    visit.choose(decide.fields.status, decide.status.single)
  }

  it('a divorced person takes half in capital in Lausanne, and staggers two 3a accounts', async () => {
    const typist = await divorcedVisitor()
    const { visit } = typist
    await typist.open('/decide')
    expect(namesIn(visit).filter((name) => name.startsWith('tax.'))).toEqual([])
    typist.type(decide.fields.lppCapitalShare, '50')
    tellLausanne(visit)
    typist.type(decide.fields.yield, '1.5')
    chooseYears(visit, '2032', '2033')
    await typist.go(decide.compute)

    const years = taxedYears(await asCalled(visit, ['2032-05-01', '2033-05-01'], 50))
    expect(years.map(({ year }) => year)).toEqual([2032, 2033, 2035])
    expect(isFolded(figureIn(visit, 'taken.tax'))).toBe(false)
    expect(isFolded(figureIn(visit, 'tax.total'))).toBe(true)
    const { capital, federal, canton, municipality, total } = years[0] ?? {}
    expect(figuresIn(visit)).toMatchObject({
      ...{ 'tax.capital': capital, 'tax.federal': federal, 'tax.canton': canton },
      ...{ 'tax.municipality': municipality, 'tax.total': total },
      'tax.left': years.reduce((sum, { capital, total }) => sum + capital - total, 0),
      // Of what the fund pays, which is alone in its year.
      ...{ 'choice.capital': years[2]?.capital, 'choice.tax': years[2]?.total },
      'choice.givenUp': 1_125,
    })
    expect(figuresIn(visit)['tax.saved']).toBeGreaterThan(0)
    expect(visit.screen.main.getAllByRole('rowheader', { name: decide.ways.planned })).toHaveLength(1)
    // By when the fund wants to know stands in sight, though the conditions are folded.
    const conditions = fold(visit.screen, decide.conditions.title).querySelector('summary') as HTMLElement
    expectToSay(conditions, '01.11.2034')
    expect(isFolded(conditions)).toBe(false)
    expect(isFolded(visit.screen.field(place.fields.canton))).toBe(true)
  })

  it('half and a quarter are kept, compared after tax, and the half comes back on every page', async () => {
    const typist = await divorcedVisitor()
    const { visit } = typist
    const keep = async (expectedName: string, name: string) => {
      await typist.open('/scenarios')
      expect(typedIn(visit.screen, scenarios.name)).toBe(expectedName)
      typist.type(scenarios.name, name)
      await typist.go(scenarios.keep)
    }
    await typist.open('/decide')
    typist.type(decide.fields.lppCapitalShare, '50')
    tellLausanne(visit)
    chooseYears(visit, '2032')
    await typist.go(decide.compute)
    const share = (percent: number) => fillGaps(scenarios.named.capital, { share: `${percent}\u00a0%` })
    const { spread } = scenarios.named
    await keep(`${share(50)}, ${spread}`, 'Half')

    await typist.open('/decide')
    const [asPlanned] = [...(yearsOf3a(visit)[0]?.options ?? [])].filter(
      (option) => textOf(option) === plain(decide.spread.asPlanned),
    )
    chooseYears(visit, asPlanned?.value ?? 'not offered')
    const [quarter] = visit.screen.main.getAllByRole('row').filter((row) => textOf(row).includes(plain(share(25))))
    await visit.press(/./, { within: visit.screen.part(quarter as HTMLElement) })
    expect(typedIn(visit.screen, decide.fields.lppCapitalShare)).toBe('25')
    await keep(share(25), 'Quarter')

    const called = {
      Half: await asCalled(visit, ['2032-05-01', null], 50),
      Quarter: await asCalled(visit, [null, null], 25),
    }
    for (const name of ['Half', 'Quarter'] as const) {
      const row = visit.screen.main.getByRole('row', { name: literally(name) })
      const left = taxedYears(called[name]).reduce((sum, { capital, total }) => sum + capital - total, 0)
      expect(row.querySelector('[data-figure="capital.left"]')?.getAttribute('value')).toBe(String(left))
      expectToSay(row, amountText(called[name].digest.withChange?.lpp?.monthly ?? 0))
    }

    expect(await visit.press(heardAs(`${scenarios.show} Half`))).toBe(303)
    typist.expectPage('/synthesis')
    const { withChange } = called.Half.digest
    // Of the marriage that is over the call is told nothing: the AVS is not compared.
    expect(figuresOn(visit.screen, 'withChange')).toMatchObject({ 'lpp.monthly': withChange?.lpp?.monthly })
    await typist.open('/decide')
    expect(typedIn(visit.screen, decide.fields.lppCapitalShare)).toBe('50')
    expect(yearsOf3a(visit)[0]?.value).toBe('2032')
    expect(typedIn(visit.screen, place.fields.municipality)).toBe('Lausanne')
    const years = taxedYears(called.Half)
    expect(figuresIn(visit)).toMatchObject({
      ...{ 'choice.capital': withChange?.lpp?.capital, 'tax.total': years[0]?.total },
      'tax.left': years.reduce((sum, { capital, total }) => sum + capital - total, 0),
    })
    await typist.open('/simulation')
    expect(typedIn(visit.screen, simulation.lppCapitalShare)).toBe('50')
  })
})
