import { describe, expect, it } from 'vitest'
import { sheet } from '../../tests/support/pages/sample-sheet'
import { column, digest } from '../../tests/support/pages/sample-synthesis'
import { synthesisCsv } from './csv'

/** The cells, as a spreadsheet reads them. */
function read(csv: string): string[][] {
  const lines = csv.replace(/^\uFEFF/, '').split('\r\n')
  return lines.map((line) =>
    [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(([, quoted, plain]) =>
      quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
    ),
  )
}

const namedAccount = (entityName: string) => {
  const { pillar3a } = column()
  if (!pillar3a) throw new Error('the sample has a 3a')
  const [one] = pillar3a.accounts
  return column({ pillar3a: { ...pillar3a, accounts: [one, one].flatMap((it) => (it ? { ...it, entityName } : [])) } })
}

describe('the figures for a spreadsheet', () => {
  it('begin with a byte order mark, and have seven cells in every row', () => {
    const csv = synthesisCsv(sheet())
    expect(csv.startsWith('\uFEFFPilier;Élément;Colonne;Valeur;Unité;Dès le;Jusqu’au\r\n')).toBe(true)
    const rows = read(csv)
    expect(rows.pop()).toEqual([''])
    expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([7]))
  })

  it.each([
    ['fr', 'Total', 'Rentes par mois', 'Sans changement', '3900', 'CHF par mois', '01.03.2037', ''],
    ['fr', 'Total', 'D’abord, rentes par mois', 'Sans changement', '4310', 'CHF par mois', '01.06.2035', '28.02.2037'],
    ['fr', 'Total', 'Rentes par mois', 'Avec changement', '3987', 'CHF par mois', '01.03.2037', ''],
    [
      'fr',
      '1er\u00a0pilier\u00a0: AVS',
      'Rente AVS par mois',
      'Sans changement',
      '1890',
      'CHF par mois',
      '01.03.2037',
      '',
    ],
    [
      'fr',
      '1er\u00a0pilier\u00a0: AVS',
      'D’abord, par mois',
      'Avec changement',
      '2300',
      'CHF par mois',
      '01.06.2035',
      '28.02.2037',
    ],
    ['fr', '1er\u00a0pilier\u00a0: AVS', 'Supplément de rente', 'Sans changement', '12.5', 'CHF par mois', '', ''],
    ['fr', '1er\u00a0pilier\u00a0: AVS', '13e rente AVS', 'Sans changement', '1890', 'CHF par an', '', ''],
    ['fr', '3e\u00a0pilier\u00a0: 3a', 'Valeur aujourd’hui', 'Sans changement', '42000.25', 'CHF', '', ''],
    ['fr', 'Total', 'Rentes par mois, au total', 'Différence', '-323', 'CHF par mois', '', ''],
    ['fr', 'Total', 'Rentes par mois, au total\u00a0: salaire', 'Différence', '20', 'CHF par mois', '', ''],
    [
      'fr',
      'Total',
      'Revenu par mois (âge\u00a0: 56 ans et 6 mois)\u00a0: Salaire brut',
      'Sans changement',
      '8000',
      'CHF par mois',
      '21.11.2026',
      '31.05.2035',
    ],
    [
      'de',
      '1.\u00a0Säule: AHV',
      'Einkommen pro Monat (Alter: 65 Jahre): AHV',
      'Mit Änderung',
      '2312',
      'CHF pro Monat',
      '01.06.2035',
      '28.02.2037',
    ],
    [
      'fr',
      'Total',
      'Revenu par mois (âge\u00a0: 66 ans et 9 mois)\u00a0: Ensemble',
      'Sans changement',
      '3900',
      'CHF par mois',
      '01.03.2037',
      '',
    ],
    [
      'fr',
      'Total',
      'Part du salaire brut d’aujourd’hui que vos rentes remplacent',
      'Sans changement',
      '54',
      'pour cent',
      '01.06.2035',
      '',
    ],
    [
      'de',
      '2.\u00a0Säule: Pensionskasse',
      'Rente der 2. Säule, pro Monat: Höherer Zins',
      'Ohne Änderung',
      '2210',
      'CHF pro Monat',
      '',
      '',
    ],
    ['fr', '3e\u00a0pilier\u00a0: 3a', 'Capital 3a\u00a0: Bas', 'Avec changement', '92000', 'CHF', '', ''],
    [
      'fr',
      '3e\u00a0pilier\u00a0: 3a',
      'Capital réparti par mois jusqu’à 90 ans, pour comparer',
      'Sans changement',
      '328',
      'CHF par mois',
      '01.06.2035',
      '',
    ],
    ['fr', 'Calcul', 'Droit appliqué', '', '2026', 'année', '', ''],
    ['de', 'Total', 'Pensionierung', 'Ohne Änderung', '01.06.2035', 'Datum', '', ''],
    ['de', '3.\u00a0Säule: 3a', 'Einzahlung pro Monat', 'Mit Änderung', '588', 'CHF pro Monat', '', '01.06.2035'],
    [
      'de',
      '1.\u00a0Säule: AHV',
      'AHV-Renten von Ihnen beiden, pro Monat: Total',
      'Ohne Änderung',
      '3780',
      'CHF pro Monat',
      '01.03.2037',
      '',
    ],
  ] as const)('has a row for each figure, in the language: %s %s %s %s', (language, ...row) => {
    expect(read(synthesisCsv(sheet({}, language)))).toContainEqual(row)
  })

  it('has one column of figures without a simulation', () => {
    const csv = synthesisCsv(sheet({ digest: digest() }))
    expect(csv).toContain('Sans changement')
    expect(csv).not.toContain('Avec changement')
  })

  it.each([
    ['pillar3a', 'fr', 'Capital\u00a0: au moins'],
    ['lpp', 'de', 'Kapital: mindestens'],
  ] as const)('says of a capital without %s that it is at least (%s)', (pillar, language, name) => {
    const capitalOf = (missing: ('pillar3a' | 'lpp')[]) =>
      read(synthesisCsv(sheet({ digest: digest({ missing }) }, language)))
        .map(([, figure]) => figure ?? '')
        .filter((figure) => /^(Capital|Kapital)(: |\u00a0: |$)/.test(figure))
    expect(capitalOf([pillar])).toContain(name)
    expect(capitalOf([])).not.toContain(name)
  })

  it('says that it binds nobody, and who did not answer', () => {
    const rows = read(synthesisCsv(sheet({ silent: ['Caisse z n’a pas répondu à temps.'] })))
    expect(rows.map(([, figure]) => figure)).toContain('Caisse z n’a pas répondu à temps.')
    expect(rows.map(([, figure]) => figure)).toContainEqual(expect.stringContaining('aucune valeur juridique'))
    expect(rows.map(([, figure]) => figure)).toContainEqual(
      expect.stringMatching(/^Capital réparti par mois jusqu’à 90 ans, pour comparer\u00a0: .*pas une rente/),
    )
  })

  it.each(['=1+1', '+41', '-2', '@SUM(A1)', '\t=1', ' =1', '\r\n=1', '＝1', '=HYPERLINK("https://evil.example";"x")'])(
    'lets no name become a formula: %j',
    (name) => {
      const csv = synthesisCsv(sheet({ digest: { ...digest(), withoutChange: namedAccount(name) } }))
      const cells = csv.split(/\r\n(?=[^"]*(?:"[^"]*"[^"]*)*$)/).flatMap((line) => read(line)[0] ?? [])
      expect(csv).toContain(`'${name.replaceAll('"', '""')}`)
      for (const cell of cells) expect(cell).not.toMatch(/^\s*[=+@＝-]/)
    },
  )
})
