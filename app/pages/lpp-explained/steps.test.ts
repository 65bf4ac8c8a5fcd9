/** What is said about each step of the second pillar, as the engine computes it, in both languages. */
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '~/language/language'
import { day } from '~/pillars/day'
import { type LppQuestion, lppFromStatements } from '~/pillars/lpp/estimate'
import type { FundStatement } from '~/pillars/lpp/fund-statement'
import { lppInSteps } from '~/pillars/lpp/work-in-steps'
import { AS_IT_STANDS } from '~/pillars/synthesis/change'
import type { LppExplanation, PolicyExplanation } from '~/pillars/synthesis/explanation'
import { strictText } from '../../../tests/support/pages/explained-step'
import { EXPLAINED_FUND } from '../../../tests/support/parties/explained-fund'
import { sharedNotes } from './notes'
import { fundSteps, totalStep } from './steps'
import { lppExplainedView } from './view'

const statement = (
  fundName: string,
  capitalBalanceMandatory?: number,
  changes: Partial<FundStatement> = {},
): FundStatement => ({
  fundName,
  webUrl: null,
  asOf: day('2026-01-01'),
  earliestRetirementAge: 756,
  largestCapitalShare: 100,
  benefits: [{ retirementAge: 780, capitalBalance: 500_000, capitalBalanceMandatory, conversionRateEnveloping: 5 }],
  ...changes,
})

