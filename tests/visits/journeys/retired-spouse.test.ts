/**
 * A woman whose husband has been paid since 2021 types what she knows, without scripts: she is asked for his letter, never to
 * check a date, and each figure of the synthesis is that of `POST /api/estimate`.
 */
import { expect, it } from 'vitest'
import type { SentLife } from '~/estimate/case/life/shape'
import { ownVisitOf } from '../../support/visit/steps'
import { mainOf } from '../../support/visit/told'
import { expectAsCalled } from '../../support/visit/typist'
import type { Visit } from '../../support/visit/visit'
import { expectWholeAnswer } from '../../support/visit/whole-answer'
import { LANGUAGES, type Language, TEXT, WORDS } from '../../support/visit/words'

const inputsOf = ({ screen }: Visit, name: string) => [
  ...mainOf(screen).querySelectorAll<HTMLInputElement>(`[name="${name}"]`),
]

function fill(visit: Visit, typed: Record<string, string>) {
  for (const [name, value] of Object.entries(typed)) {
    const controls = inputsOf(visit, name)
    const chosen = controls.find((one) => ['radio', 'checkbox'].includes(one.type) && one.value === value)
    if (chosen) chosen.checked = true
    else if (controls[0]) controls[0].value = value
    else throw new Error(`${visit.path} has no ${name}`)
  }
}

const goOn = (visit: Visit, button = WORDS[visit.language].continue) =>
  visit.press(button, { within: visit.screen.main })

const lines = (from: number, to: number, amount: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${from + index}\t01-12\t${amount}`).join('\n')
const incomes = (from: number, to: number, amount: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ year: from + index, amount, months: 12 }))

async function typed(language: Language, letter: Record<string, string>, his: string | null): Promise<Visit> {
  const visit = await ownVisitOf(language)
  fill(visit, { papers: 'extract' })
  await goOn(visit)
  fill(visit, {
    ...{ birthDate: '10.3.1966', gender: 'FEMALE', status: 'married', relationshipStartDate: '1.6.1994' },
    ...{ 'partner.birthDate': '1.3.1956', 'partner.gender': 'MALE', hasChildren: 'no', insuredSince: 'always' },
    ...{ work: 'selfEmployed', fund: 'no' },
  })
  await goOn(visit)
  expect(visit.path).toBe('/avs/family')
  expect(inputsOf(visit, 'partner.pensionSince')).toHaveLength(1)
  fill(visit, letter)
  await goOn(visit)
  expect(visit.path).toBe('/avs/career')
  fill(visit, { way: 'extract', extractDate: '20.11.2026', extract: lines(1987, 2025, 40_000) })
  await goOn(visit)
  await goOn(visit, TEXT[language].careerCheck.save)
  if (his) {
    fill(visit, { way: 'extract', extractDate: '20.11.2026', extract: his })
    await goOn(visit)
    await goOn(visit, TEXT[language].careerCheck.save)
  } else {
    fill(visit, { way: 'none' })
    await goOn(visit)
  }
  await visit.open('/synthesis')
  expect(visit.status).toBe(200)
  return visit
}

const life = (partner: object): SentLife => ({
  person: {
    ...{ birthDate: '1966-03-10', gender: 'FEMALE', incomes: incomes(1987, 2025, 40_000), incomesAsOf: '2026-11-20' },
    ...{ insured: [{ from: '1966-03-10' }], work: 'selfEmployed' },
  },
  partner: { birthDate: '1956-03-01', gender: 'MALE', incomes: null, ...partner },
  marriages: [{ start: '1994-06-01', spouse: 'partner' }],
})

it.each(LANGUAGES)('with his letter and his extract, %s', async (language) => {
  const letter = { 'partner.pensionSince': '1.4.2021', 'partner.pension': "2'520" }
  const visit = await typed(language, letter, lines(1977, 2020, 90_000))
  const known = { incomes: incomes(1977, 2020, 90_000), incomesAsOf: '2026-11-20' }
  await expectAsCalled(visit, life({ ...known, pension: { from: '2021-04-01', monthly: 2520 } }))
})

it.each(LANGUAGES)('with his letter alone, as a range, %s', async (language) => {
  const visit = await typed(language, { 'partner.pensionSince': '1.4.2021', 'partner.pension': '1915' }, null)
  await expectAsCalled(visit, life({ pension: { from: '2021-04-01', monthly: 1915 } }))
  expect(mainOf(visit.screen).textContent).toContain(TEXT[language].synthesis.rangeReasons.spouseIncomesByLetter)
  // Of the women of the transition generation (LAVS art. 34bis), who may draw from 62 on; nobody pays before.
  const later = { retirementDate: '2032-04-01' }
  await expectWholeAnswer(visit, {
    ...{ life: life({ pension: { from: '2021-04-01', monthly: 1915 } }), ages: [62, 70], isComplete: true },
    change: { typed: later, plan: later },
  })
})
