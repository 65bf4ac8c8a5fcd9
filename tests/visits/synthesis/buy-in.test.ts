/** Buying into the second pillar: what it costs and brings, whose figure that is, what is refused, and a fund that is silent. */
import { describe, expect, it } from 'vitest'
import type { PensionFund } from '~/dossier/shape/party-answers'
import { chf, signedChf } from '~/language/format'
import { day } from '~/pillars/day'
import type { Column } from '~/pillars/synthesis/result'
import { startProduct } from '../../support/product/start-product'
import { incomes, lines } from '../../support/visit/estimated'
import { figuresOn } from '../../support/visit/figures'
import { figuresOf } from '../../support/visit/figures-of'
import { expectProblems, typedIn } from '../../support/visit/forms'
import { personNamed } from '../../support/visit/people'
import { answerAll, enter } from '../../support/visit/steps'
import { digestOf, synthesisOf } from '../../support/visit/synthesis'
import { expectToSay, mainOf } from '../../support/visit/told'
import { beginTyping, estimate } from '../../support/visit/typist'
import { beginVisit, type Visit } from '../../support/visit/visit'
import { fillGaps, LANGUAGES, literally, TEXT } from '../../support/visit/words'

const CLAIRE = personNamed('Claire')
/** Of her two funds the one that leaves something to buy. */
const FUND = CLAIRE.policies[1]?.fundId ?? ''

/** As it is called in the language. */
async function fundName(visit: Visit): Promise<string> {
  const { body } = await visit.call<PensionFund[]>('/openpk/pension-funds')
  const fund = body.find(({ id }) => id === FUND)
  return (visit.language === 'fr' ? fund?.nameFr : fund?.nameDe) ?? ''
}

async function typeBuyIn(visit: Visit, amount: string, on: string): Promise<number> {
  const { buyIn, launch } = TEXT[visit.language].simulation
  await visit.open('/simulation')
  visit.type(buyIn.amount, amount)
  visit.type(buyIn.on, on)
  return visit.press(launch)
}

const digestWith = (visit: Visit, amount: number, on: string) => digestOf(visit, { buyIn: { amount, on } })

