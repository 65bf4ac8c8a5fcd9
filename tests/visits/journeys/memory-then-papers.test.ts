/**
 * People who answer from memory and then add a paper: how many pages, presses and answers that takes, and the whole answer.
 * `tests/visits/pillars/certificates.test.ts` tries more kinds of certificate, beside an extract.
 */
import { describe, expect, it } from 'vitest'
import type { SentLife } from '~/estimate/case/life/shape'
import { day } from '~/pillars/day'
import { readExample } from '../../support/papers/examples'
import { FOUR, FOUR_SENT } from '../../support/papers/four-figures'
import { paperPdf } from '../../support/papers/paper-pdf'
import { inTurn } from '../../support/random/cases'
import { type Answers, type CountedWalk, toFirstFigure } from '../../support/visit/quick-walk'
import { expectWholeAnswer, type Whole } from '../../support/visit/whole-answer'
import { LANGUAGES, TEXT, WORDS } from '../../support/visit/words'

const ANSWERS: Answers = {
  ...{ birthDate: '14.05.1985', gender: 'MALE', status: 'bachelor', salary: "85'000", work: 'employed' },
}
const DATED = { date: '01.01.2026', ...FOUR }

const lifeOf = (born: number, secondPillar: SentLife['secondPillar']): SentLife => ({
  person: {
    ...{ birthDate: day(`${born}-05-14`), gender: 'MALE', work: 'employed', insured: [{ from: day(`${born}-05-14`) }] },
    quick: { salary: 85_000, rate: 100 },
  },
  secondPillar,
})
/** Later, at 80 %. */
const laterOf = (born: number): Whole['change'] => ({
  typed: { retirementDate: `${born + 66}-06-01`, currentRate: 100, desiredRate: 80 },
  plan: { retirementDate: day(`${born + 66}-06-01`), rate: 80 },
})

/** What the page of a certificate names, by the name of its text. */
type Copied = Partial<
  Record<'label' | keyof typeof DATED | 'rate' | 'agesText' | 'conversionRate' | 'conversionRateAbove', string>
>

function copy({ visit, type }: CountedWalk, copied: Copied) {
  const { certificate, ownPapers } = TEXT[visit.language]
  for (const [name, value] of Object.entries(copied))
    type(name === 'label' ? ownPapers.label : certificate[name as keyof typeof DATED], value)
}

/** Presses the button of the pillar that has the certificate's name. */
async function toCertificate(language: 'fr' | 'de', answers: Answers): Promise<CountedWalk> {
  const counted = await toFirstFigure(language, answers)
  await counted.follow(TEXT[language].synthesis.memory.papers.certificate)
  expect(counted.visit.path).toBe('/lpp/certificate')
  return counted
}

/** Every page leads on; what was read of a paper is shown once more where it differs from what is computed. */
async function toSynthesis({ visit, follow }: CountedWalk) {
  const { words, ownCheck } = TEXT[visit.language]
  if (visit.path === PAPER) await follow(words.continue)
  expect(visit.path).toBe(CHECK)
  await follow(ownCheck.toSynthesis)
}

const FIRST = ['/', '/own/quick', '/synthesis']
const PAPER = '/lpp/certificate'
const CHECK = '/own/check'

/** `by`: the pages between the first figure and the whole answer. `presses` and `answers` are those of the whole way. */
function expectWalk({ walk }: CountedWalk, { by, ...counts }: { by: string[]; presses: number; answers: number }) {
  expect(walk).toEqual({ pages: [...FIRST, ...by, '/synthesis'], ...counts })
}

