/** The share drawn as capital is the same here and on the page of the simulation. */
import { beforeEach, describe, expect, it } from 'vitest'
import { NO_CHANGE } from '~/dossier/shape/simulation'
import { day } from '~/pillars/day'
import { type DecideVisit, FUND, LAUSANNE, openDecide, PATH, paper } from '../../../tests/support/pages/decide-page'
import { servePage } from '../../../tests/support/product/serve-page'
import * as simulationRoute from '../simulation/route'
import * as route from './route'

let visit: DecideVisit
beforeEach(async () => {
  visit = await openDecide()
})

describe('the share in capital', () => {
  const LATER = { ...NO_CHANGE, retirementDate: day('2035-12-01') }
  const shareOn = async (module: Parameters<typeof servePage>[0], path: string) => {
    const html = await (await servePage(module, path, visit.client).get(path)).text()
    return /<input[^>]*name="lppCapitalShare"[^>]*>/.exec(html)?.[0].match(/value="([^"]*)"/)?.[1] ?? ''
  }
  const told = async () => [await shareOn(route, PATH), await shareOn(simulationRoute, '/simulation')]

  it.each<[string, () => Promise<unknown>, string]>([
    ['told here', () => visit.send(LAUSANNE), '50'],
    ['told as a change', () => visit.client.saveSimulation({ ...LATER, lppCapitalShare: 25 }), '25'],
    ['told here after that', () => visit.send({ ...LAUSANNE, lppCapitalShare: '1/4', share: '100' }), '100'],
    ['taken back here', () => visit.send({ ...LAUSANNE, lppCapitalShare: '' }), ''],
    [
      'erased with the change',
      async () => {
        await visit.send(LAUSANNE)
        await visit.client.saveSimulation(NO_CHANGE)
      },
      '',
    ],
  ])('is the same on both pages: %s', async (_, save, share) => {
    await visit.typeIn({ certificates: [FUND] })
    await save()
    expect(await told()).toEqual([share, share])
  })

  it('entered here, leaves the rest of the change; erased there, leaves the place', async () => {
    await visit.typeIn({ certificates: [FUND] })
    await visit.client.saveSimulation({ ...NO_CHANGE, need: 4_000 })
    await visit.send(LAUSANNE)
    expect((await visit.dossier()).simulation).toEqual({ ...NO_CHANGE, need: 4_000, lppCapitalShare: 50 })
    const { withChange } = await visit.client.getDigest({ lppCapitalShare: 50 })
    const { figures } = await visit.shown()
    expect(withChange?.lpp).toMatchObject({
      capital: figures['choice.capital'],
      monthly: figures['shares.50.monthly'],
    })
    await visit.client.saveSimulation(NO_CHANGE)
    expect(await visit.dossier()).toMatchObject({ simulation: null, place: { municipality: 'Lausanne' } })
    const after = await visit.shown()
    expect(Object.keys(after.figures).filter((name) => name.startsWith('choice.'))).toEqual([])
  })

  it.each([
    ['left as it was shown', '', '25'],
    ['told anew', '100', '100'],
  ])('chosen on another page since this one was opened: %s', async (_, lppCapitalShare, share) => {
    await visit.typeIn({ certificates: [FUND] })
    const { html } = await visit.shown()
    const shownShare = /name="shownShare" value="([^"]*)"/.exec(html)?.[1] ?? 'missing'
    await visit.client.saveSimulation({ ...LATER, lppCapitalShare: 25 })
    expect((await visit.send({ ...LAUSANNE, lppCapitalShare, shownShare })).status).toBe(303)
    expect(await told()).toEqual([share, share])
    expect((await visit.dossier()).place).toMatchObject({ municipality: 'Lausanne' })
  })

  it('that no fund pays any more is named with its reason, and the rest is computed', async () => {
    await visit.typeIn({ certificates: [FUND] })
    await visit.send(LAUSANNE)
    await visit.client.saveCertificate({ ...FUND, maxCapitalShare: 25 }, paper(1))
    const { text, figures } = await visit.shown()
    expect(text).toContain('Ce que vous avez choisi n’est plus possible')
    expect(figures).toHaveProperty('shares.25.capital')
    expect(figures).not.toHaveProperty('choice.capital')
  })
})
