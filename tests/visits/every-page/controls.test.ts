/** What the controls say and contain before any script. A browser checks keyboard, dialogs and filtering. */
import { describe, expect, it } from 'vitest'
import { personNamed } from '../../support/visit/people'
import { textOf } from '../../support/visit/screen'
import { readingVisitOf, visitOf } from '../../support/visit/steps'
import { expectToSay, isFolded } from '../../support/visit/told'
import { LANGUAGES, TEXT } from '../../support/visit/words'

describe.each(LANGUAGES)('%s', (language) => {
  const { avs, lpp, pillar3a } = TEXT[language]

  it.each([
    ['[082]', '/avs', avs.navsHelp, [avs.navsHelpText]],
    ['[096]', '/3a', pillar3a.bankHelp, [pillar3a.bankHelpText]],
    ['[097]', '/3a', pillar3a.soldeHelp, [pillar3a.soldeHelpText]],
    ['[098]', '/3a', pillar3a.amountHelp, ["7'056", "35'280", '20', '2023']],
  ])('%s [134] on %s ‘%s’ stands in place, folded', async (_, path, name, said) => {
    const visit = await readingVisitOf(personNamed('Claire'), language)
    await visit.open(path)
    const helps = [...visit.screen.document.querySelectorAll('details.help')]
    const help = helps.find((one) => one.querySelector('summary')?.textContent === name)
    const text = help?.querySelector('.help-text') ?? null
    expectToSay(text, ...said)
    expect(isFolded(text as Element)).toBe(true)
    // Reached without opening what is known; the list of banks is folded once one is chosen.
    expect(isFolded(help?.querySelector('summary') as Element)).toBe(name === pillar3a.bankHelp)
  })

  it.each([
    ['/lpp', lpp.ids],
    ['/3a', pillar3a.ids],
  ])('[133] the list of %s is there whole, without a field that would do nothing', async (path, name) => {
    const visit = await visitOf(personNamed('Nadia'), language)
    await visit.open(path)
    expect(visit.screen.all.queryAllByRole('searchbox')).toEqual([])
    const list = visit.screen.part(visit.screen.main.getByRole('group', { name }))
    const boxes = list.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.length).toBeGreaterThan(5)
    expect(boxes.filter((box) => box.checked || box.hidden)).toEqual([])
    for (const box of boxes) expect(textOf(box.labels?.[0] ?? null)).not.toBe('')
  })
})
