/**
 * A signed-in woman whose fund is silent completes it by her certificates: ages in a block, two conversion rates, a bridging
 * pension, and a plan of capital alone. Once the fund answers, both stand side by side with their days, and she says which counts.
 */
import { expect, it } from 'vitest'
import type { SentLife } from '~/estimate/case/life/shape'
import { day } from '~/pillars/day'
import { startProduct } from '../../support/product/start-product'
import { figuresOn } from '../../support/visit/figures'
import { infoOf, personNamed } from '../../support/visit/people'
import { enter, signInAt } from '../../support/visit/steps'
import { beginVisit, type Visit } from '../../support/visit/visit'
import { expectWholePages, resumeFrom } from '../../support/visit/whole-answer'
import { fillGaps, LANGUAGES, literally, TEXT, WORDS } from '../../support/visit/words'

const NADIA = personNamed('Nadia')
const FUND = NADIA.policies[0]?.fundId ?? ''

/** Of the fund's own paper: the pension at 65 with its two rates, other ages in a block, a bridging pension from 62 on. */
const PAPER = {
  ...{ date: '01.01.2026', balance: "187'400", balanceMandatory: "139'215", capital: "400'000", pension: "22'400" },
  ...{ contribution: "10'300", conversionRate: '6', conversionRateAbove: '5' },
  agesText: "60 290'000 14'500\n62 330'000 17'200\n64.5 390'000 21'600",
} as const
const BRIDGING = { monthly: "1'200", from: '62', until: '65', reduction: '80' } as const
const PAPER_SENT = {
  kind: 'certificate',
  date: day('2026-01-01'),
  balance: 187_400,
  balanceMandatory: 139_215,
  capital: 400_000,
  pension: 22_400,
  pensionPer: 'year',
  contribution: 10_300,
  contributionPer: 'year',
  conversionRate: 6,
  conversionRateAbove: 5,
  ages: [
    { age: 60, capital: 290_000, pension: 14_500 },
    { age: 62, capital: 330_000, pension: 17_200 },
    { age: 64.5, capital: 390_000, pension: 21_600 },
  ],
  bridging: { monthly: 1200, from: 62, until: 65, reduction: 80 },
} as const

/** The register's incomes and child, and her own papers. */
const LIFE: SentLife = {
  person: {
    ...{ birthDate: day('1976-11-02'), gender: 'FEMALE', incomesAsOf: day('2026-11-21') },
    incomes: NADIA.incomes,
  },
  children: [{ birthDate: day('2009-03-21'), parents: 'person' }],
  secondPillar: [
    { ...PAPER_SENT, ages: [...PAPER_SENT.ages] },
    { kind: 'capitalOnly', label: 'Plan 1e', date: day('2026-01-01'), balance: 40_000, capital: 120_000 },
  ],
}

function copyPaper(visit: Visit) {
  const { certificate } = TEXT[visit.language]
  for (const [name, value] of Object.entries(PAPER)) visit.type(certificate[name as keyof typeof PAPER], value)
  for (const [name, value] of Object.entries(BRIDGING))
    visit.type(certificate.bridging[name as keyof typeof BRIDGING], value)
}

const goOn = (visit: Visit, button = WORDS[visit.language].continue) =>
  visit.press(button, { within: visit.screen.main })

/** Both are there with their days; @returns the figures by the one that is chosen to count */
async function choose(visit: Visit, counts: 'party' | 'own') {
  const { ownPapers } = TEXT[visit.language]
  await visit.open('/lpp/certificate')
  const answered = fillGaps(ownPapers.party, { name: '.*', day: '\\d\\d\\.\\d\\d\\.\\d{4}' })
  const names = { party: new RegExp(`^${answered}$`), own: fillGaps(ownPapers.ownOf, { day: '01.01.2026' }) }
  for (const name of Object.values(names)) visit.screen.main.getByRole('radio', { name })
  visit.choose(ownPapers.counts, names[counts])
  expect(await goOn(visit, ownPapers.choose)).toBe(303)
  await visit.open('/synthesis')
  return figuresOn(visit.screen)
}

it.each(LANGUAGES)(
  'completes a silent fund by her certificates, and chooses once it answers (%s)',
  async (language) => {
    const { certificate, ownPapers } = TEXT[language]
    let isSilent = true
    const product = await startProduct({
      // She can still sign in there.
      sandboxDoor: ({ path, socket }, _, next) =>
        isSilent && path.startsWith('/funds/') && path.endsWith('/insured-persons') ? socket.destroy() : next(),
    })
    try {
      const visit = await beginVisit(language, product)
      await enter(visit, NADIA)
      await visit.call('/acor/pension-calculator/info', infoOf(NADIA))
      await visit.call('/openpk/user/pension-funds', { ids: [FUND] })
      await visit.call('/openpv/user/entities', { ids: [] })
      await signInAt(visit, '/lpp', FUND, NADIA)
      const [beforeName = ''] = ownPapers.typeCertificateOf.split('{{')
      await visit.follow(new RegExp(`^${literally(beforeName).source}`), visit.screen.main)
      copyPaper(visit)
      expect(await goOn(visit, certificate.another)).toBe(303)
      visit.choose(certificate.kind, certificate.kinds.capitalOnly)
      visit.type(ownPapers.label, 'Plan 1e')
      visit.type(certificate.date, '01.01.2026')
      visit.type(certificate.balance, "40'000")
      visit.type(certificate.capital, "120'000")
      expect(await goOn(visit)).toBe(303)

      await visit.open('/synthesis')
      await expectWholePages(visit, {
        ...{ life: LIFE, ages: [58, 70], isComplete: true },
        change: { typed: { retirementDate: '2040-12-01' }, plan: { retirementDate: day('2040-12-01') } },
      })
      await visit.open('/synthesis')
      const byPapers = figuresOn(visit.screen)
      const back = await beginVisit(language, product)
      await enter(back, NADIA)
      await back.open('/resume')
      await resumeFrom(back, visit)
      expect(figuresOn(back.screen)).toEqual(byPapers)
      expect(figuresOn(back.screen, 'withChange')).toEqual(figuresOn(visit.screen, 'withChange'))

      isSilent = false
      await signInAt(visit, '/lpp', FUND, NADIA)
      const byParty = await choose(visit, 'party')
      expect(byParty['lpp.monthly']).not.toBe(byPapers['lpp.monthly'])
      expect(await choose(visit, 'own')).toEqual(byPapers)
      expect(await choose(visit, 'party')).toEqual(byParty)
    } finally {
      await product.close()
    }
  },
)
