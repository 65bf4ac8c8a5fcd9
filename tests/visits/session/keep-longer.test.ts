/** The data are kept for another 60 minutes on the visitor's request, eleven times. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type StartedProduct, startProduct } from '../../support/product/start-product'
import { fieldsToType } from '../../support/visit/fields-to-type'
import { typedOn } from '../../support/visit/forms'
import { type Person, personNamed } from '../../support/visit/people'
import { plain, type Screen, textOf } from '../../support/visit/screen'
import { answerAll, enter } from '../../support/visit/steps'
import { beginVisit, type Visit } from '../../support/visit/visit'
import { LANGUAGES, type Language, pathIn, TEXT, WORDS } from '../../support/visit/words'

const NADIA = personNamed('Nadia')
/** With two 3a accounts. */
const PHILIPPE = personNamed('Philippe')
const HOUR = 60 * 60_000
/** A day, at half past one in Switzerland. */
const BEGUN = Date.parse('2026-11-21T12:32:00Z')

/** Its time passes as nowhere else in this worker. */
let product: StartedProduct
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: BEGUN })
  product = await startProduct()
})
afterAll(async () => {
  vi.useRealTimers()
  await product.close()
})

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

async function signedIn(language: Language, person: Person = NADIA) {
  const visit = await beginVisit(language, product)
  await enter(visit, person)
  return visit
}

/** When the data will be deleted, in milliseconds since 1970. */
const endOf = async (visit: Visit) => (await visit.call<{ ttl: number }>('/me')).body.ttl

