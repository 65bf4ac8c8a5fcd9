import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { dayText } from '~/language/format'
import { LANGUAGES, type Language } from '~/language/language'
import { LAW_TABLES } from '~/law/tables'
import type { LawTable as Table, TableId } from '~/pillars/law-tables'
import { de } from '~/shell/catalogue.de'
import { fr } from '~/shell/catalogue.fr'
import { textIn } from '~/shell/texts'
import { TextProvider } from '~/ui/frame/text'
import { LawContents, LawOpen, LawReading } from './guide'
import { LawTable } from './law-table'
import { lawView } from './view'

const tables = Object.entries(LAW_TABLES).flatMap(([pillar, all]) =>
  Object.values(all).map(({ title: _, ...table }) => ({ ...table, pillar })),
) as unknown as Table[]

const viewIn = (language: Language) => lawView(tables, textIn(language), language)
const tablesIn = (language: Language) => Object.values(viewIn(language)).flat()

function tableIn(language: Language, id: TableId) {
  const found = tablesIn(language).find((table) => table.id === id)
  if (!found) throw new Error(`no table ${id}`)
  return found
}

const cellsOf = (language: Language, id: TableId) =>
  tableIn(language, id).rows.map(({ fromText, cells }) => [fromText, ...cells])
const detailsOf = (language: Language, id: TableId) => tableIn(language, id).rows.map(({ detail }) => detail)

const render = (element: React.ReactElement, language: Language) =>
  renderToStaticMarkup(
    <TextProvider language={language} t={textIn(language)} status={200}>
      {element}
    </TextProvider>,
  )

describe('figures', () => {
  it.each<[TableId, Language, string[]]>([
    ['minimumPension', 'fr', ['01.01.2027', "CHF\u00a01'280"]],
    ['paymentDeadline', 'de', ['01.01.1997', '5 Jahre']],
    ['minimumContribution', 'fr', ['01.01.2025', 'CHF\u00a0530', "CHF\u00a05'000", '2 fois']],
    ['contributionPeriod', 'fr', ['01.01.1997', 'dès l’année des 21 ans', 'dès l’année des 18 ans']],
    ['contributionPeriod', 'de', ['01.01.1997', 'ab dem Jahr, in dem man 21 wird', 'ab dem Jahr, in dem man 18 wird']],
    ['educationCredit', 'de', ['01.01.1997', '3 jährliche Mindestrenten', 'unter 16 Jahren']],
    ['coupleCap', 'fr', ['01.01.1997', '150%']],
    ['coupleScaleWeights', 'de', ['01.01.1997', '1-mal', '2-mal']],
    ['pensionScales', 'fr', ['01.01.1997', '44']],
    ['thirteenthPension', 'fr', ['01.01.2026', '1/12']],
    ['lppUpperLimit', 'de', ['01.01.2027', "CHF\u00a092'160"]],
    ['lppMinimumInterest', 'fr', ['01.01.2024', '1.25%']],
    ['lppConversionRateMen', 'fr', ['01.01.2014', '6.8%']],
    ['lppAges', 'fr', ['01.01.2024', '63 ans', '65 ans', '70 ans']],
    ['pillar3aPayOutAges', 'de', ['01.01.2024', '60 Jahre', '65 Jahre', '70 Jahre']],
    ['pillar3aCeilingWithFund', 'de', ['01.01.2027', "CHF\u00a07'373"]],
  ])('of %s are told in %s, the newest as %j', (id, language, newest) => {
    expect(cellsOf(language, id).at(-1)).toEqual(newest)
  })

  it('of a year that stands alone say so', () => {
    expect(cellsOf('fr', 'minimumContribution')[0]).toEqual([
      '01.01.1985',
      'non trouvée',
      "CHF\u00a02'500, trouvé jusqu’en 1985",
      '2 fois',
    ])
  })

  it('by birth date begin with one', () => {
    expect(cellsOf('fr', 'referenceAgeWomen')).toEqual([
      ['avant le 01.01.1961', '64 ans'],
      ['dès le 01.01.1961', '64 ans et 3 mois'],
      ['dès le 01.01.1962', '64 ans et 6 mois'],
      ['dès le 01.01.1963', '64 ans et 9 mois'],
      ['dès le 01.01.1964', '65 ans'],
    ])
    expect(cellsOf('de', 'referenceAgeMen')).toEqual([['alle', '65 Jahre']])
    expect(cellsOf('de', 'transitionShare').slice(-2)).toEqual([
      ['ab 01.01.1969', '25%'],
      ['ab 01.01.1970', '0%'],
    ])
  })
})

