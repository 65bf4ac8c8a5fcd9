/** What is assumed of the second and third pillar is taken home, as the call tells it and in the words of the page. */
import { beforeEach, expect, it } from 'vitest'
import { NO_CHANGE } from '~/dossier/shape/simulation'
import { day } from '~/pillars/day'
import { textIn } from '~/shell/texts'
import { lifeOfDossier } from '../../../tests/support/lives/life-of-dossier'
import { account, type DecideVisit, FUND, openDecide } from '../../../tests/support/pages/decide-page'
import { linesIn, readPdf } from '../../../tests/support/pages/read-pdf'
import { servePage } from '../../../tests/support/product/serve-page'
import { TODAY } from '../../../tests/support/product/start-api'
import * as takeaway from './route'

let visit: DecideVisit
beforeEach(async () => {
  visit = await openDecide()
  await visit.typeIn({
    certificates: [FUND, { ...FUND, date: day('2026-06-01') }],
    statements: [account('Banque', 40_000, '2036-05-31')],
  })
})

const file = (path: string) => servePage(takeaway, path.replace(/^\/de/, ''), visit.client).get(path)

async function called() {
  const body = JSON.stringify(lifeOfDossier(await visit.dossier(), TODAY, {}))
  const headers = { 'content-type': 'application/json' }
  const response = await visit.api.send('/estimate', { method: 'POST', headers, body })
  expect(response.status).toBe(200)
  return (await response.json()).assumptions
}

it('the JSON has the keys of the call', async () => {
  const { lpp, pillar3a } = await called()
  expect(lpp).toContain('newerCertificateCounts')
  expect(pillar3a).toEqual(['worksUntilPayOut'])
  expect((await (await file('/data/synthesis.json')).json()).figures.assumptions).toEqual({ lpp, pillar3a })
})

it('those of a change stand there too', async () => {
  await visit.client.saveSimulation({ ...NO_CHANGE, retirementDate: day('2034-06-01') })
  const { lpp } = (await (await file('/data/synthesis.json')).json()).figures.assumptions
  expect(lpp.length).toBeGreaterThan((await called()).lpp.length)
})

it.each([
  ['/data/synthesis.pdf', 'fr'],
  ['/de/data/synthesis.pdf', 'de'],
] as const)('%s says them', async (path, language) => {
  const { lpp, pillar3a } = await called()
  const t = textIn(language)
  const lines = linesIn(readPdf(new Uint8Array(await (await file(path)).arrayBuffer())).document)
    .join(' ')
    .replaceAll('\u00a0', ' ')
  const sentences = [
    ...lpp.map((key: 'newerCertificateCounts') => t(`explainedLpp.assumption.${key}`)),
    ...pillar3a.map((key: 'worksUntilPayOut') => t(`explained3a.assumption.${key}`)),
  ]
  for (const sentence of sentences) expect(lines).toContain(sentence.replaceAll('\u00a0', ' '))
})
