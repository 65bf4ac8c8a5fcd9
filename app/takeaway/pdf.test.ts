import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { describe, expect, it } from 'vitest'
import type { Language } from '~/language/language'
import { readPaperFile } from '~/papers/files/paper-file'
import { de } from '~/shell/catalogue.de'
import { fr } from '~/shell/catalogue.fr'
import { elementsIn, linesIn, type PdfElement, pagesOf, readPdf } from '../../tests/support/pages/read-pdf'
import { sheet } from '../../tests/support/pages/sample-sheet'
import { column, digest } from '../../tests/support/pages/sample-synthesis'
import { writePdf } from './pdf'
import { pdfContent } from './pdf-content'
import { PICTURE_COLORS } from './pdf-fonts'
import type { Sheet } from './sheet'

const pdfOf = async (changes: Partial<Sheet> = {}, language: Language = 'fr') =>
  readPdf(await writePdf(pdfContent(sheet(changes, language))))
const tagged = ({ document }: { document: PdfElement }, tag: string) =>
  elementsIn(document).filter((element) => element.tag === tag)
/** The rows of a table or the items of a list. */
const rowsIn = ({ tag, children }: PdfElement) =>
  tag === 'L'
    ? children
    : tag === 'Table'
      ? children.flatMap((part) => (part.tag === 'TBody' ? part.children : []))
      : []
/** A heading and what follows it, a sentence and what it is about, a table and its notes. */
const belongs = (block: PdfElement, next: PdfElement) =>
  /^H\d$/.test(block.tag) ||
  (/^(P|Table)$/.test(block.tag) && next.tag === 'P') ||
  (block.tag === 'P' && !/^H\d$/.test(next.tag))
const textOf = (element: PdfElement) => linesIn(element).join(' ')

