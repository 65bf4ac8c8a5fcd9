/** Somebody types figures without a sign-in, then signs in: the figures go on under it, or end with it, as they chose. */
import { describe, expect, it } from 'vitest'
import { BACHELOR } from '../../support/product/start-api'
import { personNamed } from '../../support/visit/people'
import { expectToSay } from '../../support/visit/told'
import { beginVisit, type Visit } from '../../support/visit/visit'
import { LANGUAGES, type Language, OTHER_LANGUAGE, TEXT, WORDS } from '../../support/visit/words'

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
  it('a name that we proposed is read in the language of the page, and one of their own as it was typed', async () => {
    const { certificate, ownPapers } = TEXT[language]
    const visit = await certificateCopied(language)
    await visit.open('/lpp/certificate?number=2')
    visit.type(certificate.date, '1.1.2026')
    visit.type(certificate.capital, "100'000")
    visit.type(certificate.pension, "5'000")
    visit.type(ownPapers.label, 'Ma caisse de pension à moi')
    expect(await visit.press(WORDS[language].continue)).toBe(303)
    await visit.open('/own/check')
    const names = { fr: 'Ma caisse de pension', de: 'Meine Pensionskasse' }
    const shown = () => visit.screen.main.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(shown()).toEqual(expect.arrayContaining([names[language], 'Ma caisse de pension à moi']))
    await visit.follow(OTHER_LANGUAGE[language])
    const other = language === 'fr' ? names.de : names.fr
    expect(shown()).toEqual(expect.arrayContaining([other, 'Ma caisse de pension à moi']))
    expect(shown()).not.toContain(names[language])
  })

  it('leaves from a page that offers the file first, and nothing is left then', async () => {
    const { frame, takeaway, data } = TEXT[language]
    const visit = await certificateCopied(language)
    await visit.call('/acor/pension-calculator/info', { ...BACHELOR, person: { ...BACHELOR.person, navs: null } })
    await visit.reload()
    const banner = visit.screen.part(visit.screen.all.getByRole('banner'))
    expect(banner.queryByRole('button', { name: frame.actions.leave })).toBeNull()
    await visit.follow(frame.actions.leave, banner)
    expect(visit.path).toBe('/data')
    const leaving = visit.screen.all.getByRole('region', { name: frame.actions.leave })
    expect(leaving.id).toBe('leave')
    expectToSay(leaving, data.leave.first)
    const file = visit.screen.part(leaving).getByRole('link', { name: takeaway.later }) as HTMLAnchorElement
    expect((await visit.ask(file.href)).headers.get('content-type')).toContain('application/json')
    await visit.press(frame.actions.leave, { within: visit.screen.part(leaving) })
    expect([visit.path, visit.session]).toEqual(['/', null])
  })

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
