/** What is left after tax, in the files and in the link. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Place } from '~/dossier/shape/place'
import { NO_CHANGE } from '~/dossier/shape/simulation'
import { amountText, chf } from '~/language/format'
import { CAREER, type DecideVisit, FUND, openDecide } from '../../../tests/support/pages/decide-page'
import { linesIn, readPdf } from '../../../tests/support/pages/read-pdf'
import { readable, servePage } from '../../../tests/support/product/serve-page'
import * as exportRoute from '../export/route'
import * as synthesisRoute from '../synthesis/route'
import * as takeaway from './route'

const at = (canton: string, municipality: string): Place => ({
  ...{ canton, municipality, healthPremium: null, spousePension: null },
})
const LAUSANNE = at('VD', 'Lausanne')

let visit: DecideVisit
beforeEach(async () => {
  visit = await openDecide()
  await visit.typeIn({ certificates: [FUND] })
})

const fileOf = (ending: string, prefix = '') =>
  servePage(takeaway, `/data/synthesis.${ending}`, visit.client).get(`${prefix}/data/synthesis.${ending}`)
const jsonOf = async () => (await fileOf('json')).json()
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')
const csvOf = async (prefix = '') => spaced(await (await fileOf('csv', prefix)).text())
const pdfOf = async (prefix = '') => {
  const { document } = readPdf(new Uint8Array(await (await fileOf('pdf', prefix)).arrayBuffer()))
  return spaced(linesIn(document).join(' '))
}
/** A long address is broken at the end of a line. */
const unbroken = (text: string) => text.replaceAll(' ', '')
const CALCULATOR = 'https://swisstaxcalculator.estv.admin.ch'

/** With a spouse whose incomes are typed too. */
async function marry() {
  await visit.liveAs({ status: 'married', separatedSince: null })
  await visit.client.saveCareer('partner', CAREER)
}

describe('what is left after tax, in the files', () => {
  it.each([
    ['', 'Net, après impôts : environ', 'par mois', 'Brut, avec', 'Sans impôt ecclésiastique', 'impôt sur la fortune'],
    ['/de', 'Netto, nach Steuern: rund', 'im Monat', 'Brutto', 'Ohne Kirchensteuer', 'Vermögenssteuer'],
  ])('is the same everywhere, with its taxes and what is not in it: %s', async (prefix, line, month, ...words) => {
    await visit.client.savePlace(LAUSANNE)
    const { net } = (await jsonOf()).figures
    const { federal, canton, municipality, total, gross, steps, assumptions } = net.withoutChange
    expect(federal + canton + municipality).toBe(total)
    expect(Math.abs((steps.pensions.total - total) / 12 - net.withoutChange.net.expected)).toBeLessThanOrEqual(5)
    expect(assumptions).toContain('churchTaxLeftOut')
    expect([net.withChange, net.calculator]).toEqual([null, CALCULATOR])

    const [pdf, csv] = [await pdfOf(prefix), await csvOf(prefix)]
    expect(pdf).toContain(`${line} ${spaced(chf(net.withoutChange.net.expected))} ${month}`)
    for (const amount of [federal, canton, municipality, steps.pensions.total]) {
      expect(pdf).toContain(amountText(amount))
      expect(csv).toContain(`;${amount};`)
    }
    for (const file of [pdf, csv]) expect(file).toContain(amountText(steps.federal.taxed))
    for (const value of [net.withoutChange.net.expected, gross.expected]) expect(csv).toMatch(new RegExp(`;${value};`))
    for (const sentence of [...words.slice(1), 'Lausanne (VD)', CALCULATOR])
      for (const file of [unbroken(pdf), unbroken(csv)]) expect(file).toContain(unbroken(sentence))
  })

  it('has both ends of a range, the likely one, and its reason', async () => {
    await visit.client.savePlace(at('GE', 'Genève'))
    const { low, high, likely, reason, net } = (await jsonOf()).figures.net.withoutChange
    expect([low < high, likely, reason, net.expected]).toEqual([true, low, 'tableOnly', net.high])
    const csv = await csvOf()
    expect(csv).toContain(`Net par mois, après impôts : au moins;Sans changement;${net.low};`)
    expect(csv).toContain(`Net par mois, après impôts : environ;Sans changement;${net.high};`)
    for (const file of [csv, await pdfOf()]) {
      expect(file).toContain('Le canton a une déduction pour retraités')
      expect(file).toContain('Avec vos vraies primes maladie')
    }
  })

  it('has both sides of a change', async () => {
    await visit.client.savePlace(LAUSANNE)
    await visit.client.saveSimulation({ ...NO_CHANGE, lppCapitalShare: 50 })
    const { withoutChange, withChange } = (await jsonOf()).figures.net
    expect(withChange.net.expected).toBeLessThan(withoutChange.net.expected)
    const pdf = await pdfOf()
    for (const { net, federal } of [withoutChange, withChange]) {
      expect(pdf).toContain(spaced(chf(net.expected)))
      expect(pdf).toContain(amountText(federal))
    }
    expect(await csvOf()).toContain(`;Avec changement;${withChange.net.expected};`)
  })

  it('names what each of a couple is paid', async () => {
    await marry()
    await visit.client.savePlace({ ...LAUSANNE, spousePension: 1_234 })
    const { steps, gross, from } = (await jsonOf()).figures.net.withoutChange
    const { own, spouse } = steps.pensions
    expect([spouse.lpp, from]).toEqual([14_808, '2036-04-01'])
    const [pdf, csv] = [await pdfOf(), await csvOf()]
    for (const amount of [own.avs, own.lpp, spouse.avs, spouse.thirteenth, spouse.lpp]) {
      expect(pdf).toContain(amountText(amount))
      expect(csv).toContain(`;${amount};CHF par an;01.04.2036;`)
    }
    expect(pdf).toContain(
      `Brut à deux, 13e rentes AVS comprises : ${spaced(chf(Math.round(gross.expected)))} par mois.`,
    )
    expect(pdf).toContain('pour couple')
  })

  it.each([
    ['', 'il manque les rentes de votre partenaire'],
    ['/de', 'fehlen die Renten Ihrer Partnerin oder Ihres Partners'],
  ])('says why it is not told: %s', async (prefix, sentence) => {
    await visit.liveAs({ status: 'married', separatedSince: null })
    await visit.client.savePlace(LAUSANNE)
    expect((await jsonOf()).figures.net.withoutChange).toEqual({ refused: 'spouseUnknown', assumptions: [] })
    for (const file of [await pdfOf(prefix), await csvOf(prefix)]) expect(file).toContain(sentence)
  })

  it('is nowhere without a place', async () => {
    expect((await jsonOf()).figures.net).toBeNull()
    for (const file of [await pdfOf(), await csvOf()]) expect(file).not.toMatch(/après impôts|imposé/)
  })
})

