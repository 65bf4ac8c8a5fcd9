/** The net column of the page of ages: folded, its reason once where there is none, and the way to the place. */
import { describe, expect, it } from 'vitest'
import type { Home } from '~/dossier/shape/place'
import type { AgeOutlook } from '~/estimate/answers/ages'
import { lawOn } from '~/law/avs/avs-law'
import { day } from '~/pillars/day'
import { type Net, type NetQuestion, netOf } from '~/pillars/synthesis/net'
import { AGES_CALLS, ageRow } from '../../../tests/support/pages/ages-page'
import { alone, column, couple } from '../../../tests/support/pages/sample-synthesis'
import { readable, servePage } from '../../../tests/support/product/serve-page'
import * as ages from './route'

const TODAY = day('2026-11-21')
const [LAUSANNE, GENEVA] = [5586, 6621]

/** CHF 3'900 a month and the 13th from March 2037 on. */
const netAt = (municipality: number, changes: Partial<NetQuestion> = {}): Net =>
  netOf({
    ...{ column: column(), pension: alone, isCouple: false, mayTellSpouse: true, spousePension: null },
    ...{ law: lawOn(TODAY), place: { municipality, healthPremium: null }, computedOn: TODAY },
    ...changes,
  })

const row = (years: number, net: Net | null, more: Partial<AgeOutlook> = {}) =>
  ageRow(years, { column: column(), net, ...more })

async function pageOf(
  path: string,
  rows: AgeOutlook[],
  home: Home | null = { canton: 'VD', municipality: 'Lausanne' },
) {
  const page = servePage(ages, '/ages', {
    ...AGES_CALLS,
    getAgesAhead: async () => ({ years: [], leastContribution: null, lppEarliest: null, avsChoices: [] }),
    getHome: async () => home,
    listAges: async () => rows,
  })
  const html = await (await page.get(path)).text()
  const fold = html.match(/<details[^>]*><summary>(?:Après impôts|Nach Steuern)<[\s\S]*?<\/details>/)?.[0] ?? ''
  const plain = (part: string) => readable(part).replaceAll('\u00a0', ' ')
  return { html, fold, text: plain(html), folded: plain(fold), rowsOf: fold.split('<tr').slice(2).map(plain) }
}

const timesIn = (text: string, words: string) => text.split(words).length - 1

