/** The visitor's own sign-in at their pension fund, bank or insurer: there, back again, and what can go wrong. */
import { describe, expect, it } from 'vitest'
import { chf } from '~/language/format'
import { figure, part } from '../../support/visit/figures'
import { type Person, personNamed } from '../../support/visit/people'
import { plain, textOf } from '../../support/visit/screen'
import { filledVisitOf, signInAt, visitOf } from '../../support/visit/steps'
import { expectToSay } from '../../support/visit/told'
import type { Visit } from '../../support/visit/visit'
import { fillGaps, LANGUAGES, pathIn, TEXT, WORDS } from '../../support/visit/words'

const CLAIRE = personNamed('Claire')
const [ARC, RHONE] = CLAIRE.policies.map(({ fundId }) => fundId) as [string, string]
const PARTIES = {
  '/lpp': { list: '/openpk/pension-funds', selection: '/openpk/user/pension-funds', id: ARC },
  '/3a': { list: '/openpv/entities', selection: '/openpv/user/entities', id: CLAIRE.providents[0]?.entityId ?? '' },
} as const

type Party = { id: string; name: string; nameFr?: string; nameDe?: string }

describe.each(LANGUAGES)('%s', (language) => {
  const [words, text] = [WORDS[language], TEXT[language].partySignIn]

  async function nameOf(visit: Visit, path: '/lpp' | '/3a', id: string) {
    const { body } = await visit.call<Party[]>(PARTIES[path].list)
    const party = body.find((one) => one.id === id)
    return (language === 'fr' ? party?.nameFr : party?.nameDe) ?? party?.name ?? ''
  }

  /** The page of a visitor who has chosen one fund or provider; with its name in the language. */
  async function openChosen(path: '/lpp' | '/3a', person: Person = CLAIRE, id: string = PARTIES[path].id) {
    const visit = await visitOf(person, language)
    await visit.call(PARTIES[path].selection, { ids: [id] })
    await visit.open(path)
    return { visit, name: await nameOf(visit, path, id) }
  }

  const begin = (visit: Visit, name: string) => visit.press(fillGaps(text.button, { name }))
  const canBegin = ({ screen }: Visit, name: string) =>
    screen.main.queryAllByRole('button', { name: fillGaps(text.button, { name }) }).length === 1
  const signInThere = (visit: Visit) => visit.press(words.signInAs(`${CLAIRE.firstName} ${CLAIRE.lastName}`))
  const partOf = ({ screen }: Visit, name: string) => screen.main.getByRole('region', { name })
  const told = ({ screen }: Visit, problem: string) => screen.document.querySelector(`[data-error=${problem}]`)
  const balanceIn = (party: Element, term: string) =>
    [...party.querySelectorAll('dl > div')].find((line) => textOf(line).includes(plain(term))) ?? null

  it('[012] a fund shows its figures once the visitor has signed in there', async () => {
    const { visit, name } = await openChosen('/lpp')
    expectToSay(partOf(visit, name), fillGaps(text.intro, { name }))
    expect(partOf(visit, name).querySelectorAll('dd')).toHaveLength(0)

    await begin(visit, name)
    expect(visit.screen.url.pathname).toContain(`/sandbox/funds/${ARC}/sign-in/`)
    expect(visit.screen.document.documentElement.lang).toBe(`${language}-CH`)
    await signInThere(visit)
    await visit.press(words.allowParty)

    expect(visit.screen.url.pathname + visit.screen.url.search).toBe(pathIn(language, '/lpp'))
    expect(canBegin(visit, name)).toBe(false)
    expectToSay(balanceIn(partOf(visit, name), TEXT[language].lpp.balance), 'CHF')
  })

  it('[012] a bank shows its account once the visitor has signed in there', async () => {
    const { visit, name } = await openChosen('/3a')
    await begin(visit, name)
    await signInThere(visit)
    await visit.press(words.allowParty)
    expect(visit.screen.url.pathname + visit.screen.url.search).toBe(pathIn(language, '/3a'))
    expectToSay(balanceIn(partOf(visit, name), TEXT[language].pillar3a.balance), chf(CLAIRE.providents[0]?.solde ?? 0))
  })

  it('who refuses, or goes back, is told, and can begin again', async () => {
    const { visit, name } = await openChosen('/lpp')
    await begin(visit, name)
    await visit.press(words.cancelParty)
    expectToSay(told(visit, 'refused'), fillGaps(text.problemTitle, { name }), text.problem.refused)

    await begin(visit, name)
    await signInThere(visit)
    await visit.press(words.refuseParty)
    expect(told(visit, 'refused')).not.toBeNull()

    await begin(visit, name)
    await signInThere(visit)
    await visit.press(words.allowParty)
    expect(told(visit, 'refused')).toBeNull()
    expect(canBegin(visit, name)).toBe(false)
  })

  it('someone who signs in there as somebody else is told, and nothing of the other is taken', async () => {
    const [nadia, reto] = [personNamed('Nadia'), personNamed('Reto')]
    const retosFund = reto.policies[0]?.fundId ?? ''
    const { visit, name } = await openChosen('/lpp', nadia, retosFund)
    await signInAt(visit, '/lpp', retosFund, reto)
    expectToSay(told(visit, 'otherPerson'), fillGaps(text.problemTitle, { name }), text.problem.otherPerson)
    expect(partOf(visit, name).querySelectorAll('dd')).toHaveLength(0)
    const { body } = await visit.call('/openpk/user/pension-funds/policies')
    expect(body).toMatchObject({ policies: [], silent: [{ fundId: retosFund, reason: 'notSignedIn' }] })
  })

  it('someone who comes back with an answer to nothing is told', async () => {
    const { visit } = await openChosen('/lpp')
    const state = `${language}.plain.fund.${'a'.repeat(43)}`
    await visit.open(`${visit.screen.url.origin}/signin/party/callback?code=c&state=${state}`)
    expect(visit.screen.url.pathname + visit.screen.url.search).toBe(`${pathIn(language, '/lpp')}?signIn=lost`)
    expectToSay(told(visit, 'lost'), text.undone.lost)
  })

  it('someone who comes back when the session is over is told so at home', async () => {
    const { visit, name } = await openChosen('/lpp')
    await begin(visit, name)
    await signInThere(visit)
    visit.forgetSession()
    await visit.press(words.allowParty)
    expect(visit.screen.url.pathname + visit.screen.url.search).toBe(`${pathIn(language, '/')}?session=over`)
  })

  it('without one of two funds the synthesis names it where its figure would stand, and in the total', async () => {
    const visit = await filledVisitOf(CLAIRE, language)
    await visit.open('/synthesis')
    const monthly = () => Number(figure(visit.screen, 'lpp.monthly')?.getAttribute('value'))
    const withBoth = monthly()
    const { selection } = PARTIES['/lpp']
    await visit.call(selection, { ids: [ARC] })
    await visit.call(selection, { ids: [ARC, RHONE] })
    await visit.open('/synthesis')
    const name = await nameOf(visit, '/lpp', RHONE)
    const sentence = fillGaps(TEXT[language].words.silent.notSignedIn, { name })
    const { synthesis } = TEXT[language]
    const warnings = [...visit.screen.document.querySelectorAll('.notice-warning')]
    const ofTotal = warnings.filter((one) => textOf(one).includes(plain(synthesis.totalWithout)))
    expect(ofTotal).toHaveLength(1)
    expectToSay(ofTotal[0] ?? null, sentence)
    expectToSay(part(visit.screen, synthesis.lpp), sentence)
    const signIn = visit.screen.main.getByRole('link', { name: synthesis.lppSignIn })
    expect(signIn.getAttribute('href')).toBe(pathIn(language, '/lpp'))
    const withOne = monthly()
    expect(withOne).toBeGreaterThan(0)
    expect(withOne).toBeLessThan(withBoth)
  })
})

it('a form that was made for another session leads nowhere', async () => {
  const visit = await visitOf(CLAIRE)
  await visit.call(PARTIES['/lpp'].selection, { ids: [ARC] })
  const body = new URLSearchParams({ signIn: ARC, formToken: 'of-another-session' })
  const answer = await visit.ask('/lpp', { method: 'POST', body })
  expect(await visit.show(answer)).toBe(409)
  expect(visit.path).toBe('/lpp')
})
