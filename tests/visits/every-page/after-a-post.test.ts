/** What a page says after a form was sent, in both languages. A browser checks focus, reloading and going back. */
import { describe, expect, it } from 'vitest'
import { personNamed } from '../../support/visit/people'
import { plain, textOf } from '../../support/visit/screen'
import { filledVisitOf } from '../../support/visit/steps'
import { mainOf } from '../../support/visit/told'
import type { Visit } from '../../support/visit/visit'
import { LANGUAGES, literally, TEXT, WORDS } from '../../support/visit/words'

const within = ({ screen }: Visit) => ({ within: screen.main })

/** What the page says about what was just done; the focus goes there. */
function expectTold(visit: Visit, sentence: string) {
  const told = [...mainOf(visit.screen).querySelectorAll('[role=status]')].filter((one) =>
    textOf(one).includes(plain(sentence)),
  )
  expect(
    told.map((one) => one.getAttribute('tabindex')),
    sentence,
  ).toEqual(['-1'])
  return told[0] as Element
}

describe.each(LANGUAGES)('%s', (language) => {
  const { lpp, pillar3a, simulation, scenarios, frame, data, done } = TEXT[language]
  const words = WORDS[language]

  it('it says what was saved', async () => {
    const visit = await filledVisitOf(personNamed('Claire'), language)
    for (const { path, button, typed: [field, value = ''] = [], status } of [
      { path: '/avs', button: words.continue, status: done.answer },
      { path: '/lpp', button: lpp.save, status: done.funds },
      { path: '/3a', button: pillar3a.save, status: done.accounts },
      { path: '/3a', button: words.continue, status: done.answer },
      { path: '/simulation', button: simulation.launch, typed: [simulation.desiredRate, '80'], status: done.change },
      { path: '/scenarios', button: scenarios.keep, typed: [scenarios.name, '80 %'], status: done.scenarioKept },
      { path: '/simulation', button: simulation.remove, status: done.noChange },
      { path: '/terms', button: frame.keeping.button, status: frame.keeping.done },
      { path: '/v2/wizard/1p', button: words.continue, status: done.answer },
      { path: '/lpp', button: lpp.none, status: done.answer },
      { path: '/3a', button: pillar3a.none, status: done.answer },
      { path: '/data', button: words.confirmDelete, status: data.doneTitle },
    ]) {
      await visit.open(path)
      if (field) visit.type(field, value)
      expect(await visit.press(button, path === '/terms' ? {} : within(visit)), path).toBe(303)
      expectTold(visit, status)
      await visit.reload()
      expect([visit.status, visit.screen.all.queryAllByRole('alert')], path).toEqual([200, []])
    }
  })

  it('what is taken away or cleared is said at the part concerned, all at once only after a question', async () => {
    const visit = await filledVisitOf(personNamed('Philippe'), language)
    /** Reading on from there, the next heading is that of the part. */
    const expectToldAt = (sentence: string, heading: string) => {
      const told = expectTold(visit, sentence)
      const next = [...mainOf(visit.screen).querySelectorAll('h2')].find(
        (one) => told.compareDocumentPosition(one) & 4 && !told.contains(one),
      )
      expect(next?.textContent).toBe(heading)
    }
    const removeFirst = async () => {
      const button = visit.screen.document.querySelector('button[value^="remove:"]') as HTMLButtonElement
      const form = visit.screen.part(button.parentElement as Element)
      expect(await visit.press(new RegExp(literally(button.textContent ?? '').source), { within: form })).toBe(303)
    }
    const asks = async (button: string, question: string, no: string) => {
      const before = (await visit.call('/steps')).body
      expect(await visit.press(button, within(visit))).toBe(200)
      const group = visit.screen.main.getByRole('group', { name: question })
      const answer = visit.screen.part(group).getByText(no)
      const link = answer.closest('a')
      if (link) await visit.open(link.href)
      else await visit.press(no, { within: visit.screen.part(group) })
      expect(visit.screen.main.queryAllByRole('group', { name: question })).toEqual([])
      expect((await visit.call('/steps')).body).toEqual(before)
      expect(await visit.press(button, within(visit))).toBe(200)
    }

    await visit.open('/3a')
    await removeFirst()
    expectToldAt(done.accountRemoved, pillar3a.chosenTitle)

    await visit.open('/3a')
    visit.type(pillar3a.rate, 'viel')
    await asks(pillar3a.resetInfo, pillar3a.resetInfoAsk, pillar3a.resetInfoNo)
    expect((visit.screen.field(pillar3a.rate) as HTMLInputElement).value).toBe('viel')
    expect(await visit.press(pillar3a.resetInfoYes, within(visit))).toBe(303)
    expectToldAt(done.accountCleared, pillar3a.infoTitle)

    await asks(pillar3a.reset, pillar3a.resetAsk, pillar3a.resetNo)
    expect(await visit.press(pillar3a.resetYes, within(visit))).toBe(303)
    expectTold(visit, done.accountsRemoved)

    await visit.call('/openpk/user/pension-funds', { ids: personNamed('Claire').policies.map(({ fundId }) => fundId) })
    await visit.open('/lpp')
    await removeFirst()
    expectToldAt(done.fundRemoved, lpp.chosenTitle)
    await asks(lpp.reset, lpp.resetAsk, lpp.resetNo)
    expect(await visit.press(lpp.resetYes, within(visit))).toBe(303)
    expectTold(visit, done.fundsRemoved)
  })
})