const timeOf = (moment: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich', hour: '2-digit', minute: '2-digit' }).format(moment)

const keepButton = ({ language }: Visit) => TEXT[language].frame.keeping.button

/** A quarter of an hour after the last end was set: two presses within a second count as one. @returns the new end */
async function keep(visit: Visit, status: number): Promise<number> {
  pass(HOUR / 4)
  // That of the menu, which every page has: `/data` has a separate one too.
  const menu = visit.screen.part(visit.screen.all.getByRole('banner'))
  expect(await visit.press(keepButton(visit), { within: menu })).toBe(status)
  const end = await endOf(visit)
  expect(end).toBe(Date.now() + HOUR)
  return end
}

/** What is said of it stands before everything else, with the hour of the end, and so does the bar. */
function expectKept({ screen, language }: Visit, end: number) {
  const [told, ...more] = screen.main.getAllByRole('status').map(textOf)
  expect(more).toEqual([])
  expect(told).toContain(TEXT[language].frame.keeping.done)
  expect(told).toContain(timeOf(end))
  expect(screen.document.querySelector('main')?.firstElementChild?.getAttribute('role')).toBe('status')
  expect(textOf(screen.document.querySelector('#deleted-at'))).toContain(timeOf(end))
}

/** The session's own aside. */
const fieldsOn = (screen: Screen) => typedOn(screen).filter(([name]) => name !== 'formToken')
const solde = (form: Element | null) => form?.querySelector('input[name$=solde]') as HTMLInputElement

describe.each(LANGUAGES)('in %s', (language) => {
  const { frame, pillar3a, lpp, scenarios, data } = TEXT[language]
  const { keeping } = frame

  it('the button keeps the data, and leads back to the page, which says until when', async () => {
    const visit = await signedIn(language)
    const token = visit.session
    await visit.open('/law?a=1&b=%26')
    const end = await keep(visit, 303)
    const { pathname, search, hash } = visit.screen.url
    expect(pathname + search + hash).toBe(`${pathIn(language, '/law')}?a=1&b=%26&kept=yes#kept`)
    expect(visit.session).toBe(token)
    expectKept(visit, end)
    expect(Object.keys((await visit.call<object>('/me')).body).toSorted()).toEqual(['fund_ids', 'login', 'ttl'])
  })

  it.each(fieldsToType(language))(
    'what is typed on %s is there afterwards, and nothing of it is saved',
    async (path, label) => {
      const visit = await signedIn(language)
      await visit.call('/openpv/user/entities', { ids: ['banque-du-mont'] })
      await visit.open(path)
      visit.type(label, '31.13.')
      const typed = fieldsOn(visit.screen)
      const end = await keep(visit, 200)
      expectKept(visit, end)
      expect(fieldsOn(visit.screen)).toEqual(typed)
      expect(visit.screen.field(label)).toHaveProperty('value', '31.13.')
      expect((await visit.call('/acor/pension-calculator/info')).body).toBeNull()
    },
  )

  it('what is chosen is there afterwards, and nothing of it is saved', async () => {
    const visit = await signedIn(language)
    await visit.open('/lpp')
    const box = () => visit.screen.document.querySelector('input[name=ids]') as HTMLInputElement
    box().checked = true
    expectKept(visit, await keep(visit, 200))
    expect(box().checked).toBe(true)
    expect((await visit.call<string[]>('/openpk/user/pension-funds')).body).toEqual([])
  })

  it('of two 3a accounts what is typed is there afterwards, or the page says what to save first', async () => {
    const visit = await signedIn(language, PHILIPPE)
    await answerAll(visit, PHILIPPE)
    await visit.open('/3a')
    const { document, main, part } = visit.screen
    const sole = document.querySelector('#page-form') as HTMLFormElement
    const further = main.getByRole<HTMLButtonElement>('button', { name: pillar3a.saveAccount }).form as HTMLFormElement
    const choice = document.querySelector('input[name=ids]')?.closest('form') as HTMLFormElement
    for (const form of [further, choice]) part(form).getByText(plain(pillar3a.saveFirst))
    expect(part(sole).queryByText(plain(pillar3a.saveFirst))).toBeNull()
    for (const form of [further, sole]) solde(form).value = '31.13.'
    expectKept(visit, await keep(visit, 200))
    expect(solde(visit.screen.document.querySelector('#page-form')).value).toBe('31.13.')
  })

  it('the name of a scenario is there afterwards', async () => {
    const visit = await signedIn(language)
    await answerAll(visit, NADIA)
    await visit.call('/synthesis/simulation', { lppCapitalShare: 25 })
    await visit.open('/scenarios')
    visit.type(scenarios.name, 'Un quart')
    const typed = fieldsOn(visit.screen)
    expectKept(visit, await keep(visit, 200))
    expect(fieldsOn(visit.screen)).toEqual(typed)
    expect(visit.screen.field(scenarios.name)).toHaveProperty('value', 'Un quart')
  })

  it('what is typed in another tab meanwhile is saved', async () => {
    const visit = await signedIn(language)
    await visit.open('/lpp')
    const fundId = NADIA.policies[0]?.fundId as string
    const box = visit.screen.document.querySelector(`input[name=ids][value="${fundId}"]`) as HTMLInputElement
    box.checked = true
    const otherTab = visit.newTab()
    await otherTab.open('/law')
    await keep(otherTab, 303)
    expect(await visit.press(lpp.save)).toBe(303)
    expect((await visit.call<string[]>('/openpk/user/pension-funds')).body).toEqual([fundId])
  })

  it('after eleven times the button is gone, and the page says why; deleting the data changes nothing', async () => {
    const visit = await signedIn(language)
    await visit.open('/law')
    const leftOpen = visit.newTab()
    await leftOpen.open('/about')
    for (let time = 1; time <= 11; time++) {
      if (time === 7) {
        await visit.open('/data')
        await visit.press(WORDS[language].confirmDelete)
        expect(visit.screen.says(data.doneTitle)).toBe(true)
        await leftOpen.reload()
      }
      expect(visit.screen.says(keeping.noMore)).toBe(false)
      await keep(visit, 303)
      // Within the same second it is the same press.
      if (time === 1) expect((await visit.send('/data', [['keep', '1']])).headers.get('location')).toContain('kept=yes')
    }
    expect(visit.screen.all.queryByRole('button', { name: keeping.button })).toBeNull()
    expect(visit.screen.says(keeping.noMore)).toBe(true)

    // Once too often, from a page that was left open.
    const end = await endOf(visit)
    pass(2000)
    expect((await visit.send('/data', [['keep', '1']])).headers.get('location')).toContain('kept=no')
    await leftOpen.press(keeping.button)
    const { pathname, search, hash } = leftOpen.screen.url
    expect(pathname + search + hash).toBe(`${pathIn(language, '/about')}?kept=no#kept`)
    const told = textOf(leftOpen.screen.main.getByRole('status'))
    for (const sentence of [keeping.refused, keeping.noMore]) expect(told).toContain(plain(sentence))
    expect(await endOf(visit)).toBe(end)
  })

  it('nobody else’s address is believed, and nobody is led to another site', async () => {
    const visit = await signedIn(language)
    await visit.open('/avs?kept=no')
    expect(visit.screen.main.queryByRole('status')).toBeNull()
    for (const from of ['//evil.example/', '/\\evil.example', 'https://evil.example/']) {
      const answer = await visit.send('/data', [
        ['keep', '1'],
        ['from', from],
      ])
      const home = `${pathIn(language, '/data')}?kept=yes#kept`
      expect([answer.status, answer.headers.get('location')]).toEqual([303, home])
    }
  })
})
