/** Somebody types figures without a sign-in, then signs in: the figures go on under it, or end with it, as they chose. */
import { describe, expect, it } from 'vitest'
import { personNamed } from '../../support/visit/people'
import { beginVisit, type Visit } from '../../support/visit/visit'
import { LANGUAGES, type Language, TEXT, WORDS } from '../../support/visit/words'

/** She has no pension fund in the sandbox. */
const SOFIA = personNamed('Sofia')

/** A dossier without a sign-in, in which a certificate is copied. */
async function certificateCopied(language: Language) {
  const { own, certificate } = TEXT[language]
  const visit = await beginVisit(language)
  await visit.open('/own')
  visit.tick(WORDS[language].terms)
  await visit.press(own.button)
  await visit.open('/lpp/certificate')
  visit.type(certificate.date, '1.1.2026')
  visit.type(certificate.capital, "689'022")
  visit.type(certificate.pension, "37'207")
  expect(await visit.press(WORDS[language].continue)).toBe(303)
  return visit
}

/** As far as the identity service. */
async function signInChoosing(visit: Visit, choice: 'keep' | 'delete') {
  const { prelogin } = TEXT[visit.language]
  await visit.open('/prelogin')
  visit.screen.main.getByRole<HTMLInputElement>('radio', { name: prelogin.typed[choice] }).checked = true
  visit.tick(WORDS[visit.language].terms)
  await visit.press(prelogin.button)
}

async function finishSignIn(visit: Visit) {
  const { signInAs, allow, avs } = WORDS[visit.language]
  await visit.press(signInAs('Sofia Brunner'))
  await visit.press(allow)
  visit.screen.main.getByRole('heading', { level: 1, name: avs })
  expect((await visit.call('/me')).body).toMatchObject({ login: { email: SOFIA.email } })
}

/** Whether the check of all figures lists a fund. */
async function knowsFund(visit: Visit) {
  await visit.open('/own/check')
  const name = /^(Ma caisse de pension|Meine Pensionskasse)$/
  return visit.screen.main.queryByRole('heading', { level: 3, name }) !== null
}

describe.each(LANGUAGES)('in %s', (language) => {
  it('keeps what was typed after the sign-in', async () => {
    const visit = await certificateCopied(language)
    await signInChoosing(visit, 'keep')
    await finishSignIn(visit)
    expect(await knowsFund(visit)).toBe(true)
  })

  it('deletes what was typed with the sign-in, and nothing before it', async () => {
    const { prelogin } = TEXT[language]
    const visit = await certificateCopied(language)
    await visit.open('/prelogin')
    expect(await visit.press(prelogin.button)).toBe(400)
    const alert = visit.screen.all.getByRole('alert')
    visit.screen.part(alert).getByRole('link', { name: prelogin.typed.missing })
    await signInChoosing(visit, 'delete')
    expect(await knowsFund(visit)).toBe(true)
    await signInChoosing(visit, 'delete')
    await finishSignIn(visit)
    expect(await knowsFund(visit)).toBe(false)
  })
})
