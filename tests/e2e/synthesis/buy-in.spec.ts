/** Buying into the second pillar: what it costs and brings, whose figure that is, what is refused, and a fund that is silent. */
import type { Page } from '@playwright/test'
import { encodeQuery } from '../../../app/api/query-encoding'
import { chf, signedChf } from '../../../app/language/format'
import { day } from '../../../app/pillars/day'
import type { Column } from '../../../app/pillars/result'
import type { Digest } from '../../../app/pillars/synthesis/digest'
import { freePort } from '../../support/product/free-port'
import { SECRETS } from '../../support/product/several-settings'
import { personNamed } from '../../support/visit/people'
import { fillGaps, isPage, LANGUAGES, type Language, literally, pathIn, TEXT } from '../../support/visit/words'
import { api } from '../support/calls'
import { figuresOf, figuresOn, unfoldAll } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { expectProblems, field, press } from '../support/forms'
import { test as apart, start, stop } from '../support/own-server'
import { openSynthesis } from '../support/shortcuts'
import { reachSynthesis } from '../support/steps'
import { estimate, incomes, lines, visitorOn } from '../support/visitor'

const CLAIRE = personNamed('Claire')
/** Of her two funds the one that leaves something to buy. */
const FUND = CLAIRE.policies[1]?.fundId ?? ''

/** As it is called in the language. */
async function fundName(page: Page, language: Language): Promise<string> {
  const { body } = await api<{ id: string; nameFr: string; nameDe: string }[]>(page, '/openpk/pension-funds')
  const fund = body.find(({ id }) => id === FUND)
  return (language === 'fr' ? fund?.nameFr : fund?.nameDe) ?? ''
}

/** The ready-made buy-in, with its price, among the others. */
const leverOf = (page: Page, language: Language, amount: number) => {
  const name = fillGaps(TEXT[language].simulation.levers.buyIn, { amount: chf(amount) }).replace(/\s/g, ' ')
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: new RegExp(`^${literally(name).source}`) }) })
}

const amountIn = async (page: Page, figure: string) =>
  Number(await page.locator(`data[data-figure="${figure}"]`).getAttribute('value'))

async function typeBuyIn(page: Page, language: Language, amount: string, on: string): Promise<number> {
  const { simulation } = TEXT[language]
  await page.goto(pathIn(language, '/simulation'))
  await unfoldAll(page)
  await field(page, simulation.buyIn.amount).fill(amount)
  await field(page, simulation.buyIn.on).fill(on)
  return press(page, simulation.launch)
}

const digestWith = async (page: Page, buyIn: { amount: number; on: string }) =>
  (await api<Digest>(page, `/synthesis/digest${encodeQuery({ buyIn })}`)).body

