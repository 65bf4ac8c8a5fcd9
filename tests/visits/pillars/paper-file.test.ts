/** Somebody sends their certificate as a PDF, compares, and finds it in the synthesis. */
import { expect, it } from 'vitest'
import { readExample } from '../../support/papers/examples'
import { paperPdf } from '../../support/papers/paper-pdf'
import { figure } from '../../support/visit/figures'
import { typedIn } from '../../support/visit/forms'
import { goOn } from '../../support/visit/journey'
import { personNamed } from '../../support/visit/people'
import { textOf } from '../../support/visit/screen'
import { visitOf } from '../../support/visit/steps'
import { LANGUAGES, TEXT, WORDS } from '../../support/visit/words'

/** She has no pension fund in the sandbox. */
const SOFIA = personNamed('Sofia')

it.each(LANGUAGES)('sends a certificate as a file, with a slip of her own kept (%s)', async (language) => {
  const { certificate, ownPapers } = TEXT[language]
  const visit = await visitOf(SOFIA, language)
  await visit.open('/lpp/certificate')
  const { text } = readExample('funds/02-plain-french.txt')
  const file = new File([await paperPdf(text)], 'certificat.pdf', { type: 'application/pdf' })
  visit.type(certificate.contribution, "13'000")
  expect(await visit.press(ownPapers.readFile, { file })).toBe(200)
  expect(typedIn(visit.screen, certificate.balance)).toBe("201'540")
  expect(typedIn(visit.screen, certificate.contribution)).toBe("13'000")
  expect(textOf(visit.screen.document.querySelector('[data-read-from=pension]'))).toContain('26 898')
  await goOn(visit)
  await visit.open('/synthesis')
  // 26'898 a year, twelve times.
  expect(textOf(figure(visit.screen, 'lpp.monthly'))).toMatch(/2'24\d/)
})

it.each(LANGUAGES)('is told what another paper is, and goes on by hand (%s)', async (language) => {
  const { certificate, problems } = TEXT[language]
  const visit = await visitOf(SOFIA, language)
  await visit.open('/lpp/certificate')
  const file = new File([readExample('others/03-pay-slip.txt').text], 'mars.txt', { type: 'text/plain' })
  expect(await visit.press(WORDS[language].continue, { within: visit.screen.main, file })).toBe(400)
  expect(textOf(visit.screen.document.body)).toContain(problems.fileIsPaySlip)
  visit.type(certificate.date, '1.1.2026')
  visit.type(certificate.capital, "400'000")
  visit.type(certificate.pension, "20'000")
  await goOn(visit)
})