function viewOf(
  funds: PolicyExplanation[],
  more: Partial<LppQuestion> = {},
  mandatory?: number,
  changes?: Partial<FundStatement>,
) {
  const retirementDate = day('2035-06-01')
  const question: LppQuestion = {
    birthDate: day('1970-05-10'),
    gender: 'FEMALE',
    retirementDate,
    computedOn: day('2026-11-21'),
    ...more,
  }
  const told = funds
    .filter(({ missing }) => missing === null)
    .map(({ fundName }) => statement(fundName, mandatory, changes))
  const explanation: LppExplanation = {
    computedOn: question.computedOn,
    lawYear: 2026,
    reference: retirementDate,
    change: null,
    newSalaryFrom: day('2027-01-01'),
    law: { minimumInterestRate: 1.25, minimumConversionRate: 6.8, capitalShare: 25 },
    withoutChange: { retirementDate, lpp: lppFromStatements(told, question).result, funds, vested: null },
    withChange: null,
    silent: [],
  }
  return lppExplainedView(explanation, [], 'fr')
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** All texts of each step by its name: its words, its basis, and its result. */
function read(view: ReturnType<typeof viewOf>, language: (typeof LANGUAGES)[number], index = 0) {
  const [t, fund] = [strictText(language), view.funds[index]]
  if (!fund) throw new Error('no such fund')
  const steps = fundSteps(t, { ...view, fund })
  return new Map(
    steps.map(({ name, parts, notes = [], result }) => [
      name,
      plain(`${parts.join(' ')} ${notes.map(({ status, text }) => `[${status}] ${text}`).join(' ')} → ${result}`),
    ]),
  )
}

describe('a fund’s steps', () => {
  it.each([
    ['a pension', {}, {}, ['savings', 'fundCapital', 'fundPension']],
    ['also a capital', {}, { capitalShare: 25 }, ['savings', 'fundCapital', 'fundLumpSum', 'fundPension']],
    [
      'another salary',
      { salaryChange: { declaredSalary: 80_000, employmentLevel: 50, effectiveDate: day('2027-01-01') } },
      {},
      ['savings', 'salary', 'fundCapital', 'fundPension'],
    ],
    ['no figure', { missing: 'tooEarly' as const }, {}, ['savings']],
  ])('%s: stand in order, whole in both languages', (_, fund, question, expected) => {
    const view = viewOf([{ ...EXPLAINED_FUND, ...fund }], question)
    for (const language of LANGUAGES) {
      const steps = read(view, language)
      expect([...steps.keys()]).toEqual(expected)
      for (const text of steps.values()) expect(text).not.toMatch(/\{\{|NaN|undefined|null|\d{4}-\d{2}/)
    }
  })

  it.each([
    ['savings', {}, {}, "Au 01.01.2026, la caisse tient pour vous un avoir de vieillesse de CHF 300'000.50."],
    ['fundCapital', {}, {}, "cela donne CHF 500'000, au franc près. Sans aucun intérêt, ce serait CHF 450'000.25."],
    ['fundCapital', {}, {}, '[projected] la caisse compte avec un intérêt de 1.5 % par an.'],
    ['fundPension', {}, { capitalShare: 100 }, 'Tout l’avoir est versé en capital : il ne reste pas de rente.'],
    ['fundCapital', { projectionRate: null }, {}, 'La caisse n’indique pas un seul taux d’intérêt'],
    ['fundCapital', { isBetweenAges: true }, {}, '[assumed] la caisse donne un chiffre pour chaque âge entier.'],
    ['fundLumpSum', {}, { capitalShare: 25 }, "25 % de CHF 500'000 en une fois, le 01.06.2035 : CHF 125'000"],
    [
      'fundLumpSum',
      {},
      { capitalShare: 25 },
      '[chosen] la part que vous avez mise dans la simulation. La caisse permet jusqu’à 50 %.',
    ],
    [
      'fundLumpSum',
      { isLegalShare: true },
      { capitalShare: 25 },
      'La caisse n’en promet pas davantage : c’est la limite de la loi, 50 %.',
    ],
    [
      'fundLumpSum',
      { certificate: { differs: null, isShareToCheck: true } },
      { capitalShare: 25 },
      'la part compte sur tout l’avoir, et reste à vérifier auprès d’elle.',
    ],
    ['fundPension', {}, {}, "CHF 500'000 × 5 % ÷ 12 = CHF 2'083 par mois, arrondi au franc."],
    ['fundPension', {}, { capitalShare: 25 }, "CHF 375'000 × 5 % ÷ 12 = CHF 1'563 par mois"],
    [
      'salary',
      { salaryChange: { declaredSalary: 80_000, employmentLevel: 50, effectiveDate: day('2027-01-01') } },
      {},
      "CHF 80'000 par an à plein temps et un taux d’activité de 50 %, dès le 01.01.2027.",
    ],
  ] as const)('%s says what it came from (%o %o)', (name, fund, question, sentence) =>
    expect(read(viewOf([{ ...EXPLAINED_FUND, ...fund }], question), 'fr').get(name)).toContain(sentence),
  )

  it.each([
    ['creditsReduced', false, 'Dès le 01.06.2033, la bonification de chaque année suit le salaire qui reste'],
    ['creditsReduced', false, '[assumed] avant votre départ, vous ne touchez rien de la caisse.'],
    ['partDrawn.2033-06-01', true, "Vous touchez 40 % de la prestation : CHF 184'000 de l’avoir de ce jour."],
    ['partDrawn.2033-06-01', true, '[chosen] à chaque étape, la part touchée est la baisse de salaire.'],
    ['partDrawn.2035-06-01', true, 'Vous touchez 60 % de la prestation'],
    ['partsTotal', true, 'Les 2 parts ensemble'],
  ] as const)('%s says what work in steps does', (name, drawsFund, sentence) => {
    const work = { before: 100, steps: [{ on: day('2033-06-01'), rate: 60 }], drawsFund }
    const at63 = { retirementAge: 756, capitalBalance: 460_000, conversionRateEnveloping: 4.8 }
    const { benefits, ...others } = statement('Caisse Alpha')
    const question = {
      birthDate: day('1970-05-10'),
      gender: 'FEMALE' as const,
      retirementDate: day('2035-06-01'),
      computedOn: day('2026-11-21'),
    }
    const { result } = lppInSteps([{ ...others, benefits: [at63, ...benefits] }], question, work)
    const view = { ...viewOf([EXPLAINED_FUND]), funds: [{ ...EXPLAINED_FUND, steps: result?.steps ?? [] }] }
    expect(read(view, 'fr').get(name)).toContain(sentence)
    expect(read(view, 'de').get(name)).not.toMatch(/\{\{|NaN|undefined|null|\d{4}-\d{2}/)
  })

  it.each([
    [
      'fr',
      "CHF 375'000 donneraient moins que le minimum légal. C’est donc ce minimum qui compte : 6.8 % par an de la part obligatoire qui est convertie, ici CHF 300'000. Cela donne CHF 1'700 par mois",
    ],
    [
      'de',
      "6.8 % pro Jahr des obligatorischen Teils, der umgewandelt wird, hier CHF 300'000. Das ergibt CHF 1'700 pro Monat",
    ],
  ] as const)('says that the law’s minimum decided (%s)', (language, sentence) => {
    const told = read(viewOf([EXPLAINED_FUND], { capitalShare: 25 }, 400_000), language).get('fundPension')
    expect(told).toContain(sentence)
    expect(told).not.toContain('÷')
  })

  it.each([
    [
      'fr',
      "Vous retirez 25 % de la part obligatoire de votre avoir, CHF 400'000, en une fois, le 01.06.2035 : CHF 100'000",
    ],
    ['de', "am 01.06.2035 auf einmal 25 % des obligatorischen Teils Ihres Guthabens, CHF 400'000: CHF 100'000"],
  ] as const)('says of which part the law’s share is (%s)', (language, sentence) => {
    const view = viewOf([EXPLAINED_FUND], { capitalShare: 25 }, 400_000, { largestCapitalShare: null })
    expect(read(view, language).get('fundLumpSum')).toContain(sentence)
  })

  it.each([
    ['fr', 'À moins de CHF 126 par mois, la caisse peut verser un capital à la place de la rente.'],
    ['de', 'Bei weniger als CHF 126 pro Monat kann die Kasse statt der Rente ein Kapital auszahlen.'],
  ] as const)('says that a small pension may be paid as capital (%s)', (language, sentence) => {
    expect(read(viewOf([EXPLAINED_FUND], { capitalShare: 95 }), language).get('fundPension')).toContain(sentence)
    expect(read(viewOf([EXPLAINED_FUND]), language).get('fundPension')).not.toContain(sentence)
  })

  it('writes no sum that does not come out', () => {
    const view = viewOf([EXPLAINED_FUND])
    const [fund] = view.funds
    const steps = fund?.steps.map((step) => (step.key === 'fundPension' ? { ...step, output: 2090 } : step)) ?? []
    const told = read({ ...view, funds: [{ ...EXPLAINED_FUND, steps }] }, 'de').get('fundPension')
    expect(told).toContain("CHF 500'000 ergeben CHF 2'090 pro Monat")
    expect(told).not.toContain('÷')
  })
})

describe('what holds for every fund', () => {
  const notes = (view: ReturnType<typeof viewOf>) =>
    plain(
      sharedNotes(strictText('fr'), view)
        .map(({ status, text }) => `[${status}] ${text}`)
        .join(' '),
    )

  it.each([
    ['whose day it is', {}, {}, '[assumed] vous partez le 01.06.2035, quand votre rente AVS commence.'],
    ['the rate of today', {}, {}, '[projected] c’est le taux que la caisse prévoit aujourd’hui pour cet âge.'],
    [
      'the least interest',
      {},
      {},
      '[guaranteed] la part obligatoire de l’avoir rapporte au moins l’intérêt minimal, 1.25 %',
    ],
    ['the least pension', {}, {}, '[guaranteed] à l’âge de référence, la rente d’une année est d’au moins 6.8 %'],
    [
      'the share as capital, where some is drawn',
      {},
      { capitalShare: 25 },
      '[guaranteed] vous pouvez demander 25 % de la part obligatoire de l’avoir en capital. Demandez à la caisse',
    ],
  ])('is said once: %s', (_, fund, question, sentence) => {
    const told = notes(
      viewOf(
        [
          { ...EXPLAINED_FUND, ...fund },
          { ...EXPLAINED_FUND, fundId: 'c' },
        ],
        question,
      ),
    )
    expect(told.split(sentence)).toHaveLength(2)
  })

  it('is not said where it does not apply', () => {
    expect(notes(viewOf([{ ...EXPLAINED_FUND, missing: 'tooEarly' }]))).toBe('')
    expect(notes(viewOf([EXPLAINED_FUND]))).not.toContain('Demandez à la caisse')
    expect(notes({ ...viewOf([EXPLAINED_FUND]), isOwnDate: true })).not.toContain('quand votre rente AVS commence')
    const copied = { ...EXPLAINED_FUND, certificate: { differs: null, isShareToCheck: false } }
    expect(notes(viewOf([copied]))).not.toContain('la caisse prévoit')
  })
})

describe('several funds', () => {
  const none: PolicyExplanation = { ...EXPLAINED_FUND, fundId: 'b', fundName: 'Fund b', missing: 'noProjectionForAge' }
  const other: PolicyExplanation = { ...EXPLAINED_FUND, fundId: 'c', fundName: 'Fund c' }

  it('have their own steps each, and one without a figure has none', () => {
    const { funds, total } = viewOf([EXPLAINED_FUND, none, other], { capitalShare: 25 })
    expect(funds.map(({ steps }) => steps.map(({ inputs }) => inputs.fund))).toEqual([
      Array(3).fill('Fund a'),
      [],
      Array(3).fill('Fund c'),
    ])
    expect(total?.output).toBe(2 * 1563)
  })

  it.each([
    [
      'fr',
      "1'563 + 1'563 = CHF 3'126 par mois. Elles versent aussi chacune leur capital : 125'000 + 125'000 = CHF 250'000.",
    ],
    [
      'de',
      "1'563 + 1'563 = CHF 3'126 pro Monat. Jede zahlt auch ihr eigenes Kapital: 125'000 + 125'000 = CHF 250'000.",
    ],
  ] as const)('add up (%s)', (language, sentence) => {
    const { funds, total } = viewOf([EXPLAINED_FUND, other], { capitalShare: 25 })
    if (!total) throw new Error('no total')
    expect(plain(totalStep(strictText(language), total, funds).parts.join(' '))).toContain(sentence)
  })
})

describe('a silent party', () => {
  it('is named for this column, and not beside a fund that says so itself', () => {
    const view = viewOf([EXPLAINED_FUND])
    const silent = (id: string, column?: 'withChange') =>
      ({ party: 'pensionFund', id, name: id, reason: 'noProjection', column }) as const
    const explanation = {
      ...view,
      withoutChange: { retirementDate: view.retirementDate, lpp: null, funds: [EXPLAINED_FUND], vested: null },
    }
    const answer = { ...explanation, withChange: null, silent: [silent('a'), silent('b'), silent('c', 'withChange')] }
    expect(lppExplainedView(answer, [], 'de').silent.map(({ id }) => id)).toEqual(['b'])
  })
})

describe('another salary', () => {
  const work = { current: { salary: 80_000, rate: 100 }, desired: { salary: 40_000, rate: 50 } }
  const asked = { declaredSalary: 80_000, employmentLevel: 50, effectiveDate: day('2027-01-01') }
  it.each([
    ['none', null, '2035-06-01', null, null],
    ['projected by the fund', work, '2035-06-01', asked, 'work'],
    ['the same as today', work, '2035-06-01', null, null],
    ['after the retirement', work, '2027-01-01', null, 'workTooLate'],
  ] as const)('%s', (_, desired, start, salaryChange, effect) => {
    const column = { retirementDate: day(start), lpp: null, funds: [{ ...EXPLAINED_FUND, salaryChange }], vested: null }
    const change = { ...AS_IT_STANDS, work: desired }
    const view = lppExplainedView(
      { ...viewOf([EXPLAINED_FUND]), change, withoutChange: column, withChange: column },
      [],
      'fr',
    )
    expect([view.salaryEffect, view.isOwnDate]).toEqual([effect, false])
  })

  it('knows whose day of retirement it is', () => {
    const column = { retirementDate: day('2034-06-01'), lpp: null, funds: [], vested: null }
    const change = { ...AS_IT_STANDS, work: null, retirementDate: day('2034-06-01') }
    const answer = { ...viewOf([EXPLAINED_FUND]), change, withoutChange: column }
    expect(lppExplainedView({ ...answer, withChange: column }, [], 'fr').isOwnDate).toBe(true)
  })
})
