/** The longest extract: half a second of a core to read, show and save again, and a dossier that the vault takes. */
import { expect, it } from 'vitest'
import { emptyDossier } from '~/dossier/shape/shape'
import { createEstimate } from '~/estimate/estimate'
import { day } from '~/pillars/day'
import { visitorUseCases } from '~/shell/visitor-use-cases'
import { BACHELOR, startApi } from '../../../tests/support/product/start-api'

/** As `npm run bench` counts: what this process worked, whatever else the machine does. */
const HALF_A_SECOND = 500_000

it('reads, checks and corrects 500 lines in half a second of a core', async () => {
  const api = await startApi()
  const { token } = await api.vault.create(emptyDossier(null, '', '', { version: '2' }))
  const request = () => createEstimate(visitorUseCases(api.tools, null)({ vault: api.vault.beginRequest(), token }))
  await request().saveInfo(BACHELOR)
  const lines = Array.from({ length: 500 }, (_, at) => {
    const amount = at % 2 === 0 ? `${1000 + at}` : `${1000 + at}O`
    return `25 412.087.${100 + at} 1 01-12 ${1990 + (at % 35)} ${amount} Menuiserie du Pont`
  })
  const begun = process.cpuUsage()
  expect((await request().saveExtract('person', lines.join('\n'), day('2026-03-12'))).refusal).toBeNull()
  const { answer } = await request().checkExtract('person')
  expect([answer?.lines.length, answer?.unread]).toEqual([500, 250])
  const rows = (answer?.lines ?? []).slice(0, 50).map((line) => ({ ...line, remove: false }))
  expect((await request().saveExtractRows('person', { first: 0, rows, asOf: null })).refusal).toBeNull()
  const { user, system } = process.cpuUsage(begun)
  expect((await request().checkExtract('person')).answer?.unread).toBe(200)
  expect(user + system).toBeLessThan(HALF_A_SECOND)
})
