import { expect, it } from 'vitest'
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
