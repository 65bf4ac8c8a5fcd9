import { describe, expect, it } from 'vitest'
import { LAW_TABLES } from '~/law/tables'
import type { LawTable } from '~/pillars/law-tables'
import { failing, readable, servePage } from '../../../tests/support/product/serve-page'
import * as page from './route'

const law = Object.entries(LAW_TABLES).flatMap(([pillar, all]) =>
  Object.values(all).map(({ title: _, ...table }) => ({ ...table, pillar })),
) as unknown as LawTable[]

describe('the page of the law', () => {
  it.each([
    ['/law', ['Le droit appliqué', 'Rente minimale', 'art.\u00a034 al.\u00a05 LAVS', 'élevée']],
    ['/de/law', ['Das angewendete Recht', 'Mindestrente', 'Art.\u00a034 Abs.\u00a05 AHVG', 'hoch']],
  ])('is for everybody at %s, and asks nothing but the law', async (path, words) => {
    const answer = await servePage(page, '/law', { getLaw: async () => law }).get(path)
    expect(answer.status).toBe(200)
    const html = await answer.text()
    for (const word of words) expect(readable(html)).toContain(word)
    expect(html).not.toContain('<script')
  })

  it('has headings one below the other, and no id twice', async () => {
    const html = await (await servePage(page, '/law', { getLaw: async () => law }).get('/law')).text()
    const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
    expect(levels[0]).toBe(1)
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(targets.filter((id) => !ids.includes(id))).toEqual([])
  })

  it('is an error page where the law cannot be read', async () => {
    const answer = await servePage(page, '/law', { getLaw: failing(502, 'no answer') }).get('/law')
    expect(answer.status).toBe(500)
  })
})
