/** Everything that was entered can be deleted, at once. */
import { describe, expect, it } from 'vitest'
import { figure } from '../../support/visit/figures'
import { personNamed } from '../../support/visit/people'
import { answerAll, filledVisitOf } from '../../support/visit/steps'
import { beginVisit, type Visit } from '../../support/visit/visit'
import { LANGUAGES, TEXT, WORDS } from '../../support/visit/words'

const CLAIRE = personNamed('Claire')
const KEPT = ['/acor/pension-calculator/info', '/openpk/user/pension-funds', '/openpv/user/entities', '/open3k/info']

/** Nothing was ever entered there, or nothing is left of it. */
async function isEmpty(visit: Visit, path: string) {
  const { status, body } = await visit.call<unknown[] | object | null>(path)
  expect(status).toBe(200)
  return body === null || (Array.isArray(body) && body.length === 0)
}

describe.each(LANGUAGES)('in %s', (language) => {
  const text = TEXT[language].data
  const words = WORDS[language]

  it('[129] my data are deleted when I say so twice, and I stay signed in', async () => {
    const visit = await filledVisitOf(CLAIRE, language)
    const before = visit.session as string
    await visit.open('/synthesis')
    await visit.follow(words.deleteData)
    expect(visit.screen.says(text.intro)).toBe(true)
    for (const path of KEPT) expect(await isEmpty(visit, path), path).toBe(false)

    expect(await visit.press(words.confirmDelete)).toBe(303)
    expect(visit.screen.says(text.doneTitle)).toBe(true)
    for (const path of KEPT) expect(await isEmpty(visit, path), path).toBe(true)
    const asks = { register: true, funds: true, entities: true }
    const steps = { avs: false, lpp: false, pillar3a: false, termsAccepted: true, unread: [], own: null, asks }
    expect((await visit.call('/steps')).body).toEqual(steps)
    expect((await visit.call('/me')).body).toMatchObject({ login: { name: 'Claire Dubois' }, fund_ids: [] })
    await visit.open('/synthesis')
    expect(figure(visit.screen, 'avs.monthly')).toBeNull()

    expect(visit.session).not.toBe(before)
    const asBefore = await beginVisit(language)
    asBefore.bring(before)
    expect((await asBefore.call('/me')).status).toBe(401)
  })

  it('keeping longer is a button there, and no description of one', async () => {
    const visit = await filledVisitOf(CLAIRE, language)
    await visit.open('/data')
    const { keeping } = TEXT[language].frame
    const place = visit.screen.part(visit.screen.all.getByRole('region', { name: text.keep.title }))
    expect(await visit.press(keeping.button, { within: place })).toBe(303)
    expect(visit.path).toBe('/data')
    expect(visit.screen.says(keeping.done)).toBe(true)
  })

  it('who thinks better of it keeps everything', async () => {
    const visit = await filledVisitOf(CLAIRE, language)
    await visit.open('/data')
    await visit.follow(text.back)
    expect(visit.path).toBe('/synthesis')
    expect(figure(visit.screen, 'avs.monthly')).not.toBeNull()
  })

  it('who begins again finds the form as the register fills it in', async () => {
    const visit = await filledVisitOf(CLAIRE, language)
    await visit.open('/data')
    await visit.press(words.confirmDelete)
    await visit.follow(text.again)
    expect(visit.path).toBe('/avs')
    expect(visit.screen.says(TEXT[language].avs.prefilled)).toBe(true)
    await answerAll(visit, CLAIRE)
    expect((await visit.call('/steps')).body).toMatchObject({ avs: true, lpp: true, pillar3a: true })
  })
})
