/** The rows of the children: each change of their number is a form sent and shown again. */
import { describe, expect, it } from 'vitest'
import { expectProblems } from '../../support/visit/forms'
import { goOn } from '../../support/visit/journey'
import { personNamed } from '../../support/visit/people'
import { visitOf } from '../../support/visit/steps'
import type { Visit } from '../../support/visit/visit'
import { fillGaps, LANGUAGES, type Language, TEXT } from '../../support/visit/words'

const INFO = '/acor/pension-calculator/info'

/** The labels of a child's row. */
function row(language: Language, number: number) {
  const { childBirthDate, childAlive, childDeathDate, removeChild } = TEXT[language].avs
  const of = (sentence: string) => fillGaps(sentence, { number })
  return {
    birthDate: of(childBirthDate),
    alive: of(childAlive),
    deathDate: of(childDeathDate),
    remove: of(removeChild),
  }
}

const rowsOn = ({ screen }: Visit) => [
  ...screen.document.querySelectorAll('main input[name$=".birthDate"][name^=children]'),
]

describe.each(LANGUAGES)('%s', (language) => {
  const text = TEXT[language].avs

  async function openForm(): Promise<Visit> {
    const visit = await visitOf(personNamed('Nadia'), language)
    await visit.open('/avs')
    return visit
  }

  it('[077] whoever has none needs no row', async () => {
    const visit = await openForm()
    await visit.press(row(language, 1).remove)
    expect(rowsOn(visit)).toEqual([])
    visit.choose(text.hasChildren, TEXT[language].words.no)
    await goOn(visit)
    expect((await visit.call(INFO)).body).toMatchObject({ hasChildren: false, childCount: 0, children: [] })
  })

  it('[077] [078] as many rows as children, and each is asked for its days', async () => {
    const visit = await openForm()
    visit.type(text.childCount, '3')
    await goOn(visit, 200)
    expect(rowsOn(visit)).toHaveLength(3)
    const [second, third] = [row(language, 2), row(language, 3)]
    expect(visit.screen.all.queryAllByRole('alert')).toEqual([])
    expect(visit.screen.document.querySelectorAll('[aria-invalid=true]')).toHaveLength(0)
    expect(visit.screen.field(second.birthDate).hasAttribute('autofocus')).toBe(true)
    await goOn(visit, 400)
    expectProblems(visit, { [second.birthDate]: 'required', [third.birthDate]: 'required' })

    visit.type(second.birthDate, '5.6.2011')
    visit.tick(second.alive, false)
    visit.type(third.birthDate, '2014-07-08')
    await goOn(visit, 400)
    expectProblems(visit, { [second.deathDate]: 'required' })

    visit.type(second.deathDate, '09.10.2012')
    await goOn(visit)
    expect((await visit.call(INFO)).body).toMatchObject({
      hasChildren: true,
      childCount: 3,
      children: [
        { birthDate: '2009-03-21', alive: true, deathDate: null },
        { birthDate: '2011-06-05', alive: false, deathDate: '2012-10-09' },
        { birthDate: '2014-07-08', alive: true, deathDate: null },
      ],
    })
    await visit.open('/avs')
    expect(visit.screen.field(second.alive)).toHaveProperty('checked', false)
    expect(visit.screen.field(second.deathDate)).toHaveProperty('value', '09.10.2012')
    expect(visit.screen.field(third.alive)).toHaveProperty('checked', true)
  })
})
