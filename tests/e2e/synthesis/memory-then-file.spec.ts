/**
 * Somebody answers from memory and adds their certificate as a PDF, in a browser: each read figure stands beside its line, and
 * every page on the way fits a phone. Each figure, and what else there is of papers: `tests/visits/journeys`.
 */
import type { SentLife } from '../../../app/estimate/case/life/shape'
import { readExample } from '../../support/papers/examples'
import { paperPdf } from '../../support/papers/paper-pdf'
import { IN_TURN, literally, pathIn, scripts, TEXT, WORDS } from '../../support/visit/words'
import { expect, test } from '../support/fixtures'
import { field, press } from '../support/forms'
import { expectAsCalled } from '../support/visitor'

/** Of a phone. */
const SCREEN = { width: 412, height: 823 }

const LIFE: SentLife = {
  person: {
    ...{ birthDate: '1985-05-14', gender: 'MALE', work: 'employed', insured: [{ from: '1985-05-14' }] },
    quick: { salary: 85_000, rate: 100 },
  },
  // What the paper prints, read by hand.
  secondPillar: [
    {
      ...{ kind: 'certificate', date: '2026-01-01', balance: 201_540, balanceMandatory: 118_320 },
      ...{ capital: 498_112, pension: 26_898, pensionPer: 'year', contribution: 12_204, contributionPer: 'year' },
      ...{ atAge: 65, conversionRate: 5.4, interest: 1.75, rate: 100, insuredSalary: 76_275, buyIn: 64_300 },
    },
  ],
}

for (const { language, javaScriptEnabled } of IN_TURN)
  test.describe(`${language}, ${scripts(javaScriptEnabled)}`, () => {
    test.use({ javaScriptEnabled, viewport: SCREEN })
    const { avs, certificate, home, ownCheck, ownPapers, quick, synthesis, words } = TEXT[language]

    test('from memory to a certificate as a PDF, as by the call', async ({ page }) => {
      const main = page.getByRole('main')
      const follow = (name: string) =>
        main.getByRole('link', { name: new RegExp(`^${literally(name).source}`) }).click()
      const expectFits = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(412)
      const choose = (group: string, option: string) =>
        field(page, group).getByRole('radio', { name: option, exact: true }).check()

      await page.goto(pathIn(language, '/'))
      await follow(home.quick.button)
      await field(page, avs.birthDate).fill('14.05.1985')
      await choose(avs.gender, words.gender.MALE)
      await field(page, avs.status).selectOption('bachelor')
      await field(page, quick.salary).fill("85'000")
      await choose(quick.work, quick.works.employed)
      await page.getByRole('checkbox', { name: WORDS[language].terms }).check()
      expect(await press(page, quick.button)).toBe(303)
      await follow(synthesis.memory.papers.certificate)

      // Only what belongs to the kind of paper is asked.
      await choose(certificate.kind, certificate.kinds.capitalOnly)
      await expect(field(page, certificate.pension)).toHaveCount(0)
      await choose(certificate.kind, certificate.kinds.pension)
      const buffer = Buffer.from(await paperPdf(readExample('funds/02-plain-french.txt').text))
      await main.locator('input[type=file]').setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer })
      expect(await press(page, ownPapers.readFile)).toBe(200)
      await expectFits()
      await expect(field(page, certificate.balance)).toHaveValue("201'540")
      await expect(page.locator('[data-read-from=pension]')).toContainText('26 898')
      expect(await press(page, WORDS[language].continue, { within: main })).toBe(303)
      // The paper's own capital is more than its figures give, which is said.
      await expect(main).toContainText("498'112")
      await expectFits()
      await follow(words.continue)
      await follow(ownCheck.toSynthesis)
      await expectAsCalled(page, LIFE)
      for (const path of ['/ages', '/decide', '/scenarios', '/synthesis']) {
        await page.goto(pathIn(language, path))
        await expectFits()
      }
    })
  })
