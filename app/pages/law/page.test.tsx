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
import { TABLE_PAGES, tablePageOf } from './law-pages'
import { LawTable } from './law-table'
import { LawAmounts } from './overview'
import { overviewOf } from './overview-view'
import { lawView } from './view'

const tables = Object.entries(LAW_TABLES).flatMap(([pillar, all]) =>
  Object.values(all).map(({ title: _, ...table }) => ({ ...table, pillar })),
) as unknown as Table[]

const viewIn = (language: Language) => lawView(tables, textIn(language), language)
const tablesIn = viewIn
const overviewIn = (language: Language) => overviewOf(tables, textIn(language))

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
    ['minimumContribution', 'fr', ['01.01.2027', 'CHF\u00a0541', "CHF\u00a05'103", '2 fois']],
    ['contributionPeriod', 'fr', ['01.01.1997', 'dès l’année des 21 ans', 'dès l’année des 18 ans']],
    ['contributionPeriod', 'de', ['01.01.1997', 'ab dem Jahr, in dem man 21 wird', 'ab dem Jahr, in dem man 18 wird']],
    ['educationCredit', 'de', ['01.01.1997', '3 jährliche Mindestrenten', 'unter 16 Jahren']],
    ['lowIncomeEarlyReduction', 'fr', ['01.01.2026', 'jusqu’à 4 rentes minimales annuelles', '40\u00a0%']],
    ['wageContribution', 'de', ['01.01.2020', '4.35\u00a0%']],
    ['allowanceAfterReferenceAge', 'fr', ['01.01.2024', "CHF\u00a016'800"]],
    ['coupleCap', 'fr', ['01.01.1997', '150\u00a0%']],
    ['coupleScaleWeights', 'de', ['01.01.1997', '1-mal', '2-mal']],
    ['widowedSupplement', 'fr', ['01.01.1997', '20\u00a0%', '100\u00a0% de la rente maximale']],
    ['widowedSupplement', 'de', ['01.01.1997', '20\u00a0%', '100\u00a0% der Maximalrente']],
    ['pensionScales', 'fr', ['01.01.1997', '44']],
    ['thirteenthPension', 'fr', ['01.01.2026', '1/12']],
    ['lppUpperLimit', 'de', ['01.01.2027', "CHF\u00a092'160"]],
    ['lppMinimumInterest', 'fr', ['01.01.2024', '1.25\u00a0%']],
    ['lppConversionRateMen', 'fr', ['01.01.2014', '6.8\u00a0%']],
    ['lppAges', 'fr', ['01.01.2024', '63 ans', '65 ans', '70 ans']],
    ['lppFundEarliestAge', 'fr', ['01.01.2006', '58 ans']],
    ['lppSmallPension', 'de', ['01.01.2005', '10\u00a0%']],
    ['lppVestedAges', 'fr', ['01.01.2024', '60 ans', '65 ans', '70 ans']],
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
      ['ab 01.01.1969', '25\u00a0%'],
      ['ab 01.01.1970', '0\u00a0%'],
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
    ['selfEmployedRates', 'fr', ['Revenu par an', 'Cotisation AVS par an'], ["dès CHF\u00a060'500", '8.1\u00a0%']],
    [
      'nonEmployedSteps',
      'de',
      ['Vermögen und 20-fache Jahresrente', 'AHV-Beitrag pro Jahr', "Zusätzlich je CHF\u00a050'000"],
      ["ab CHF\u00a08'960'000", "CHF\u00a022'200", 'nichts'],
    ],
    ['drawingLimits', 'fr', ['Limite', 'Valeur'], ['Ajournement le plus court', '1 an']],
    [
      'scaleShares',
      'fr',
      ['Échelle', 'Part des années de cotisation', 'Part de la rente complète'],
      ['44', 'dès 97.73\u00a0%', '100\u00a0%'],
    ],
    ['drawingShares', 'de', ['Grenze', 'Wert'], ['Einen aufgeschobenen Anteil senken', '1-mal']],
    ['earlyDeduction', 'de', ['Schritt', 'Regel'], ['5', 'Später den Betrag an Löhne und Preise anpassen.']],
    [
      'workAfterReferenceAge',
      'fr',
      ['Limite', 'Valeur'],
      ['Revenu d’une année qui comble une lacune, en part du revenu moyen d’avant, au moins', '40\u00a0%'],
    ],
    ['earlyReduction', 'fr', ['Anticipation', 'Réduction'], ['2 ans', '13.6\u00a0%']],
    [
      'transitionReduction',
      'fr',
      ['Anticipation', 'jusqu’à 4 rentes minimales annuelles', 'jusqu’à 5 rentes minimales annuelles', 'au-dessus'],
      ['3 ans', '3\u00a0%', '6.5\u00a0%', '10.5\u00a0%'],
    ],
    ['deferralRates', 'de', ['Aufschub von mindestens', 'Zuschlag'], ['5 Jahre', '31.5\u00a0%']],
    ['transitionSupplement', 'de', ['Durchschnittliches Jahreseinkommen', 'Pro Monat'], ['darüber', 'CHF\u00a050']],
    ['lppSavingsCreditsMen', 'fr', ['Âge LPP', 'Taux'], ['dès 55 ans', '18\u00a0%']],
    ['lppPartialDrawing', 'fr', ['Limite', 'Valeur'], ['Première part, au moins', '20\u00a0%']],
    [
      'lppBuyIn',
      'de',
      ['Grenze', 'Wert'],
      ['Abzug des Guthabens der Säule\u00a03a über den Höchstbeträgen ab dem Alter von', '24 Jahre'],
    ],
    [
      'lppHomeAdvance',
      'fr',
      ['Limite', 'Valeur'],
      ['Plus de retrait dans les années avant le droit à la rente', '3 ans'],
    ],
    ['pillar3aLatePurchase', 'de', ['Grenze', 'Wert'], ['So viele Jahre zurück, höchstens', '10 Jahre']],
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

  it.each<[Language, string[][]]>([
    [
      'fr',
      [
        ['Âge le plus bas', '63 ans'],
        ['Âge le plus bas, femmes nées de 1961 à 1969', '62 ans'],
      ],
    ],
    [
      'de',
      [
        ['Tiefstes Alter', '63 Jahre'],
        ['Tiefstes Alter, Frauen mit Jahrgang 1961 bis 1969', '62 Jahre'],
      ],
    ],
  ])('tell the transition generation apart, in words too (%s)', (language, ages) => {
    expect(detailsOf(language, 'drawingLimits')[0]?.rows.slice(0, 2)).toEqual(ages)
    expect((language === 'fr' ? fr : de).law.tables.drawingLimits.what).not.toMatch(/\d/)
  })

  it('show each segment of the pension formula with its own parts', () => {
    expect(detailsOf('fr', 'pensionFormula')[0]?.rows.map(([, pension]) => pension)).toEqual([
      'la rente minimale',
      '74\u00a0% de la rente minimale et 13/600 du revenu annuel moyen',
      '104\u00a0% de la rente minimale et 8/600 du revenu annuel moyen',
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
    for (const page of TABLE_PAGES) {
      const onPage = tables.filter((table) => tablePageOf(table) === page)
      const view = lawView(onPage, textIn(language), language)
      const html = render(<LawContents tables={view} />, language)
      expect([...html.matchAll(/href="#(\w+)"/g)].map(([, id]) => id)).toEqual(onPage.map(({ id }) => id))
    }
    const { tables: texts } = (language === 'fr' ? fr : de).law
    expect(new Set(Object.values(texts).map(({ title }) => title)).size).toBe(tables.length)
  })
})

