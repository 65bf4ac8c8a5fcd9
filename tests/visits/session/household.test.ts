/** Two spouses, each in a separate browser: one finds the marriage and the children that the other has saved. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { chf } from '~/language/format'
import type { PensionResult } from '~/pillars/avs/result'
import { type StartedProduct, startProduct } from '../../support/product/start-product'
import { figuresOn } from '../../support/visit/figures'
import { askNet, TOWNS, type Town } from '../../support/visit/net'
import { infoOf, type Person, personNamed } from '../../support/visit/people'
import { plain, type Screen, textOf } from '../../support/visit/screen'
import { enter } from '../../support/visit/steps'
import { beginVisit, type Visit } from '../../support/visit/visit'
import { fillGaps, LANGUAGES, type Language, TEXT, WORDS } from '../../support/visit/words'

const [CLAIRE, PHILIPPE, NADIA] = [personNamed('Claire'), personNamed('Philippe'), personNamed('Nadia')]
const INFO = '/acor/pension-calculator/info'

/** The same spouses appear in other visits of this worker. */
let product: StartedProduct
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.close())

/** What one saved must not be found by the other in the next test. */
const visits: Visit[] = []
afterEach(async () => {
  for (const visit of visits.splice(0)) if (visit.session) await visit.send('/data', [['confirm', '1']])
})

async function signedIn(person: Person, language: Language) {
  const visit = await beginVisit(language, product)
  visits.push(visit)
  await enter(visit, person)
  return visit
}

/** Wedding day and number of children, as they stand in the form. */
const REGISTERED = ['20.06.1998', '2']
const AS_CLAIRE_SAVES = ['20.06.1998', '3']

const typedAt = (screen: Screen, label: string) => (screen.field(label) as HTMLInputElement).value

async function formOf(visit: Visit) {
  await visit.open('/avs')
  const { relationshipStartDate, childCount } = TEXT[visit.language].avs
  return [relationshipStartDate, childCount].map((label) => typedAt(visit.screen, label))
}

const send = (visit: Visit) => visit.press(WORDS[visit.language].continue, { within: visit.screen.main })

/** A third child in the form that is shown; the form is saved. */
async function addChild(visit: Visit) {
  const text = TEXT[visit.language].avs
  expect(await visit.press(text.addChild)).toBe(200)
  visit.type(fillGaps(text.childBirthDate, { number: 3 }), '24.12.2006')
  expect(await send(visit)).toBe(303)
}

/** What tax leaves of both pensions is told, or why it is not. */
function expectNet({ screen, language }: Visit, isTold: boolean) {
  expect(screen.says(TEXT[language].net.refused.spouseNotShared)).toBe(!isTold)
  expect(Object.keys(figuresOn(screen, null)).some((name) => /^net\.|^tax\.income/.test(name))).toBe(isTold)
}

const householdOf = async (visit: Visit) => (await visit.call<object | null>('/acor/household')).body

