/** The guided path, from its start to the synthesis: in its order, back again, and what leads off it. */
import { describe, expect, it } from 'vitest'
import { chf } from '~/language/format'
import { GUIDED_PATHS, WAY_STEPS } from '~/language/guided-path'
import type { Digest } from '~/pillars/synthesis/digest'
import { inTurn } from '../../support/random/cases'
import { figuresOn } from '../../support/visit/figures'
import { figuresOf } from '../../support/visit/figures-of'
import { addressOf } from '../../support/visit/form-told'
import { expectProblems, typedOn } from '../../support/visit/forms'
import {
  choose3a,
  chooseFunds,
  confirmCheck,
  expectTitle,
  goOn,
  signInHere,
  tickParty,
} from '../../support/visit/journey'
import { personNamed } from '../../support/visit/people'
import { plain, textOf } from '../../support/visit/screen'
import { filledVisitOf, visitOf } from '../../support/visit/steps'
import { expectToSay } from '../../support/visit/told'
import { beginVisit, type Visit } from '../../support/visit/visit'
import { fillGaps, LANGUAGES, literally, OTHER_LANGUAGE, pathIn, TEXT, WORDS } from '../../support/visit/words'

const CLAIRE = personNamed('Claire')

describe.each(inTurn(LANGUAGES, 1))('%s', (language) => {
  const [words, text] = [WORDS[language], TEXT[language]]
  const { guided } = text
  const follow = (visit: Visit, name: string) => visit.follow(name, visit.screen.main)
  const back = (step: (typeof WAY_STEPS)[number]) => fillGaps(guided.back, { step: guided.name[step] })

  /** The list of the four steps; null where there is none. */
  const stepsOn = ({ screen }: Visit) => screen.all.queryByRole('navigation', { name: guided.steps })
  const listed = (visit: Visit) => [...(stepsOn(visit)?.querySelectorAll('li') ?? [])].map(textOf)
  const expectCurrent = (visit: Visit, step: (typeof WAY_STEPS)[number]) =>
    expectToSay(stepsOn(visit)?.querySelector('[aria-current=step]') ?? null, guided.name[step])

  /** At this step of the path, which the list of the four shows too; `states` by their first letters. */
  function expectStep(visit: Visit, step: (typeof WAY_STEPS)[number], states: string) {
    expect(visit.path).toBe(GUIDED_PATHS[step])
    expectCurrent(visit, step)
    const word = { d: guided.state.done, c: guided.state.current, o: guided.state.open }
    const told = [...states].map((letter) => plain(word[letter as keyof typeof word]))
    const lines = listed(visit)
    expect(lines).toHaveLength(told.length)
    for (const [at, state] of told.entries()) expect(lines[at]).toContain(state)
  }

  it.each([CLAIRE, personNamed('Sofia')])(
    '[174] the path leads $firstName from its start to the synthesis, in its order',
    async (person) => {
      const visit = await beginVisit(language)
      await visit.open('/v2')
      expectTitle(visit, guided.title)
      await follow(visit, words.start)
      expect(visit.path).toBe(GUIDED_PATHS.documents)
      await follow(visit, words.ready)
      expect(visit.path).toBe(GUIDED_PATHS.login)
      await signInHere(visit, person)
      expectStep(visit, 'avs', 'cooo')
      await goOn(visit)
      expectTitle(visit, words.lpp)
      expectStep(visit, 'lpp', 'dcoo')
      await chooseFunds(visit, person)
      expectStep(visit, 'pillar3a', 'ddco')
      await choose3a(visit, person, guided.check.title)
      expectStep(visit, 'check', 'dddc')
      await follow(visit, guided.check.synthesis)
      expect(visit.path).toBe(GUIDED_PATHS.synthesis)
      expect(stepsOn(visit)).toBeNull()
      const { body: digest } = await visit.call<Digest>('/synthesis/digest')
      expect(figuresOn(visit.screen)).toMatchObject(figuresOf(digest.withoutChange))
    },
  )

  it('[174] the way off it has the same steps, back links and a check at its end', async () => {
    const visit = await visitOf(CLAIRE, language)
    await visit.open('/router')
    expect(visit.path).toBe('/avs')
    expectCurrent(visit, 'avs')
    await goOn(visit)
    expect(listed(visit)).toHaveLength(4)
    await follow(visit, back('avs'))
    expect(visit.path).toBe('/avs')
    await visit.follow(literally(guided.name.lpp), visit.screen.part(stepsOn(visit) as HTMLElement))
    await chooseFunds(visit, CLAIRE)
    expectCurrent(visit, 'pillar3a')
    await choose3a(visit, CLAIRE)
    expect(visit.path).toBe('/own/check')
    expectCurrent(visit, 'check')
    await confirmCheck(visit)
    expect(visit.path).toBe('/synthesis')
    for (const path of ['/avs', '/lpp', '/3a']) {
      await visit.open(path)
      expect(stepsOn(visit)).toBeNull()
    }
  })

  it('[174] the links back lead the same way back, and the list of steps to each', async () => {
    const visit = await filledVisitOf(CLAIRE, language)
    await visit.open(GUIDED_PATHS.check)
    for (const step of ['pillar3a', 'lpp', 'avs'] as const) {
      await follow(visit, back(step))
      expect(visit.path).toBe(GUIDED_PATHS[step])
    }
    await follow(visit, guided.backToStart)
    expect(visit.path).toBe('/v2')
    await visit.open(GUIDED_PATHS.check)
    for (const step of WAY_STEPS) {
      await visit.follow(literally(guided.name[step]), visit.screen.part(stepsOn(visit) as HTMLElement))
      expect(visit.path).toBe(GUIDED_PATHS[step])
    }
    await visit.open('/v2')
    await follow(visit, words.continue)
    expect(visit.path).toBe(GUIDED_PATHS.synthesis)
  })

  it('what is changed from the check leads back to it, and stands there', async () => {
    const visit = await filledVisitOf(CLAIRE, language)
    await visit.open(GUIDED_PATHS.check)
    const value = (term: string) =>
      [...visit.screen.document.querySelectorAll('dl > div')].find((line) => textOf(line).includes(plain(term))) ?? null
    expectToSay(value(text.avs.navs), CLAIRE.navs)
    await follow(visit, guided.check.change.pillar3a)
    visit.type(text.pillar3a.solde, '12345')
    await goOn(visit)
    expect(visit.path).toBe(GUIDED_PATHS.check)
    expectToSay(value(text.pillar3a.solde), chf(12345))

    await follow(visit, guided.check.change.lpp)
    tickParty(visit, CLAIRE.policies[0]?.fundId ?? '', false)
    expect(await visit.press(words.save)).toBe(303)
    await follow(visit, words.continue)
    expect(visit.path).toBe(GUIDED_PATHS.check)
  })

  it('a refused form keeps what was typed, and stays on the path', async () => {
    const visit = await beginVisit(language)
    await visit.open(GUIDED_PATHS.login)
    expect(await visit.press(words.signIn, { within: visit.screen.main })).toBe(400)
    expect(visit.path).toBe(GUIDED_PATHS.login)
    await signInHere(visit, CLAIRE)
    visit.type(text.avs.birthDate, '31.02.2000')
    const typed = typedOn(visit.screen)
    await goOn(visit, 400)
    expectProblems(visit, { [text.avs.birthDate]: 'dayUnknown' })
    expectStep(visit, 'avs', 'cooo')
    expect(typedOn(visit.screen)).toEqual(typed)
    await visit.open(GUIDED_PATHS.lpp)
    expect(await visit.press(words.save)).toBe(400)
    expectStep(visit, 'lpp', 'ocoo')
  })

  it('who cancels the sign-in, here or at a fund, is back on the path and can begin again', async () => {
    const visit = await beginVisit(language)
    await visit.open(GUIDED_PATHS.login)
    const told = () => visit.screen.document.querySelector('[data-error=refused]')
    visit.tick(words.terms)
    await visit.press(words.signIn, { within: visit.screen.main })
    await visit.press(words.cancelParty)
    expect([visit.path, visit.screen.url.search]).toEqual([GUIDED_PATHS.login, '?problem=refused'])
    expect(told()).not.toBeNull()
    await signInHere(visit, CLAIRE)
    expectStep(visit, 'avs', 'cooo')

    await visit.open(GUIDED_PATHS.lpp)
    tickParty(visit, CLAIRE.policies[0]?.fundId ?? '')
    await visit.press(words.save)
    await visit.press(words.signInAt, { within: visit.screen.main })
    await visit.press(words.cancelParty)
    expect([visit.path, visit.screen.url.search]).toEqual([GUIDED_PATHS.lpp, ''])
    expect(told()).not.toBeNull()
  })

  it('[203] the sign-in names the funds at which one can sign in, asked for without a session', async () => {
    const visit = await beginVisit(language)
    await visit.open(GUIDED_PATHS.login)
    const { body: funds } = await visit.call<{ nameFr: string; nameDe: string }[]>('/login/pension-funds')
    expect(funds.length).toBeGreaterThan(0)
    const { main, part } = visit.screen
    const items = part(main.getByRole('region', { name: guided.funds.title })).getAllByRole('listitem')
    expect(items.map(textOf)).toEqual(funds.map(({ nameFr, nameDe }) => plain(language === 'fr' ? nameFr : nameDe)))
  })

  it('[177] the language switch keeps the step', async () => {
    const other = language === 'fr' ? 'de' : 'fr'
    const visit = await beginVisit(language)
    const change = async (path: string) => {
      await visit.open(path)
      const { all, part } = visit.screen
      const banner = part(all.getByRole('banner'))
      const name = OTHER_LANGUAGE[language]
      // A link, or on a page with a form a button that sends along what is typed.
      if (banner.queryByRole('link', { name })) await visit.follow(name, banner)
      else await visit.press(name, { within: banner })
      expect(addressOf(visit.screen.url)).toBe(pathIn(other, path))
    }
    for (const path of ['/v2', '/v2/wizard', '/v2/wizard/login']) await change(path)
    const signedIn = await visitOf(CLAIRE, language)
    visit.bring(signedIn.session ?? '')
    for (const step of ['1p', '2p?then=check', '3p', 'check', 'synthesis']) await change(`/v2/wizard/${step}`)
  })
})