describe('the overview', () => {
  /** Each amount with its notes, as people read them. */
  const amountsIn = (language: Language) =>
    Object.fromEntries(
      Object.values(overviewIn(language).amounts)
        .flat()
        .map(({ key, value, notes }) => [key, [value, ...notes].join(' ').replaceAll('\u00a0', ' ')]),
    )

  it('has the amounts of the day of the check, and those that are known already', () => {
    expect(amountsIn('fr')).toMatchObject({
      referenceAge: '65 ans Un peu plus bas pour les femmes nées avant 1964.',
      minimumPension: "CHF 1'260 Depuis le 01.01.2025. Dès le 01.01.2027 : CHF 1'280 (décidé, lu de seconde main).",
      maximumPension: "CHF 2'520 Depuis le 01.01.2025. Dès le 01.01.2027 : CHF 2'560 (décidé, lu de seconde main).",
      couplePension: "CHF 3'780 Depuis le 01.01.2025. Dès le 01.01.2027 : CHF 3'840 (décidé, lu de seconde main).",
      minimumContribution: 'CHF 530 Depuis le 01.01.2025. Dès le 01.01.2027 : CHF 541 (décidé, lu de seconde main).',
      lppMinimumInterest: '1.25 % Depuis le 01.01.2024.',
      lppConversionRate: '6.8 % Depuis le 01.01.2014.',
    })
    expect(amountsIn('de')).toMatchObject({
      referenceAge: '65 Jahre Etwas tiefer für Frauen, die vor 1964 geboren sind.',
      minimumPension: "CHF 1'260 Seit 01.01.2025. Ab 01.01.2027: CHF 1'280 (beschlossen, aus zweiter Hand).",
    })
  })

  it('says which amount of later is quoted by others', () => {
    const published = amountsIn('fr')
    expect(published.lppEntryThreshold).toBe(
      "CHF 22'680 Depuis le 01.01.2025. Dès le 01.01.2027 : CHF 23'040 (décidé, lu de seconde main).",
    )
    expect(published.pillar3aCeilingWithoutFund).toContain("CHF 36'864 (décidé, lu de seconde main)")
  })

  it.each(LANGUAGES)('names every amount in %s', (language) => {
    const { rows } = (language === 'fr' ? fr : de).law.amounts
    expect(Object.keys(amountsIn(language))).toEqual(Object.keys(rows))
    const html = render(<LawAmounts amounts={overviewIn(language).amounts} />, language)
    for (const name of Object.values(rows)) expect(html).toContain(`<dt>${name}</dt>`)
  })

  it('refuses a law without one of its tables', () => {
    const without = tables.filter(({ id }) => id !== 'lppUpperLimit')
    expect(() => overviewOf(without, textIn('fr'))).toThrow('lppUpperLimit')
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
    ['fr', [/2023 et de 2024/, /table des rentes publiée pour 2027/, /1986 à 2002/, /une table pour tous/]],
    ['de', [/2023 und 2024/, /2027 veröffentlichte Rententabelle/, /1986 bis 2002/, /Tabelle für alle Einkommen/]],
  ])('is said in one place in %s, and at its table', (language, ideas) => {
    const html = render(<LawOpen open={overviewIn(language).open} />, language)
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
    expect(render(<LawReading checkedSince={overviewIn(language).checkedSince} />, language)).toMatch(words),
  )
})
