import { expect, it } from 'vitest'
import { NO_CHANGE } from '~/dossier/simulation'
import { day } from '~/pillars/day'
import { column } from '../../tests/support/sample-synthesis'
import { failing, readable, servePage, signedIn } from '../../tests/support/serve-page'
import * as scenarios from './scenarios'

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
  ['2037-02-28', 'La rente AVS change après le 28.02.2037'],
  [null, null],
])('tells after which day a first pension from the AVS changes: %s', async (to, row) => {
  const avs = column().avs
  const withoutChange = column({ avs: avs && { ...avs, to: to === null ? null : day(to) } })
  const scenario = { id: 1, name: 'A', simulation: NO_CHANGE, column: withoutChange, problem: null }
  const listScenarios = async () => ({ withoutChange, scenarios: [scenario], unnamed: null, silent: [] })
  const answer = await servePage(scenarios, '/scenarios', { ...signedIn(), listScenarios }).get('/scenarios')
  const text = readable(await answer.text())
  if (row) expect(text).toContain(row)
  else expect(text).not.toContain('La rente AVS change')
})