describe.each(LANGUAGES)('in %s', (language) => {
  const { avs, synthesis, explained } = TEXT[language]
  const told = avs.fromPartner
  const { couple } = synthesis

  it('[011] what she saves he finds, checks and makes his own; nothing else of hers', async () => {
    const [she, he] = [await signedIn(CLAIRE, language), await signedIn(PHILIPPE, language)]
    expect(await formOf(he)).toEqual(REGISTERED)
    expect(he.screen.says(told)).toBe(false)

    expect(await formOf(she)).toEqual(REGISTERED)
    await addChild(she)
    expect(await formOf(he)).toEqual(AS_CLAIRE_SAVES)
    expect(he.screen.says(told)).toBe(true)
    expect(typedAt(he.screen, fillGaps(avs.childBirthDate, { number: 3 }))).toBe('24.12.2006')
    expect(typedAt(he.screen, avs.birthDate)).toBe('02.10.1969')

    expect(await send(he)).toBe(303)
    expect((await he.call(INFO)).body).toMatchObject({
      person: { navs: PHILIPPE.navs, relationshipStartDate: '1998-06-20' },
      childCount: 3,
    })
    expect(await formOf(he)).toEqual(AS_CLAIRE_SAVES)
    expect(he.screen.says(told)).toBe(false)
    expect(await householdOf(she)).toMatchObject({ enteredBy: 'partner' })
  })

  it('[011] it is gone when she logs out', async () => {
    const [she, he] = [await signedIn(CLAIRE, language), await signedIn(PHILIPPE, language)]
    await she.open('/avs')
    await addChild(she)
    expect(await formOf(he)).toEqual(AS_CLAIRE_SAVES)

    await she.press(WORDS[language].logout)
    expect(await formOf(he)).toEqual(REGISTERED)
    expect(he.screen.says(told)).toBe(false)
    expect(await householdOf(he)).toBeNull()
  })

  it('it is gone when she has her data deleted', async () => {
    const [she, he] = [await signedIn(CLAIRE, language), await signedIn(PHILIPPE, language)]
    await she.open('/avs')
    await addChild(she)
    expect(await householdOf(he)).toMatchObject({ enteredBy: 'partner' })

    await she.open('/data')
    expect(await she.press(WORDS[language].confirmDelete)).toBe(303)
    expect(await householdOf(he)).toBeNull()
    expect(await formOf(she)).toEqual(REGISTERED)
  })

  it('[010] when both have entered each other, each reads both pensions and the limit; else their own', async () => {
    const rowsOf = ({ screen }: Visit, name: string): string[] => {
      const table = screen.main.queryByRole('table', { name })
      return table ? [...table.querySelectorAll('tr')].map(textOf) : []
    }
    const enterWith = async (person: Person) => {
      const visit = await signedIn(person, language)
      expect((await visit.call(INFO, infoOf(person))).status).toBe(200)
      await visit.open('/synthesis')
      return visit
    }
    const she = await enterWith(CLAIRE)
    expect(she.screen.says(couple.one)).toBe(true)
    expect(rowsOf(she, synthesis.periods)).toEqual([])
    // Spouses are taxed together: what is left would tell his pension too.
    expect(await askNet(she, TOWNS[0] as Town, { spousePension: '0' })).toBe(303)
    expectNet(she, false)

    const he = await enterWith(PHILIPPE)
    await she.reload()
    expectNet(she, true)
    for (const visit of [she, he]) {
      expect(visit.screen.says(couple.counts)).toBe(true)
      expect(visit.screen.says(couple.one)).toBe(false)
      const rows = rowsOf(visit, synthesis.periods)
      const [alone = '', together = ''] = ['01.11.2034', '01.04.2036'].map((since) =>
        rows.find((row) => row.includes(since)),
      )
      expect(alone).toContain("CHF 2'520")
      expect(alone).toContain(plain(synthesis.periodNone))
      expect(alone).not.toContain(plain(synthesis.periodCapped))
      expect(together.match(/CHF 1'890/g)).toHaveLength(2)
      expect(together).toContain("CHF 3'780")
      expect(together).toContain(plain(synthesis.periodCapped))
    }

    await she.call('/synthesis/simulation', { retirementDate: '2034-04-01' })
    const path = '/acor/pension-calculator?retirementDate=2034-04-01'
    const { periods } = (await she.call<PensionResult>(path)).body
    await she.reload()
    const changed = rowsOf(she, synthesis.periodsWithChange)
    expect(changed).toHaveLength(1 + periods.length)
    expect(changed[2]).toContain(plain(chf(periods[1]?.total ?? 0)))

    await he.press(WORDS[language].logout)
    await she.reload()
    expect(she.screen.says(couple.one)).toBe(true)
    expect(rowsOf(she, synthesis.periods)).toEqual([])
    expectNet(she, false)
  })

  it('who has entered it differently is told so on the synthesis, and so is the other, until one has mended it', async () => {
    const { differs } = couple
    const [she, he] = [await signedIn(CLAIRE, language), await signedIn(PHILIPPE, language)]
    const third = { birthDate: '2006-12-24', alive: true, deathDate: null }
    const info = infoOf(PHILIPPE)
    expect((await she.call(INFO, infoOf(CLAIRE))).status).toBe(200)
    expect((await he.call(INFO, { ...info, children: [...info.children, third] })).status).toBe(200)
    for (const visit of [she, he]) {
      await visit.open('/synthesis')
      expect(visit.screen.says(differs.children)).toBe(true)
      expect(visit.screen.says(differs.relationshipStartDate)).toBe(false)
    }
    const [check] = he.screen.main.getAllByRole<HTMLAnchorElement>('link', { name: explained.check })
    await he.open(check?.href ?? '')
    expect(he.screen.says(differs.children)).toBe(true)
    expect((await he.call(INFO, info)).status).toBe(200)
    await he.open('/avs')
    expect(he.screen.says(differs.children)).toBe(false)
    expect(await send(he)).toBe(303)
    for (const visit of [she, he]) {
      await visit.open('/synthesis')
      expect(visit.screen.says(couple.counts)).toBe(true)
      expect(visit.screen.says(differs.text)).toBe(false)
    }
  })

  it('[161] a stranger who claims to be married to her is told nothing, and finds nothing', async () => {
    const [she, stranger] = [await signedIn(CLAIRE, language), await signedIn(NADIA, language)]
    await she.open('/avs')
    await addChild(she)
    const refusals: string[] = []
    for (const navs of [CLAIRE.navs, PHILIPPE.navs, '756.9217.0769.85']) {
      await stranger.open('/avs')
      stranger.type(avs.status, 'married')
      await send(stranger)
      stranger.type(avs.partnerNavs, navs)
      stranger.type(avs.partnerBirthDate, '01.02.1970')
      stranger.choose(avs.partnerGender, TEXT[language].words.gender.FEMALE)
      stranger.type(avs.relationshipStartDate, '01.02.2000')
      expect(await send(stranger)).toBe(400)
      const { innerHTML } = stranger.screen.document.querySelector('main') as HTMLElement
      refusals.push(innerHTML.replaceAll(navs, '(the number)'))
    }
    expect(plain(refusals[0] ?? '')).toContain(plain(TEXT[language].problems.notRegisteredPartner))
    expect(refusals[1]).toBe(refusals[0])
    expect(refusals[2]).toBe(refusals[0])
    expect(await householdOf(stranger)).toBeNull()
  })
})
