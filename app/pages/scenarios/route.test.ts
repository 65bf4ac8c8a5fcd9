import { expect, it } from 'vitest'
import { NO_CHANGE } from '~/dossier/shape/simulation'
import { day } from '~/pillars/day'
import { fr } from '~/shell/catalogue.fr'
import { chf, column } from '../../../tests/support/pages/sample-synthesis'
import { failing, readable, servePage, signedIn } from '../../../tests/support/product/serve-page'
import * as scenarios from './route'

it.each([
  ['/scenarios', 'n’ont pas pu être enregistrées'],
  ['/de/scenarios', 'konnten nicht gespeichert werden'],
])('says that nothing is saved where a scenario cannot be looked at: %s', async (path, sentence) => {
  const listScenarios = failing(424, 'register silent')
  const answer = await servePage(scenarios, '/scenarios', { ...signedIn(), listScenarios }).post(path, [['show', '1']])
  expect(answer.status).toBe(400)
  expect(readable(await answer.text())).toContain(sentence)
})

it.each([
  [{ monthly: chf(4310), from: day('2035-06-01'), to: day('2037-02-28') }, "CHF 4'310"],
  [null, null],
])('tells what is paid before the amount for life: %o', async (first, row) => {
  const withoutChange = column({ first })
  const scenario = { id: 1, name: 'A', simulation: NO_CHANGE, column: withoutChange, problem: null }
  const listScenarios = async () => ({ withoutChange, scenarios: [scenario], unnamed: null, silent: [] })
  const answer = await servePage(scenarios, '/scenarios', { ...signedIn(), listScenarios }).get('/scenarios')
  const text = readable(await answer.text())
  if (row) expect(text).toContain(row)
  else expect(text).not.toContain('D’abord')
})

const scenario = { id: 1, name: 'A', simulation: NO_CHANGE, column: column(), problem: null }
const FUND = { id: 'a', name: 'Caisse A', nameFr: 'Caisse A', nameDe: 'Pensionskasse A' }
const silent = [{ party: 'pensionFund', id: 'a', name: 'Caisse A', reason: 'timeout', column: null }]
const pageWith = (scenarios_: object[]) =>
  servePage(scenarios, '/scenarios', {
    ...signedIn(),
    listScenarios: async () => ({ withoutChange: column(), scenarios: scenarios_, unnamed: null, silent }) as never,
    listPensionFunds: async () => [FUND] as never,
  })

it.each([
  ['/scenarios', 'Caisse A'],
  ['/de/scenarios', 'Pensionskasse A'],
])('names a fund that is silent in the language of the page: %s', async (path, name) => {
  const text = readable(await (await pageWith([scenario]).get(path)).text())
  expect(text).toContain(`${name} `)
  expect(text.includes('Caisse A')).toBe(name === 'Caisse A')
})

it('warns of no total where there is none', async () => {
  const text = readable(await (await pageWith([]).get('/scenarios')).text())
  expect(text).toContain(fr.scenarios.none)
  expect(text).not.toContain(fr.synthesis.totalWithout)
})
