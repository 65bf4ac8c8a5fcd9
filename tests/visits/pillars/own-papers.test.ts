/** Somebody copies a certificate, with a slip that is queried, and two 3a accounts, and finds both in the synthesis. */
import { expect, it } from 'vitest'
import { MOST_STATEMENTS_3A } from '~/dossier/shape/savings-papers'
import { amountText } from '~/language/format'
import { figure } from '../../support/visit/figures'
import { expectProblems, typedIn } from '../../support/visit/forms'
import { goOn } from '../../support/visit/journey'
import { personNamed } from '../../support/visit/people'
import { plain, textOf } from '../../support/visit/screen'
import { visitOf } from '../../support/visit/steps'
import { expectToSay } from '../../support/visit/told'
import { fillGaps, LANGUAGES, TEXT, WORDS } from '../../support/visit/words'

/** She has neither a pension fund nor a 3a account in the sandbox. */
const SOFIA = personNamed('Sofia')

it.each(LANGUAGES)('copies a certificate and two 3a accounts (%s)', async (language) => {
  const { certificate, account3a, words, ownPapers, synthesis, done } = TEXT[language]
  const visit = await visitOf(SOFIA, language)
  await visit.open('/lpp/certificate')
  visit.type(certificate.date, '1.1.2026')
  visit.type(certificate.balance, "412'638")
  visit.type(certificate.capital, "689'022")
  visit.type(certificate.pension, "3'100")
  await goOn(visit, 400)
  expectProblems(visit, { [certificate.pension]: 'pensionOfMonth' })
  visit.screen.main.getByRole('checkbox', { name: words.rightAsTyped })
  expect(typedIn(visit.screen, certificate.capital)).toBe("689'022")
  visit.type(certificate.pension, "37'207")
  await goOn(visit)

  await visit.open('/3a/account')
  for (const [balance, button] of [
    ['48200', account3a.another],
    ['20000', WORDS[language].continue],
  ] as const) {
    visit.type(account3a.solde, balance)
    visit.type(account3a.amount, '0')
    visit.type(account3a.rate, '0')
    expect(await visit.press(button, { within: visit.screen.main })).toBe(303)
  }

  await visit.open('/synthesis')
  expect(textOf(figure(visit.screen, 'lpp.monthly'))).toContain("3'101")
  expect(textOf(figure(visit.screen, 'pillar3a.projected'))).toContain("68'200")
  expect(visit.screen.says(synthesis.lppTyped.replace('{{day}}', '01.01.2026'))).toBe(true)

  await visit.open('/3a/account')
  await visit.press(/2$/, { within: visit.screen.main })
  expectToSay(visit.screen.all.getByRole('status'), done.paperRemoved)
  const change = new RegExp(`^${ownPapers.change.split(/[\s{]/)[0]}`)
  expect(visit.screen.main.getAllByRole('link', { name: change })).toHaveLength(1)
})

it.each(LANGUAGES)(
  'explains an account by what it is made of, and a policy by what it guarantees (%s)',
  async (language) => {
    const { account3a, explained3a } = TEXT[language]
    const visit = await visitOf(SOFIA, language)
    await visit.open('/3a/account')
    visit.type(account3a.solde, '20000')
    visit.type(account3a.amount, '0')
    visit.type(account3a.rate, '1')
    expect(await visit.press(account3a.another, { within: visit.screen.main })).toBe(303)
    visit.choose(account3a.kind, account3a.kinds.policy)
    visit.type(account3a.solde, '30000')
    visit.type(account3a.amount, '0')
    visit.type(account3a.paydate, '1.6.2045')
    visit.type(account3a.maturity, '50000')
    await goOn(visit)
    await visit.open('/3a/explained')
    const text = textOf(visit.screen.document.body)
    const said = (sentence: string, capital: string) => plain(fillGaps(sentence, { capital: `CHF ${capital}` }))
    expect(text).toContain(said(explained3a.accountCapital.guaranteed, "50'000"))
    const total = Number(figure(visit.screen, 'pillar3a.projected')?.getAttribute('value'))
    expect(text).toContain(said(explained3a.accountCapital.withoutPayments, amountText(total - 50_000)))
    expect(total).toBeGreaterThan(70_000)
  },
)

/** What funds and foundations print for the same figures. */
const PRINTED = {
  de: ['Vorsorgeguthaben', 'Austrittsleistung', 'Alterspension', 'Projektionszins', 'AGH', 'UWS'],
  fr: ['prestation de sortie', 'avoir de prévoyance', 'avoir d’épargne'],
} as const

it.each(LANGUAGES)('finds the words of its papers on the page, and the day as they print it (%s)', async (language) => {
  const { certificate } = TEXT[language]
  const visit = await visitOf(SOFIA, language)
  await visit.open('/lpp/certificate')
  expect(PRINTED[language].filter((word) => !textOf(visit.screen.document.body).includes(word))).toEqual([])
  visit.type(certificate.date, language === 'de' ? '1. Januar 2026' : '1er janvier 2026')
  for (const field of [certificate.balance, certificate.capital, certificate.pension]) visit.type(field, '30000')
  await goOn(visit, 400)
  expect(visit.screen.document.querySelector('#date[aria-invalid]')).toBeNull()
})

it.each(LANGUAGES)('copies as many 3a accounts as there may be, each behind the last one (%s)', async (language) => {
  const { account3a } = TEXT[language]
  const visit = await visitOf(SOFIA, language)
  await visit.open('/3a/account')
  for (let number = 1; number <= MOST_STATEMENTS_3A; number++) {
    visit.type(account3a.solde, '1000')
    visit.type(account3a.amount, '0')
    visit.type(account3a.rate, '0')
    const button = number < MOST_STATEMENTS_3A ? account3a.another : WORDS[language].continue
    expect(await visit.press(button, { within: visit.screen.main })).toBe(303)
  }
  await visit.open('/synthesis')
  expect(textOf(figure(visit.screen, 'pillar3a.projected'))).toContain("10'000")
})
