/** A refused form of a dossier: its page is requested, and shows once what was typed and what is wrong. */
import { describe, expect, it } from 'vitest'
import { expectProblems, typedIn } from '../../support/visit/forms'
import { expectTitle, goOn } from '../../support/visit/journey'
import { personNamed } from '../../support/visit/people'
import { visitOf } from '../../support/visit/steps'
import { beginVisit, type Visit } from '../../support/visit/visit'
import { LANGUAGES, pathIn, TEXT, WORDS } from '../../support/visit/words'

const NADIA = personNamed('Nadia')
const WRONG = '31.02.2000'

/** The answer to the AVS form with a day that does not exist. */
const refused = (visit: Visit, day = WRONG) => visit.send('/avs', [['birthDate', day]])
const alerts = ({ screen }: Visit) => screen.all.queryAllByRole('alert')

describe.each(LANGUAGES)('%s', (language) => {
  const { avs } = TEXT[language]

  it('once: after that the page is as it is saved', async () => {
    const visit = await visitOf(NADIA, language)
    await visit.open('/avs')
    const known = typedIn(visit.screen, avs.birthDate)
    visit.type(avs.birthDate, WRONG)
    await goOn(visit, 400)
    expect(visit.status).toBe(200)
    expect(visit.screen.url.search).toMatch(/^\?again=[\w-]{22}$/)
    expectProblems(visit, { [avs.birthDate]: 'dayUnknown' })
    expect(alerts(visit)[0]?.hasAttribute('autofocus')).toBe(true)
    expect(typedIn(visit.screen, avs.birthDate)).toBe(WRONG)
    expect(visit.screen.html).not.toContain('again=')

    expect(await visit.reload()).toBe(200)
    expectTitle(visit, avs.title)
    expect(visit.screen.title.startsWith(WORDS[language].errorPrefix)).toBe(false)
    expect([alerts(visit), typedIn(visit.screen, avs.birthDate)]).toEqual([[], known])
  })

  it('in the language to which its form was switched', async () => {
    const other = language === 'fr' ? 'de' : 'fr'
    const visit = await visitOf(NADIA, language)
    const answer = await visit.ask(visit.origin + pathIn(other, '/avs'), {
      method: 'POST',
      body: new URLSearchParams({ formToken: visit.formToken, birthDate: WRONG, lang: other }),
    })
    const address = answer.headers.get('location') ?? ''
    expect([answer.status, address.split('?')[0]]).toEqual([303, pathIn(other, '/avs')])
    await visit.show(answer)
    expect(typedIn(visit.screen, TEXT[other].avs.birthDate)).toBe(WRONG)
    expect(alerts(visit)).toEqual([])
  })
})

it('on its own page, and nobody else’s', async () => {
  const visit = await visitOf(NADIA)
  const { headers } = await refused(visit)
  const address = headers.get('location') ?? ''
  const stranger = await visitOf(NADIA)
  for (const [one, path] of [
    [visit, address.replace('/avs', '/lpp')],
    [visit, address.replace('again=', 'again=x')],
    [stranger, address],
  ] as const) {
    expect(await one.open(path)).toBe(200)
    expect(alerts(one)).toEqual([])
  }
  await visit.open(address)
  expect(alerts(visit)).toHaveLength(1)
})

it('in each of four tabs that are sent at once; a fifth takes the place of the oldest', async () => {
  const visit = await visitOf(NADIA)
  const first = await refused(visit)
  const answers = await Promise.all(['1', '2', '3', '4'].map((day) => refused(visit, day)))
  for (const [index, answer] of answers.entries()) {
    const tab = visit.newTab()
    expect(await tab.show(answer)).toBe(400)
    expect(typedIn(tab.screen, TEXT.fr.avs.birthDate)).toBe(String(index + 1))
  }
  await visit.show(first)
  expect(alerts(visit)).toEqual([])
})

it('in answer to the form itself where there is no dossier, or where it is longer than 32 kB', async () => {
  const stranger = await beginVisit()
  await stranger.open('/own')
  const { own } = TEXT.fr
  expect(await stranger.press(own.button)).toBe(400)
  expect([stranger.status, stranger.screen.url.search]).toEqual([400, ''])

  const visit = await visitOf(NADIA)
  const extract = `${'nobody can read this line of an extract\n'.repeat(900)}`
  const answer = await visit.send('/avs/career', [
    ['way', 'extract'],
    ['extractDate', WRONG],
    ['extract', extract],
  ])
  expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
  await visit.show(answer)
  expect((visit.screen.document.querySelector('textarea') as HTMLTextAreaElement).value).toBe(extract)
})