describe('a net of each age', () => {
  it.each([
    [
      '/ages',
      ["CHF 4'058", "environ CHF 3'550 dès le 01.03.2037"],
      ["CHF 4'058", "environ CHF 3'550"],
      ['Brut, avec la 13e', 'Impôts : Lausanne (VD).', 'Lieu et calcul du net'],
      'Avant, nous ne calculons pas le net',
    ],
    [
      '/de/ages',
      ["CHF 4'058", "rund CHF 3'550 ab 01.03.2037"],
      ["CHF 4'058", "rund CHF 3'550"],
      ['Brutto mit 13. Rente', 'Steuern: Lausanne (VD).', 'Ort und Berechnung des Nettos'],
      'Vorher berechnen wir kein Netto',
    ],
  ])('with its gross, and from when where that is later: %s', async (path, early, late, said, before) => {
    const net = netAt(LAUSANNE)
    const { fold, folded, rowsOf } = await pageOf(path, [row(63, net), row(67, net)])
    expect(rowsOf).toHaveLength(2)
    for (const words of early) expect(rowsOf[0]).toContain(words)
    for (const words of late) expect(rowsOf[1]).toContain(words)
    expect(rowsOf[1]).not.toContain('01.03.2037')
    for (const words of said) expect(folded).toContain(words)
    expect(timesIn(folded, before)).toBe(1)
    expect(fold).toContain('value="3550" data-figure="ages.63.net" data-complete="yes"')
    expect(fold).toContain(`href="${path.replace('/ages', '')}/synthesis#net"`)
    expect((await pageOf(path, [row(67, net), row(68, net)])).folded).not.toContain(before)
  })

  it.each([
    ['/ages', "environ CHF 3'830 , au moins CHF 3'650", 'Le canton a une déduction pour retraités'],
    ['/de/ages', "rund CHF 3'830 , mindestens CHF 3'650", 'Der Kanton kennt einen Abzug für Pensionierte'],
  ])('with both ends and the reason once where the canton gives a range: %s', async (path, range, reason) => {
    const net = netAt(GENEVA)
    const { fold, folded, rowsOf } = await pageOf(path, [row(66, net), row(67, net)], {
      canton: 'GE',
      municipality: 'Genève',
    })
    for (const one of rowsOf) expect(one).toContain(range)
    expect(timesIn(folded, reason)).toBe(1)
    expect(fold).toContain('value="3830" data-figure="ages.66.net"')
    expect(fold).toContain('value="3650" data-figure="ages.66.net.low"')
  })

  it.each([
    ['/ages', "au moins CHF 3'550", 'Brut à deux', 'Net à deux'],
    ['/de/ages', "mindestens CHF 3'550", 'Brutto zu zweit', 'Netto zu zweit'],
  ])('that is the least, and of two, says so: %s', async (path, least, gross, net) => {
    const partly = { ...column(), complete: false, missing: ['lpp' as const] }
    const { fold, rowsOf } = await pageOf(path, [row(67, netAt(LAUSANNE, { column: partly })), row(68, null)])
    expect(rowsOf[0]).toContain(least)
    expect(fold).toContain('data-figure="ages.67.net" data-complete="no"')
    const two = netAt(LAUSANNE, { pension: couple, isCouple: true, spousePension: 500 })
    const { folded } = await pageOf(path, [row(67, two), row(68, two)])
    for (const head of [gross, net]) expect(folded).toContain(head)
  })

  it('bears the name of its row, of months and of a plan beside its age', async () => {
    const net = netAt(LAUSANNE)
    const month = row(65, net, { age: { years: 65, months: 2 }, startsOn: day('2035-08-01') })
    const { fold } = await pageOf('/ages?year=65', [
      month,
      row(66, net),
      row(66, net, { standsApart: true, isPlanned: true }),
    ])
    for (const name of ['65-2', '66', 'plan']) expect(fold).toContain(`data-figure="ages.${name}.net"`)
  })
})

describe('no net', () => {
  const LOST: Net = { refused: 'spouseUnknown' }
  const HIGH: Net = { refused: 'pensionsTooHigh' }

  it.each([
    ['/ages', [LOST, LOST], 'il manque les rentes de votre partenaire', true],
    ['/de/ages', [LOST, LOST], 'fehlen die Renten Ihrer Partnerin', true],
    ['/ages', [HIGH, HIGH], 'nous ne calculons pas l’impôt', false],
    ['/de/ages', [HIGH, HIGH], 'berechnen wir keine Steuer', false],
  ])(
    'in any row is told once with its reason, and a way where something is missing: %s %o',
    async (path, nets, reason, hasWay) => {
      const { html, text, fold } = await pageOf(
        path,
        nets.map((net, index) => row(66 + index, net)),
      )
      expect(timesIn(text, reason)).toBe(1)
      expect(fold).toBe('')
      expect(html.includes('/synthesis#net')).toBe(hasWay)
    },
  )

  it.each(['/ages', '/de/ages'])('in one row leaves its cells empty, with the reason once below: %s', async (path) => {
    const { folded, rowsOf } = await pageOf(path, [row(66, netAt(LAUSANNE)), row(69, HIGH), row(70, HIGH)])
    expect(rowsOf[1]).toMatch(/– *–/)
    expect(timesIn(folded, 'CHF 250’000')).toBe(1)
  })

  it.each([
    ['/ages', 'Et après impôts ? Calculer le net'],
    ['/de/ages', 'Und nach Steuern? Netto berechnen'],
  ])('without a place, and the way to say it: %s', async (path, asks) => {
    const { html, text, fold } = await pageOf(path, [row(66, null), row(67, null)], null)
    expect(text.replace(/ +/g, ' ')).toContain(asks)
    expect(html).toContain(`href="${path.replace('/ages', '')}/synthesis#net"`)
    expect(fold).toBe('')
  })
})