describe('in the link', () => {
  /** The page of the link that `/synthesis` gives, and the address of that link. */
  async function linkOf(prefix = '') {
    const synthesis = await servePage(synthesisRoute, '/synthesis', visit.client).get(`${prefix}/synthesis`)
    const [, path = ''] = (await synthesis.text()).match(/href="((?:\/de)?\/export\?payload=[^"]*)"/) ?? []
    expect(path.length).toBeLessThan(2_000)
    const page = await (await servePage(exportRoute, '/export', visit.client).get(path)).text()
    const html = page.replaceAll(/payload=[\w-]+/g, '')
    return { html, text: spaced(readable(html)).replaceAll(' ,', ',') }
  }

  it.each([
    ['', 'Net, après impôts : environ', 'Brut, 13e rente AVS comprise'],
    ['/de', 'Netto, nach Steuern: rund', 'Brutto, mit der 13. AHV-Rente'],
  ])('is the net as its page has it, without the place: %s', async (prefix, line, gross) => {
    await visit.client.savePlace({ ...LAUSANNE, healthPremium: 5_432 })
    const { net, total, canton, steps } = (await jsonOf()).figures.net.withoutChange
    const { html, text } = await linkOf(prefix)
    expect(text).toContain(`${line} ${spaced(chf(net.expected))}`)
    expect(text).toContain(gross)
    expect(html).toContain(`value="${net.expected}" data-figure="net.monthly"`)
    for (const amount of [total, canton, steps.pensions.total]) expect(text).not.toContain(amountText(amount))
    expect(html).not.toMatch(/Lausanne|5586|Vaud|5'432|5432/)
  })

  it('says what is likely of a range, and not why it is one', async () => {
    await visit.client.savePlace(at('GE', 'Genève'))
    const { net } = (await jsonOf()).figures.net.withoutChange
    const { html, text } = await linkOf()
    expect(text).toContain(`environ ${spaced(chf(net.high))}, au moins ${spaced(chf(net.low))}`)
    expect(html).not.toMatch(/Genève|déduction pour retraités|vraies primes|tableOnly|carried/)
  })

  it('has both sides of a change', async () => {
    await visit.client.savePlace(LAUSANNE)
    await visit.client.saveSimulation({ ...NO_CHANGE, lppCapitalShare: 50 })
    const { withoutChange, withChange } = (await jsonOf()).figures.net
    const { text } = await linkOf()
    expect(text).toContain(`après impôts : environ ${spaced(chf(withChange.net.expected))}`)
    expect(text).toContain(`Sans changement : environ ${spaced(chf(withoutChange.net.expected))}`)
  })

  it.each([
    ['a couple, from which the spouse’s pensions would follow', { ...LAUSANNE, spousePension: 1_234 }, true],
    ['no place', null, false],
  ])('has nothing of %s', async (_, place, isCouple) => {
    if (isCouple) await marry()
    if (place) await visit.client.savePlace(place)
    expect((await jsonOf()).figures.net?.withoutChange.refused).toBeUndefined()
    const { html } = await linkOf()
    expect(html).not.toMatch(/après impôts|net\.monthly|1'?234/)
  })
})
