/** The same page open in two tabs of a browser, and one left open over a new sign-in in another. */
import { describe, expect, it } from 'vitest'
import { typedIn, typedOn } from '../../support/visit/forms'
import { personNamed } from '../../support/visit/people'
import { plain, type Screen, textOf } from '../../support/visit/screen'
import { visitOf } from '../../support/visit/steps'
import { beginVisit, type Visit } from '../../support/visit/visit'
import { LANGUAGES, type Language, TEXT, WORDS } from '../../support/visit/words'

const [CLAIRE, NADIA] = [personNamed('Claire'), personNamed('Nadia')]
const [ARC, RHONE] = CLAIRE.policies.map(({ fundId }) => fundId) as [string, string]

const boxes = ({ document }: Screen) => [...document.querySelectorAll<HTMLInputElement>('input[name=ids]')]
const chosenOn = (screen: Screen) => boxes(screen).flatMap(({ checked, value }) => (checked ? [value] : []))

async function chooseFund(visit: Visit, id: string) {
  await visit.open('/lpp')
  for (const box of boxes(visit.screen)) box.checked = box.value === id
}

const selected = async (visit: Visit) => (await visit.call<string[]>('/openpk/user/pension-funds')).body

/** The token and the revision are those of the session now. */
const withoutSession = (screen: Screen) =>
  typedOn(screen).filter(([name]) => name !== 'formToken' && name !== 'revision')

/** The page says so before its title, in words, and moves the focus there where there is no script. */
function expectTold({ screen, language }: Visit, sentences: string[]) {
  expect(screen.title.startsWith(TEXT[language].frame.errorPrefix)).toBe(true)
  const alert = screen.all.getByRole('alert')
  for (const sentence of sentences) expect(textOf(alert)).toContain(plain(sentence))
  expect(alert.hasAttribute('autofocus')).toBe(true)
}

describe.each(LANGUAGES)('in %s', (language: Language) => {
  const { lpp, avs, frame, quick } = TEXT[language]
  const words = WORDS[language]

  it('what was typed from memory before another tab began a dossier comes back, and is saved once it is pressed again', async () => {
    const first = await beginVisit(language)
    const second = first.newTab()
    for (const [tab, salary] of [
      [first, "85'000"],
      [second, "40'000"],
    ] as const) {
      await tab.open('/own/quick')
      tab.type(avs.birthDate, '21.05.1981')
      tab.choose(avs.gender, TEXT[language].words.gender.FEMALE)
      tab.type(avs.status, 'bachelor')
      tab.type(quick.salary, salary)
      tab.choose(quick.work, quick.works.employed)
      tab.tick(words.terms)
    }
    expect(await first.press(quick.button)).toBe(303)
    expect(await second.press(quick.button)).toBe(409)
    expectTold(second, [frame.sessionChanged.title])
    expect(typedIn(second.screen, quick.salary)).toBe("40'000")
    expect(await second.press(quick.button)).toBe(303)
  })

  it('what one person typed is not saved for another, who sees it and may save it', async () => {
    const funds = await visitOf(CLAIRE, language)
    const form = funds.newTab()
    await form.open('/avs')
    form.type(avs.birthDate, '31.13.')
    const typed = withoutSession(form.screen)
    await chooseFund(funds, ARC)

    // Another tab signs in: from now on this browser holds the other person's session.
    const { session } = await visitOf(NADIA, language)
    funds.bring(session as string)

    for (const [tab, button] of [
      [funds, lpp.save],
      [form, words.continue],
    ] as const) {
      expect(await tab.press(button, { within: tab.screen.main })).toBe(409)
      expectTold(tab, [frame.sessionChanged.title, frame.sessionChanged.typed])
      expect(tab.screen.says(`${NADIA.firstName} ${NADIA.lastName}`)).toBe(true)
    }
    expect(withoutSession(form.screen)).toEqual(typed)
    expect(chosenOn(funds.screen)).toEqual([ARC])
    expect(await selected(funds)).toEqual([])
    expect((await funds.call('/acor/pension-calculator/info')).body).toBeNull()

    expect(await funds.press(lpp.save)).toBe(303)
    expect(await selected(funds)).toEqual([ARC])
    expect(await form.press(words.continue, { within: form.screen.main })).toBe(400)
  })

  it('someone who saves later than another tab is told, keeps what was chosen, and may save it', async () => {
    const first = await visitOf(CLAIRE, language)
    const other = first.newTab()
    await chooseFund(first, ARC)
    await chooseFund(other, RHONE)
    expect(await other.press(lpp.save)).toBe(303)

    expect(await first.press(lpp.save)).toBe(409)
    expectTold(first, [frame.meanwhile.typed])
    expect(chosenOn(first.screen)).toEqual([ARC])
    expect(await selected(first)).toEqual([RHONE])

    expect(await first.press(lpp.save)).toBe(303)
    expect(await selected(first)).toEqual([ARC])
  })
})