describe.each(LANGUAGES)('a buy-in (%s)', (language) => {
  const { simulation, synthesis, explainedLpp, certificate, careerCheck } = TEXT[language]

  it('somebody signed in reads what it costs and brings, and asks their fund about another amount', async () => {
    const visit = await synthesisOf(CLAIRE, language)
    const name = await fundName(visit)
    expect(name).not.toBe('')
    await visit.open('/simulation')
    const ready = fillGaps(simulation.levers.buyIn, { amount: chf(20_000) })
    const button = visit.screen.main.getByRole('button', { name: new RegExp(`^${literally(ready).source}`) })
    expectToSay(button.closest('li'), fillGaps(simulation.levers.once, { amount: chf(20_000) }), name)
    const { differences } = await digestWith(visit, 20_000, '2026-12-31')
    const brought = differences.find(({ figure }) => figure === 'total.monthly')?.difference ?? 0
    expect(brought).toBeGreaterThan(0)
    expectToSay(button, signedChf(brought))
    expect(figuresOn(visit.screen, null)).not.toHaveProperty('lever.buyIn.afterTax')

    visit.type(simulation.tax.label, '28')
    expect(await visit.press(simulation.tax.save)).toBe(303)
    expect(figuresOn(visit.screen, null)).toMatchObject({ 'lever.buyIn.cost': 20_000, 'lever.buyIn.afterTax': 14_400 })

    expect(await typeBuyIn(visit, "30'000", '15.12.2026')).toBe(303)
    expect(visit.path).toBe('/synthesis')
    const { withoutChange, withChange } = await digestWith(visit, 30_000, '2026-12-15')
    expect(withChange?.monthlyTotal).toBeGreaterThan(withoutChange.monthlyTotal ?? 0)
    expect(figuresOn(visit.screen, 'withChange')).toMatchObject(figuresOf(withChange as Column))
    expectToSay(mainOf(visit.screen), fillGaps(synthesis.causes.buyIn.simulated, { fund: name }))

    await visit.open('/lpp/explained?column=withChange')
    expectToSay(mainOf(visit.screen), fillGaps(explainedLpp.buyIn.byFund, { fund: name }))
  })

  it('more than the fund and the law leave is refused at its field, and what was typed stays', async () => {
    const visit = await synthesisOf(CLAIRE, language)
    expect(await typeBuyIn(visit, "900'000", '15.12.2026')).toBe(400)
    expectProblems(visit, { [simulation.buyIn.amount]: 'buyInTooLarge' })
    expect(typedIn(visit.screen, simulation.buyIn.amount)).toBe("900'000")
    expect(typedIn(visit.screen, simulation.buyIn.on)).toBe('15.12.2026')
    expect((await visit.call('/synthesis/simulation')).body).toMatchObject({ simulation: null })

    expect(await typeBuyIn(visit, "30'000", '15.12.2036')).toBe(400)
    expectProblems(visit, { [simulation.buyIn.on]: 'buyInDayRange' })
  })

  it('somebody with a certificate buys in, by its interest and rate, as the call says', async () => {
    const typist = await beginTyping(language)
    const { visit } = typist
    await typist.begin(['extract', 'certificate'])
    typist.tellPerson('12.04.1970', 'MALE', 'bachelor')
    await typist.go()
    await typist.pasteExtract(lines(1991, 2025, 90_000))
    await typist.go(careerCheck.save)
    typist.expectPage('/lpp/certificate')
    typist.type(certificate.date, '1.1.2026')
    typist.type(certificate.balance, "412'638")
    typist.type(certificate.capital, "600'000")
    typist.type(certificate.pension, "31'200")
    typist.type(certificate.interest, '1.5')
    typist.type(certificate.buyIn, "60'000")
    await typist.go()
    await typist.readSynthesis()

    expect(await typeBuyIn(visit, "25'000", '1.12.2027')).toBe(303)
    typist.expectPage('/synthesis')
    const { digest } = await estimate(visit, {
      person: {
        ...{ birthDate: day('1970-04-12'), gender: 'MALE', incomes: incomes(1991, 2025, 90_000) },
        incomesAsOf: day('2026-03-12'),
      },
      secondPillar: [
        {
          ...{ kind: 'certificate', date: day('2026-01-01'), balance: 412_638, capital: 600_000, pension: 31_200 },
          ...{ pensionPer: 'year', interest: 1.5, buyIn: 60_000 },
        },
      ],
      plan: { buyIn: { amount: 25_000, on: day('2027-12-01') } },
    })
    expect(digest.withChange?.lpp?.monthly).toBeGreaterThan(digest.withoutChange.lpp?.monthly ?? 0)
    expect(figuresOn(visit.screen, 'withChange')).toMatchObject(figuresOf(digest.withChange as Column))
    expectToSay(mainOf(visit.screen), synthesis.causes.buyIn.certificate)
  })

  it('a fund that is silent is named, the buy-in is counted by its statement, and nothing is lost', async () => {
    let isSilent = false
    const product = await startProduct({
      sandboxDoor: ({ socket }, _, next) => (isSilent ? socket.destroy() : next()),
    })
    try {
      const visit = await beginVisit(language, product)
      await enter(visit, CLAIRE)
      await answerAll(visit, CLAIRE)
      await visit.open('/synthesis')
      const name = await fundName(visit)
      const before = figuresOn(visit.screen)
      isSilent = true

      expect(await typeBuyIn(visit, "30'000", '15.12.2026')).toBe(303)
      const told = fillGaps(synthesis.causes.buyIn.silent, { fund: name })
      const warnings = [...visit.screen.document.querySelectorAll('.notice-warning')]
      const silent = warnings.find(({ textContent }) => textContent?.includes(told))
      expectToSay(silent ?? null, synthesis.causes.buyIn.byRate)
      expect(before).toMatchObject(figuresOn(visit.screen))
      const { withoutChange, withChange } = await digestWith(visit, 30_000, '2026-12-15')
      expect(withChange?.lpp?.monthly).toBeGreaterThan(withoutChange.lpp?.monthly ?? 0)
      expect(figuresOn(visit.screen, 'withChange')).toMatchObject(figuresOf(withChange as Column))

      await visit.open('/lpp/explained?column=withChange')
      expectToSay(mainOf(visit.screen), fillGaps(explainedLpp.buyIn.byRate, { fund: name }))
      await visit.open('/simulation')
      expect(typedIn(visit.screen, simulation.buyIn.amount)).toBe("30'000")
      expect(typedIn(visit.screen, simulation.buyIn.on)).toBe('15.12.2026')
    } finally {
      await product.close()
    }
  })
})
