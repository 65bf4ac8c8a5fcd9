import { describe, expect, it } from 'vitest'
import { LANGUAGES, pathIn } from '~/language/language'
import { LAW_TABLES } from '~/law/tables'
import type { LawTable } from '~/pillars/law-tables'
import { readable, servePage } from '../../../tests/support/product/serve-page'
import * as avs from './avs/route'
import * as changes from './changes/route'
import * as contributions from './contributions/route'
import { tablePageOf } from './law-pages'
import * as lpp from './lpp/route'
import * as pillar3a from './pillar-3a/route'
import * as overview from './route'
import * as tax from './tax/route'

const law = Object.entries(LAW_TABLES).flatMap(([pillar, all]) =>
  Object.values(all).map(({ title: _, ...table }) => ({ ...table, pillar })),
) as unknown as LawTable[]

const TABLES = [
  ['/law/avs', avs],
  ['/law/contributions', contributions],
  ['/law/lpp', lpp],
  ['/law/3a', pillar3a],
] as const
const PAGES = [['/law', overview], ...TABLES, ['/law/changes', changes], ['/law/tax', tax]] as const

type PageAt = (typeof PAGES)[number]
const serve = ([path, page]: PageAt) => servePage(page, path, {})
const htmlOf = async (one: PageAt, path: string = one[0]) => (await serve(one).get(path)).text()
const idsIn = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '')

describe('the pages of the law', () => {
  it.each([
    [0, '/law', ['Les règles de calcul', 'Rente complète minimale', 'Pilier\u00a03a', 'Ce qui n’est pas établi']],
    [0, '/de/law', ['Die Rechenregeln', 'Minimale Vollrente', 'Säule\u00a03a', 'Was nicht feststeht']],
    [1, '/law/avs', ['rente AVS', 'Rente minimale', 'art.\u00a034 al.\u00a05 LAVS', 'élevée']],
    [1, '/de/law/avs', ['AHV-Rente', 'Mindestrente', 'Art.\u00a034 Abs.\u00a05 AHVG', 'hoch']],
    [2, '/law/contributions', ['cotisations AVS', 'Cotisation minimale', 'art.\u00a016 al.\u00a01 LAVS']],
    [3, '/de/law/lpp', ['berufliche Vorsorge', 'Koordinationsabzug', 'Art.\u00a08 Abs.\u00a01 BVG']],
    [5, '/law/changes', ['Ce qui change dans la loi', '01.01.2029', 'pas établi', 'art.\u00a034ter LAVS']],
    [5, '/de/law/changes', ['Was sich im Gesetz ändert', 'steht nicht fest', 'Art.\u00a034ter AHVG']],
    [
      6,
      '/law/tax',
      ['impôt sur le capital', 'art.\u00a036, 38 LIFD', "CHF\u00a091'298.15", 'Bâle-Ville', 'pas calculé'],
    ],
    [6, '/de/law/tax', ['Steuer auf dem Kapital', 'Art.\u00a036, 38 DBG', 'St.\u00a0Gallen', 'nicht berechnet']],
    [4, '/law/3a', ['pilier\u00a03a', 'Versement maximal avec une caisse de pension', 'OPP\u00a03']],
  ] as const)('%#: number %i is for everybody at %s, and asks nothing but the law', async (index, path, words) => {
    const answer = await serve(PAGES[index]).get(path)
    expect(answer.status).toBe(200)
    const html = await answer.text()
    for (const word of words) expect(readable(html)).toContain(word)
    expect(html).not.toContain('<script')
  })

  it.each(PAGES)('%s has headings one below the other, and no id twice', async (path, page) => {
    const html = await htmlOf([path, page] as PageAt)
    const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
    expect(levels[0]).toBe(1)
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
    const ids = idsIn(html)
    expect(new Set(ids).size).toBe(ids.length)
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? '')
    expect(targets.filter((id) => !ids.includes(id))).toEqual([])
  })

  it('show every table on one of them, and only there', async () => {
    const shown = await Promise.all(TABLES.map(async (one) => idsIn(await htmlOf(one))))
    for (const { id } of law) expect(shown.filter((ids) => ids.includes(id))).toHaveLength(1)
  })

  it.each(LANGUAGES)('lead to each other, and to parts that are there (%s)', async (language) => {
    const idsAt = new Map<string, string[]>()
    for (const one of PAGES) idsAt.set(pathIn(language, one[0]), idsIn(await htmlOf(one, pathIn(language, one[0]))))
    for (const one of PAGES) {
      const own = pathIn(language, one[0])
      const links = [...(await htmlOf(one, own)).matchAll(/href="([^"#]*\/law[^"#?]*)(?:#(\w+))?"/g)]
      const others = PAGES.map(([path]) => pathIn(language, path)).filter((path) => path !== own)
      expect(links.map(([, path]) => path)).toEqual(expect.arrayContaining(others))
      for (const [, path = '', id] of links) if (id) expect(idsAt.get(path), `${own} -> ${path}`).toContain(id)
    }
  })

  it('put a table of a pillar on a page of that pillar', () => {
    const pages = law.map((table) => [table.pillar, tablePageOf(table)])
    for (const [pillar, page] of pages) expect(pillar === 'avs' ? ['avs', 'contributions'] : [pillar]).toContain(page)
  })
})
