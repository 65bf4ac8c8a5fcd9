/** A pension of the funds that is computed with two ends, beside an AVS that is known: the total has the same two everywhere. */
import { beforeEach, expect, it } from 'vitest'
import { NO_CHANGE } from '~/dossier/shape/simulation'
import type { LifeEstimate } from '~/estimate/answers/life/estimate-life'
import * as agesPage from '~/pages/ages/route'
import * as scenariosPage from '~/pages/scenarios/route'
import * as synthesisPage from '~/pages/synthesis/route'
import { lifeOfDossier } from '../../tests/support/lives/life-of-dossier'
import { type DecideVisit, FUND, openDecide } from '../../tests/support/pages/decide-page'
import { servePage } from '../../tests/support/product/serve-page'
import { TODAY } from '../../tests/support/product/start-api'

/** Savings and a contribution: the conversion rate is assumed. */
const FEW = { ...FUND, capital: null, pension: null, conversionRate: null, maxCapitalShare: null, ages: [] }

let visit: DecideVisit
beforeEach(async () => {
  visit = await openDecide()
  await visit.typeIn({ certificates: [FEW] })
})

async function called(): Promise<LifeEstimate> {
  const life = { ...lifeOfDossier(await visit.dossier(), TODAY, {}), ages: true }
  const headers = { 'content-type': 'application/json' }
  const response = await visit.api.send('/estimate', { method: 'POST', headers, body: JSON.stringify(life) })
  expect(response.status).toBe(200)
  return response.json()
}

async function shown(route: Parameters<typeof servePage>[0], path: string) {
  const html = await (await servePage(route, path.replace('/de', ''), visit.client).get(path)).text()
  const all = [...html.matchAll(/<data[^>]* value="([^"]*)" data-figure="([^"]*)"/g)]
  return { html, figures: Object.fromEntries(all.map(([, value, name]) => [name, Number(value)])) }
}

it('the call tells them beside the total, and in each row of ages', async () => {
  const { digest, ages } = await called()
  const { ends, monthlyTotal, ranges, lpp } = digest.withoutChange
  expect(ranges).toBeNull()
  expect(ends).toEqual({
    low: (monthlyTotal ?? 0) - (lpp?.monthly ?? 0) + (lpp?.low ?? 0),
    high: (monthlyTotal ?? 0) - (lpp?.monthly ?? 0) + (lpp?.high ?? 0),
  })
  expect(ends?.low).toBeLessThan(ends?.high ?? 0)
  for (const row of ages) expect([row.age, row.ends !== undefined]).toEqual([row.age, true])
})

it.each([
  ['', 'selon ce que la caisse ne dit pas'],
  ['/de', 'was die Kasse nicht sagt'],
])('%s/synthesis, /ages and /scenarios tell those of the call', async (of, words) => {
  const { digest, ages } = await called()
  const { low, high } = digest.withoutChange.ends ?? {}
  const synthesis = await shown(synthesisPage, `${of}/synthesis`)
  expect(synthesis.figures).toMatchObject({ 'total.monthly.low': low, 'total.monthly.high': high })
  expect(synthesis.figures['total.monthly']).toBe(digest.withoutChange.monthlyTotal)
  expect(synthesis.html).toContain(words)
  const { figures } = await shown(agesPage, `${of}/ages`)
  for (const { age, ends } of ages) {
    const name = `ages.${age.years}.monthly`
    expect([name, figures[`${name}.low`], figures[`${name}.high`]]).toEqual([name, ends?.low, ends?.high])
  }
  await visit.client.saveScenario({ name: 'A', simulation: { ...NO_CHANGE, law: 'without13th' } })
  const kept = await shown(scenariosPage, `${of}/scenarios`)
  expect(kept.figures).toMatchObject({ 'total.monthly.low': low, 'total.monthly.high': high })
})

it('what a certificate prints has none', async () => {
  await visit.client.saveCertificate({ ...FUND, maxCapitalShare: null }, { number: 1, confirmed: [] })
  expect((await called()).digest.withoutChange.ends).toBeUndefined()
  const { figures, html } = await shown(synthesisPage, '/synthesis')
  expect(figures['total.monthly.low']).toBeUndefined()
  expect(html).not.toContain('selon ce que la caisse ne dit pas')
})