for (const language of LANGUAGES)
  test.describe(`${language}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false })
    const { simulation, synthesis, explainedLpp, certificate, careerCheck } = TEXT[language]

    test('somebody signed in reads what a buy-in costs and brings, and asks their fund about another amount', async ({
      page,
    }) => {
      await reachSynthesis(page, language, CLAIRE)
      const name = await fundName(page, language)
      await page.goto(pathIn(language, '/simulation'))
      const lever = leverOf(page, language, 20_000)
      await expect(lever).toContainText(fillGaps(simulation.levers.once, { amount: chf(20_000) }))
      await expect(lever).toContainText(name)
      const ready = await digestWith(page, { amount: 20_000, on: '2026-12-31' })
      const brought = ready.differences.find(({ figure }) => figure === 'total.monthly')?.difference ?? 0
      expect(brought).toBeGreaterThan(0)
      await expect(lever.getByRole('button')).toContainText(signedChf(brought))
      await expect(page.locator('[data-figure="lever.buyIn.afterTax"]')).toHaveCount(0)

      await unfoldAll(page)
      await field(page, simulation.tax.label).fill('28')
      expect(await press(page, simulation.tax.save)).toBe(303)
      expect(await amountIn(page, 'lever.buyIn.cost')).toBe(20_000)
      expect(await amountIn(page, 'lever.buyIn.afterTax')).toBe(14_400)

      expect(await typeBuyIn(page, language, "30'000", '15.12.2026')).toBe(303)
      await expect(page).toHaveURL(isPage(language, '/synthesis'))
      const { withoutChange, withChange } = await digestWith(page, { amount: 30_000, on: '2026-12-15' })
      expect(withChange?.monthlyTotal).toBeGreaterThan(withoutChange.monthlyTotal ?? 0)
      expect(await figuresOn(page, 'withChange')).toMatchObject(figuresOf(withChange as Column))
      await expect(page.getByRole('main')).toContainText(fillGaps(synthesis.causes.buyIn.simulated, { fund: name }))

      await page.goto(pathIn(language, '/lpp/explained?column=withChange'))
      await expect(page.getByRole('main')).toContainText(fillGaps(explainedLpp.buyIn.byFund, { fund: name }))
    })

    test('more than the fund and the law leave is refused at its field, and what was typed stays', async ({ page }) => {
      await openSynthesis(page, CLAIRE, language)
      expect(await typeBuyIn(page, language, "900'000", '15.12.2026')).toBe(400)
      await expectProblems(page, language, { [simulation.buyIn.amount]: 'buyInTooLarge' })
      await expect(field(page, simulation.buyIn.amount)).toHaveValue("900'000")
      await expect(field(page, simulation.buyIn.on)).toHaveValue('15.12.2026')
      expect((await api<object>(page, '/synthesis/simulation')).body).toMatchObject({ simulation: null })

      expect(await typeBuyIn(page, language, "30'000", '15.12.2036')).toBe(400)
      await expectProblems(page, language, { [simulation.buyIn.on]: 'buyInDayRange' })
    })

    test('somebody with a certificate buys in, by its interest and rate, as the call says', async ({ page }) => {
      const visitor = visitorOn(page, language)
      await visitor.begin(['extract', 'certificate'])
      await visitor.tellPerson('12.04.1970', 'MALE', 'bachelor')
      await visitor.go()
      await visitor.pasteExtract(lines(1991, 2025, 90_000).join('\n'))
      await visitor.go(careerCheck.save)
      await visitor.expectPage('/lpp/certificate')
      await unfoldAll(page)
      await visitor.type(certificate.date, '1.1.2026')
      await visitor.type(certificate.balance, "412'638")
      await visitor.type(certificate.capital, "600'000")
      await visitor.type(certificate.pension, "31'200")
      await visitor.type(certificate.interest, '1.5')
      await visitor.type(certificate.buyIn, "60'000")
      await visitor.go()
      await visitor.readSynthesis()

      expect(await typeBuyIn(page, language, "25'000", '1.12.2027')).toBe(303)
      await visitor.expectPage('/synthesis')
      const { digest } = await estimate(page.context().request, {
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
      expect(await figuresOn(page, 'withChange')).toMatchObject(figuresOf(digest.withChange as Column))
      await expect(page.getByRole('main')).toContainText(synthesis.causes.buyIn.certificate)
    })
  })

for (const language of LANGUAGES)
  apart.describe(`a fund that is silent (${language})`, () => {
    apart.use({ javaScriptEnabled: false })
    const { synthesis, simulation, explainedLpp } = TEXT[language]

    apart(
      'is named, the buy-in is counted by its statement, and nothing is lost',
      async ({ page, port, startServer }) => {
        const SANDBOX_PORT = String(await freePort())
        const PUBLIC_ORIGIN = `http://localhost:${port}`
        const parties = `http://localhost:${SANDBOX_PORT}/sandbox`
        const sandbox = await start({ SANDBOX: 'alone', SANDBOX_PORT, PUBLIC_ORIGIN, ...SECRETS })
        try {
          await startServer({
            ...{ SANDBOX: 'off', PUBLIC_ORIGIN, ...SECRETS, IDENTITY_ISSUER: `${parties}/identity` },
            ...{ DIRECTORY_URL: `${parties}/directory/pension-funds`, ENTITIES_URL: `${parties}/directory/entities` },
            REGISTER_URL: `${parties}/register`,
          })
          await openSynthesis(page, CLAIRE, language)
          const name = await fundName(page, language)
          const before = await figuresOn(page)
          await stop(sandbox)

          expect(await typeBuyIn(page, language, "30'000", '15.12.2026')).toBe(303)
          const silent = page.locator('.notice-warning').filter({
            hasText: fillGaps(synthesis.causes.buyIn.silent, { fund: name }),
          })
          await expect(silent).toContainText(synthesis.causes.buyIn.byRate)
          expect(before).toMatchObject(await figuresOn(page))
          const { withoutChange, withChange } = await digestWith(page, { amount: 30_000, on: '2026-12-15' })
          expect(withChange?.lpp?.monthly).toBeGreaterThan(withoutChange.lpp?.monthly ?? 0)
          expect(await figuresOn(page, 'withChange')).toMatchObject(figuresOf(withChange as Column))

          await page.goto(pathIn(language, '/lpp/explained?column=withChange'))
          await expect(page.getByRole('main')).toContainText(fillGaps(explainedLpp.buyIn.byRate, { fund: name }))
          await page.goto(pathIn(language, '/simulation'))
          await expect(field(page, simulation.buyIn.amount)).toHaveValue("30'000")
          await expect(field(page, simulation.buyIn.on)).toHaveValue('15.12.2026')
        } finally {
          await stop(sandbox)
        }
      },
    )
  })
