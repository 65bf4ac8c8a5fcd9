import { beforeEach, describe, expect, it } from 'vitest'
import { LAW_TABLES } from '~/law/tables'
import { startApi } from '../../../tests/support/product/start-api'
import { LawAnswer } from '../answers/law'

let api: Awaited<ReturnType<typeof startApi>>
beforeEach(async () => {
  api = await startApi()
})

const ask = async () => {
  const response = await api.send('/law')
  expect(response.status).toBe(200)
  return response.json()
}

describe('GET /law', () => {
  it('answers everybody, in the shape of the document', async () => {
    const response = await api.send('/law')
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const answer = await response.json()
    expect(LawAnswer.parse(answer)).toEqual(answer)
    expect(await (await api.get('/law')).json()).toEqual(answer)
    expect(api.asked).toEqual([])
  })

  it('answers every table of every pillar, once and in order', async () => {
    const tables: { pillar: string; id: string }[] = await ask()
    expect(tables.map(({ pillar, id }) => [pillar, id])).toEqual(
      Object.entries(LAW_TABLES).flatMap(([pillar, all]) => Object.keys(all).map((id) => [pillar, id])),
    )
  })

  it('answers everything in a table except its English title', async () => {
    const table = (await ask()).find(({ id }: { id: string }) => id === 'minimumPension')
    const { title: _, rows, ...whole } = LAW_TABLES.avs.minimumPension
    const answered = rows.map(({ confidence, ...row }) => ({ ...row, sureness: confidence }))
    expect(table).toEqual({ ...whole, pillar: 'avs', rows: answered })
    expect(table.rows.at(-1)).toMatchObject({ from: '2027-01-01', value: 1280, sureness: 'medium' })
  })

  it('is documented, without what only other calls can answer', async () => {
    const document = await (await api.send('/openapi.json')).json()
    const { get } = document.paths['/api/law']
    expect(get.security).toEqual([])
    const { properties } = get.responses['200'].content['application/json'].schema.items
    expect(properties.pillar.enum).toEqual(['avs', 'lpp', 'pillar3a'])
    expect(properties.id.enum).toContain('minimumPension')
    expect(Object.keys(properties.rows.items.properties)).toEqual(['from', 'value', 'source', 'sureness'])
  })
})