describe('figures that are a table themselves', () => {
  it.each<[TableId, Language, string[], string[]]>([
    ['revaluationFactors', 'fr', ['Première inscription', 'Facteur'], ['1986 et après', '1.000']],
    [
      'pensionFormula',
      'de',
      ['Durchschnittliches Jahreseinkommen', 'Vollrente pro Monat'],
      ['ab dem 72-Fachen der monatlichen Mindestrente', 'die Maximalrente'],
    ],
    ['drawingLimits', 'fr', ['Limite', 'Valeur'], ['Ajournement le plus court', '1 an']],
    ['earlyReduction', 'fr', ['Anticipation', 'Réduction'], ['2 ans', '13.6%']],
    [
      'transitionReduction',
      'fr',
      ['Revenu annuel moyen', '1 an', '2 ans', '3 ans'],
      ['au-dessus', '3.5%', '6.5%', '10.5%'],
    ],
    ['deferralRates', 'de', ['Aufschub von mindestens', 'Zuschlag'], ['5 Jahre', '31.5%']],
    ['transitionSupplement', 'de', ['Durchschnittliches Jahreseinkommen', 'Pro Monat'], ['darüber', 'CHF\u00a050']],
    ['lppSavingsCredits', 'fr', ['Âge LPP', 'Taux'], ['dès 55 ans', '18%']],
  ])('%s in %s', (id, language, heads, last) => {
    const newest = detailsOf(language, id).at(-1)
    expect(newest?.heads).toEqual(heads)
    expect(newest?.rows.at(-1)).toEqual(last)
  })

  it('have ids of their own, to which the main table leads', () => {
    const html = render(<LawTable table={tableIn('fr', 'revaluationFactors')} />, 'fr')
    for (const id of ['revaluationFactors-2025-01-01', 'revaluationFactors-2026-01-01']) {
      expect(html).toContain(`<a href="#${id}">`)
      expect(html).toContain(`<table id="${id}" `)
    }
  })

  it('show each segment of the pension formula with its own parts', () => {
    expect(detailsOf('fr', 'pensionFormula')[0]?.rows.map(([, pension]) => pension)).toEqual([
      'la rente minimale',
      '74% de la rente minimale et 13/600 du revenu annuel moyen',
      '104% de la rente minimale et 8/600 du revenu annuel moyen',
      'la rente maximale',
    ])
  })
})

describe.each(LANGUAGES)('every table in %s', (language) => {
  it.each(tablesIn(language).map((table) => [table.id, table] as const))('%s is whole', (id, table) => {
    const { title, what } = (language === 'fr' ? fr : de).law.tables[id]
    const html = render(<LawTable table={table} />, language)
    expect(html).toContain(`<section class="section" id="${id}">`)
    expect(html).not.toMatch(/tabindex|role="(group|region)"/i)
    expect(html).toContain(`<caption class="visually-hidden">${title}</caption>`)
    expect(html).toContain(`<p>${what}</p>`)
    for (const { cells, detail, address } of table.rows) {
      expect(detail ? detail.heads.length : cells.length).toBe(detail?.rows[0]?.length ?? table.heads.length)
      expect([...cells, ...(detail?.rows.flat() ?? [])].filter((cell) => /^$|NaN|undefined|\{\{/.test(cell))).toEqual(
        [],
      )
      expect(html).toContain(`href="${address.replaceAll('&', '&amp;')}"`)
    }
    expect(html).toContain(dayText(table.checked))
  })

  it('has a link in the contents, and a title of its own', () => {
    const html = render(<LawContents view={viewIn(language)} />, language)
    for (const { id } of tables) expect(html).toContain(`<a href="#${id}">`)
    const { tables: texts } = (language === 'fr' ? fr : de).law
    expect(new Set(Object.values(texts).map(({ title }) => title)).size).toBe(tables.length)
  })
})

describe('how long a table is in force', () => {
  it('is said where the law has an end', () => {
    const html = render(<LawTable table={tableIn('fr', 'lppMinimumInterest')} />, 'fr')
    expect(html).toMatch(/Fixé jusqu’au 31\.12\.2026\. Pour la suite.*hypothèse/)
  })

  it.each(['referenceAgeMen', 'thirteenthPension'] as const)('is not said of %s, which has none', (id) => {
    expect(render(<LawTable table={tableIn('fr', id)} />, 'fr')).not.toMatch(/9999|Fixé/)
  })
})

describe('what is not established', () => {
  it.each<[Language, RegExp[]]>([
    ['fr', [/2023 et de 2024/, /table des rentes publiée pour 2027/, /1986 à 2002/]],
    ['de', [/2023 und 2024/, /2027 veröffentlichte Rententabelle/, /1986 bis 2002/]],
  ])('is said in one place in %s, and at its table', (language, ideas) => {
    const html = render(<LawOpen view={viewIn(language)} />, language)
    const atTables = tablesIn(language)
      .map((table) => render(<LawTable table={table} />, language))
      .join()
    for (const idea of ideas) {
      expect(html).toMatch(idea)
      expect(atTables).toMatch(idea)
    }
  })

  it('names every table that has such a sentence', () => {
    expect(
      tablesIn('fr')
        .flatMap(({ open }) => open ?? [])
        .toSorted(),
    ).toEqual(Object.keys(fr.law.open.tables).toSorted())
  })
})

describe('the reading guide', () => {
  it.each<[Language, RegExp]>([
    ['fr', /vérifiés le 21\.11\.2026/],
    ['de', /am 21\.11\.2026 oder später/],
  ])('says in %s since when everything is checked', (language, words) =>
    expect(render(<LawReading view={viewIn(language)} />, language)).toMatch(words),
  )
})