describe.each(inTurn(LANGUAGES, 1))('from memory, then with a certificate (%s)', (language) => {
  const { certificate, family, ownPapers, synthesis } = TEXT[language]
  const go = WORDS[language].continue

  it.each([1998, 1985, 1969, 1963])('of four figures, of somebody born in %i', async (born) => {
    const counted = await toCertificate(language, { ...ANSWERS, birthDate: `14.05.${born}` })
    copy(counted, DATED)
    await counted.press(go)
    await toSynthesis(counted)
    expectWalk(counted, { by: [PAPER, CHECK], presses: 5, answers: 11 })
    await expectWholeAnswer(counted.visit, {
      ...{ ages: [Math.max(58, 2026 - born + 1), 70], isComplete: true, change: laterOf(born) },
      life: lifeOf(born, [FOUR_SENT]),
    })
  })

  it('of capital alone beside a base fund', async () => {
    const counted = await toCertificate(language, ANSWERS)
    copy(counted, { label: 'Base', ...DATED })
    await counted.press(certificate.another)
    counted.choose(certificate.kind, certificate.kinds.capitalOnly)
    copy(counted, { label: 'Plan 1e', date: '01.01.2026', balance: "40'000", capital: "120'000" })
    await counted.press(go)
    await toSynthesis(counted)
    expectWalk(counted, { by: [PAPER, PAPER, CHECK], presses: 6, answers: 17 })
    await expectWholeAnswer(counted.visit, {
      ...{ ages: [58, 70], isComplete: true, change: laterOf(1985) },
      life: lifeOf(1985, [
        { ...FOUR_SENT, label: 'Base' },
        { kind: 'capitalOnly', label: 'Plan 1e', date: day('2026-01-01'), balance: 40_000, capital: 120_000 },
      ]),
    })
  })

  it('as a PDF', async () => {
    const counted = await toCertificate(language, ANSWERS)
    const { text } = readExample('funds/02-plain-french.txt')
    const file = new File([await paperPdf(text)], 'certificat.pdf', { type: 'application/pdf' })
    await counted.press(ownPapers.readFile, { file, status: 200 })
    await counted.press(go)
    await toSynthesis(counted)
    expectWalk(counted, { by: [PAPER, PAPER, PAPER, CHECK], presses: 7, answers: 7 })
    await expectWholeAnswer(counted.visit, {
      ...{ ages: [58, 70], isComplete: true, change: laterOf(1985) },
      // What the paper prints, read by hand.
      life: lifeOf(1985, [
        {
          ...{ kind: 'certificate', date: day('2026-01-01'), balance: 201_540, balanceMandatory: 118_320 },
          ...{ capital: 498_112, pension: 26_898, pensionPer: 'year', contribution: 12_204, contributionPer: 'year' },
          ...{ atAge: 65, conversionRate: 5.4, interest: 1.75, rate: 100, insuredSalary: 76_275, buyIn: 64_300 },
        },
      ]),
    })
  })

  it('and with the letter of a husband who has retired', async () => {
    const answers: Answers = {
      ...ANSWERS,
      birthDate: '10.03.1966',
      gender: 'FEMALE',
      status: 'married',
      salary: '40000',
    }
    const counted = await toFirstFigure(language, { ...answers, partnerYear: '1956', partnerSalary: "90'000" })
    await counted.follow(synthesis.open['/avs/family'])
    counted.type(family.pensionSince, '1.4.2021')
    counted.type(family.pension, "2'520")
    await counted.press(go)
    await toSynthesis(counted)
    expectWalk(counted, { by: ['/avs/family', CHECK], presses: 5, answers: 10 })
    await expectWholeAnswer(counted.visit, {
      ...{ ages: [61, 70], isComplete: false, change: laterOf(1966) },
      life: {
        person: {
          ...{
            birthDate: day('1966-03-10'),
            gender: 'FEMALE',
            work: 'employed',
            insured: [{ from: day('1966-03-10') }],
          },
          quick: { salary: 40_000, rate: 100 },
        },
        partner: {
          ...{ birthDate: day('1956-07-01'), gender: 'MALE', quick: { salary: 90_000, rate: 100 } },
          pension: { from: day('2021-04-01'), monthly: 2520 },
        },
        // The year in which the younger of the two was 30.
        marriages: [{ start: day('1996-01-01'), spouse: 'partner' }],
        secondPillar: [{ kind: 'legalMinimum' }],
      },
    })
  })
})