describe('the synthesis as a PDF', () => {
  it.each([
    ['fr', 'fr-CH', 'Ma synthèse', 'Trois piliers'],
    ['de', 'de-CH', 'Meine Übersicht', 'Drei Säulen'],
  ] as const)('is tagged, and tells language and title: %s', async (language, locale, title, product) => {
    const pdf = await pdfOf({}, language)
    expect(pdf).toMatchObject({ header: '%PDF-1.7', language: locale, isMarked: true, showsTitle: true })
    expect(Buffer.from(pdf.metadata, 'latin1').toString()).toContain(`${title} – ${product}</rdf:li>`)
    expect(pdf.metadata).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(tagged(pdf, 'H1').map(textOf)).toEqual([title])
    expect(tagged(pdf, 'H2').length).toBeGreaterThan(4)
    expect(tagged(pdf, 'LI')).toHaveLength(2)
  })

  it('names who runs the service at the foot of each page, cut off before it meets the number of the page', async () => {
    const footersWith = async (operator: string | undefined) => {
      const pdf = await writePdf(pdfContent(sheet({ operator })))
      const read = await readPaperFile(pdf)
      const lines = 'text' in read ? read.text.split('\n') : []
      return lines.filter((line) => line.startsWith('Trois piliers – ')).map((line) => line.replace(/ {2,}/, ' | '))
    }
    const left = 'Trois piliers – Ma synthèse, 21.11.2026'
    const onEach = (text: string) => [`${text} | Page 1 sur 2`, `${text} | Page 2 sur 2`]
    expect(await footersWith(undefined)).toEqual(onEach(left))
    expect(await footersWith('Caisse exemple')).toEqual(onEach(`${left} – Caisse exemple`))
    for (const footer of await footersWith('Caisse exemple '.repeat(7).trim()))
      expect(footer).toMatch(/ Caisse.*… \| Page \d sur 2$/)
    const { metadata } = await pdfOf({ operator: 'Caisse exemple' })
    expect(metadata).toContain('<rdf:li>Caisse exemple</rdf:li>')
  })

  it.each(['fr', 'de'] as const)('has the answer on one page, and the rest on another: %s', async (language) => {
    const pdf = await pdfOf({}, language)
    expect(pdf.pages).toBe(2)
    const titles = tagged(pdf, 'H2')
    const { outlook, synthesis } = language === 'fr' ? fr : de
    const first = titles.filter((title) => pagesOf(title)[0] === 0).map(textOf)
    expect(first.slice(1)).toEqual([outlook.income.title, synthesis.total])
    expect(first[0]).toContain('01.06.2033')
    for (const said of [synthesis.disclaimer, "CHF 3'987", 'Une source.'])
      expect(elementsIn(pdf.document).find(({ text }) => text.includes(said))?.page).toBe(0)
    expect(titles.length).toBeGreaterThan(6)
  })

  it('shows the picture as a figure, described in sentences', async () => {
    const { picture } = sheet()
    const [figure, ...others] = tagged(await pdfOf(), 'Figure')
    expect(others).toEqual([])
    expect(figure?.alt).toBe(`${picture?.title} ${picture?.description}`.replaceAll('\u00a0', '\u00a0'))
    expect(figure?.alt).toMatch(/CHF/)
    for (const { text } of picture?.picture.labels ?? []) expect(figure?.text).toContain(text.replaceAll('\u00a0', ' '))
    expect(tagged(await pdfOf({ digest: digest() }), 'Figure')).toEqual([])
  })

  it('has the colours of the light theme', () => {
    const light = readFileSync(new URL('../styles/parts/base.css', import.meta.url), 'utf8').split('@media')[0] ?? ''
    const token = (name: string) => new RegExp(`--${name}: (#\\w+);`).exec(light)?.[1]
    const { avs, lpp, lppLine, capital, capitalLine, pay, onPillar, paper, ink, soft, line, hair, warn } =
      PICTURE_COLORS
    expect([avs, lpp, lppLine, capital, capitalLine, pay, onPillar]).toEqual(
      ['pillar-1', 'pillar-2', 'pillar-2-line', 'pillar-3', 'pillar-3-line', 'pay', 'on-pillar'].map(token),
    )
    expect([paper, ink, soft, line, hair, warn]).toEqual(
      ['paper', 'ink', 'ink-soft', 'line', 'hair', 'warn'].map(token),
    )
  })

  it('has all its letters in the file', async () => {
    const { fonts, embedded } = await pdfOf()
    expect(fonts.size).toBe(2)
    expect(embedded).toEqual(fonts)
  })

  it('has headings with a scope in every table, and a cell for each column', async () => {
    const tables = tagged(await pdfOf(), 'Table')
    expect(tables).toHaveLength(10)
    for (const table of tables) {
      const [head, ...rows] = elementsIn(table).filter(({ tag }) => tag === 'TR')
      expect(new Set(head?.children.map(({ tag, scope }) => `${tag} ${scope}`))).toEqual(new Set(['TH Column']))
      expect(rows.length).toBeGreaterThan(0)
      for (const { children } of rows) {
        expect(children.map(({ tag, scope }) => [tag, scope])).toEqual([
          ['TH', 'Row'],
          ...(head?.children.slice(1) ?? []).map(() => ['TD', null]),
        ])
        for (const cell of children) expect(textOf(cell)).not.toBe('')
      }
    }
  })

  it('has both columns, and one without a simulation', async () => {
    const headOf = (pdf: { document: PdfElement }) => tagged(pdf, 'THead').map(textOf)[0]
    expect(headOf(await pdfOf())).toBe('Élément Sans changement Avec changement Différence')
    expect(headOf(await pdfOf({ digest: digest() }))).toBe('Élément Sans changement')
  })

  it('says what is simulated, and what it does from which cause', async () => {
    const pdf = await pdfOf()
    expect(textOf(pdf.document)).toContain('Avec ce changement : Départ le 01.06.2033')
    const lines = linesIn(pdf.document)
    for (const said of ['\u2212CHF 323', 'salaire : +CHF 20']) expect(lines).toContain(said)
    const without = textOf((await pdfOf({ digest: digest() })).document)
    for (const said of [fr.differences.difference, 'Avec ce changement']) expect(without).not.toContain(said)
  })

  it('has the income over time and what the figures are worth, and says nothing of them where they are not known', async () => {
    const pdf = await pdfOf()
    const titles = [...tagged(pdf, 'H2'), ...tagged(pdf, 'H3')].map(textOf)
    for (const title of [fr.outlook.income.title, fr.outlook.worth.title, 'Revenu par mois, avec changement, en CHF'])
      expect(titles).toContain(title)
    const incomes = tagged(pdf, 'Table').filter((table) => textOf(table).startsWith('À partir de'))
    expect(incomes.map((table) => tagged({ document: table }, 'TR').map(textOf))[0]).toEqual([
      'À partir de Salaire brut AVS 2e pilier Ensemble',
      "21.11.2026, 56 ans et 6 mois 8'000 – – 8'000",
      "01.06.2035, 65 ans – 2'312 1'998 4'310",
      "01.03.2037, 66 ans et 9 mois – 1'902 1'998 3'900",
    ])
    const text = textOf(pdf.document)
    for (const said of [
      'vos rentes remplacent 54 % de votre salaire brut d’aujourd’hui. Dès le 01.03.2037, c’est 49 %.',
      "Rente du 2e pilier, par mois, sans changement CHF 1'801 CHF 1'998 CHF 2'210",
      'compte avec 1.25 % d’intérêt par an. Bas : 0.25 %, haut : 2.25 %.',
      "le capital 3a (CHF 98'000) représente CHF 328 par mois.",
      fr.outlook.spread.note,
    ])
      expect(text).toContain(said)
    const without = textOf((await pdfOf({ digest: digest() })).document)
    for (const title of [fr.outlook.income.title, fr.outlook.worth.title]) expect(without).not.toContain(title)
  })

  it('says why a pillar has no figures, who did not answer, and that it binds nobody', async () => {
    const pdf = await pdfOf({ digest: digest({ lpp: null }), silent: ['Caisse z n’a pas répondu à temps.'] })
    const lines = linesIn(pdf.document)
    expect(lines).toContain('Pas de caisse.')
    expect(lines).not.toContain('Pas d’AVS.')
    expect(lines).toContain('Caisse z n’a pas répondu à temps.')
    expect(lines).toContain(fr.synthesis.totalWithout.replaceAll('\u00a0', ' '))
    expect(lines).toContain(fr.synthesis.disclaimer)
  })

  it('says that there is no pension without a whole contribution year', async () => {
    const { avs } = column()
    const none = avs && { ...avs, monthly: 0 as typeof avs.monthly, thirteenth: 0 as typeof avs.monthly }
    const lines = linesIn((await pdfOf({ digest: digest({ avs: none }) })).document)
    expect(lines).toContain('Aucune rente')
    expect(lines).not.toContain('13e rente AVS')
  })

  it('goes on on further pages, and loses nothing there', async () => {
    const { pillar3a } = column()
    if (!pillar3a) throw new Error('the sample has a 3a')
    const names = Array.from({ length: 120 }, (_, index) => `Banque ${index}`)
    const accounts = names.map(
      (entityName) => ({ ...pillar3a.accounts[0], entityName }) as (typeof pillar3a.accounts)[0],
    )
    const pdf = await pdfOf({ digest: digest({ pillar3a: { ...pillar3a, accounts } }) })
    expect(pdf.pages).toBeGreaterThan(2)
    const lines = linesIn(pdf.document)
    expect(names.filter((name) => !lines.includes(name))).toEqual([])
    // What is repeated at the head of a page is for the eye only.
    expect(lines.filter((line) => line === 'Compte')).toHaveLength(1)
  })

  it.each(Array.from({ length: 14 }, (_, lines) => lines))(
    'leaves no heading, note, row or item alone on a page: %i sentences more above',
    async (lines) => {
      const remarks = Array.from({ length: 4 * lines + 1 }, (_, index) => `Phrase ${index}.`)
      const { document, pages } = await pdfOf({ remarks: { avs: remarks, lpp: [], pillar3a: [] } })
      expect(pages).toBeGreaterThan(1)
      const torn = document.children.flatMap((block, index) => {
        const [last, lastButOne] = [rowsIn(block).at(-1), rowsIn(block).at(-2)]
        const next = document.children[index + 1]
        const together = [[lastButOne, last], ...(next && belongs(block, next) ? [[block, next]] : [])]
        return together.flatMap(([one, other]) =>
          one && other && pagesOf(one).at(-1) !== pagesOf(other)[0] ? [textOf(other)] : [],
        )
      })
      expect(torn).toEqual([])
    },
  )

  it('writes a name of an outside party as it is', async () => {
    const { pillar3a } = column()
    const name = 'Bânk (Č) \\ “Žlutá” & <b>'
    const accounts = (pillar3a?.accounts ?? []).map((account) => ({ ...account, entityName: name }))
    const pdf = await pdfOf({ digest: digest({ pillar3a: pillar3a && { ...pillar3a, accounts } }) })
    expect(linesIn(pdf.document)).toContain(name)
  })

  it('has a glyph for every character of our sentences', () => {
    const { resolve } = createRequire(import.meta.url)
    const file = resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf')
    const font = create(readFileSync(file)) as Font
    const characters = new Set(JSON.stringify([fr, de]).normalize())
    const missing = [...characters].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    expect(missing).toEqual([])
  })
})
