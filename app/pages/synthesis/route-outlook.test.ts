/** The income over time and the present value of the figures, as the page shows them. */
import { describe, expect, it } from 'vitest'
import { PensionFund } from '~/dossier/shape/party-answers'
import { wholeFranc } from '~/pillars/money'
import type { Digest } from '~/pillars/synthesis/digest'
import type { ColumnOutlook, Outlook } from '~/pillars/synthesis/outlook'
import { column, digest, outlook, pageOf } from '../../../tests/support/pages/sample-synthesis'

const pageWith = (changes: Partial<Outlook> = {}, more: Partial<Digest> = {}, path = '/synthesis') =>
  pageOf({ getDigest: async () => ({ ...digest(), ...more, outlook: { ...outlook, ...changes } }) }, { path })
const worth = (changes: Partial<ColumnOutlook>) => ({ withoutChange: { ...outlook.withoutChange, ...changes } })
const CHANGED = { withChange: column() }
const drawingsIn = (html: string) => html.match(/<svg [^>]*role="img".*?<\/svg>(?=<p )/gs) ?? []

describe('the income over time', () => {
  it.each([
    [
      '/synthesis',
      "Revenu par mois : CHF 8'000 aujourd’hui, CHF 4'310 dès 65 ans et CHF 3'900 dès 66 ans et 9 mois.",
      "56 ans et 6 mois Aujourd’hui CHF 8'000 – – CHF 8'000 65 ans dès le 01.06.2035 – CHF 2'312 CHF 1'998 CHF 4'310",
      'La 13e rente AVS, versée en décembre, et les capitaux n’y sont pas compris.',
    ],
    [
      '/de/synthesis',
      "Einkommen pro Monat: CHF 8'000 heute, CHF 4'310 ab 65 Jahren und CHF 3'900 ab 66 Jahren und 9 Monaten.",
      "56 Jahre und 6 Monate Heute CHF 8'000 – – CHF 8'000 65 Jahre ab dem 01.06.2035 – CHF 2'312 CHF 1'998 CHF 4'310",
      'Die 13. AHV-Rente vom Dezember und die Kapitalien sind nicht darin enthalten.',
    ],
  ])('is a drawing that says what it shows, and a table of the same numbers: %s', async (path, said, rows, leftOut) => {
    const { html, text } = await pageWith({}, {}, path)
    const [drawing = '', ...others] = drawingsIn(html)
    expect(others).toEqual([])
    const [, title = ''] = /<title id="[^"]*">(.*?)<\/title>/.exec(drawing) ?? []
    expect(title.replaceAll('\u00a0', ' ').replaceAll('&#x27;', "'")).toBe(said)
    const [, labels = ''] = /aria-labelledby="([^"]*)"/.exec(drawing) ?? []
    for (const id of labels.split(' ')) expect(drawing).toContain(` id="${id}"`)
    expect(text).toContain(rows)
    expect(text).toContain(leftOut)
    expect(html).not.toContain('style=')
  })

  it('is that of the change, with what would be paid without it outlined, and a table of each', async () => {
    const income = outlook.withoutChange.income.slice(0, 2).map((step, index) => ({
      ...step,
      ...(index === 1 ? { avs: 2_000, total: wholeFranc(3_998), to: null, untilAge: null } : {}),
    }))
    const { html, text } = await pageWith({ withChange: worth({ income }).withoutChange }, CHANGED)
    const [drawing = '', ...others] = drawingsIn(html)
    expect(others).toEqual([])
    expect(drawing).toMatch(/<title [^>]*>Revenu par mois, avec changement\u00a0: /)
    expect(drawing).toMatch(/<desc [^>]*>Revenu par mois, sans changement\u00a0: /)
    expect(drawing).toContain('class="outline"')
    expect(text).toContain('En pointillé : sans changement.')
    expect(text).toContain('Revenu par mois, sans changement À partir de')
    expect(text).toContain('Revenu par mois, avec changement À partir de')
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(ids).toHaveLength(new Set(ids).size)
  })

  it('outlines nothing where a change changes nothing', async () => {
    const { html, text } = await pageWith({ withChange: worth({}).withoutChange }, CHANGED)
    expect(drawingsIn(html).join()).not.toContain('class="outline"')
    expect(text).not.toContain('En pointillé')
  })

  it('says that it begins with the first pension where the salary is not known, and has no column for it', async () => {
    const income = outlook.withoutChange.income.slice(1)
    const { text } = await pageWith({ salary: null, ...worth({ income }) })
    expect(text).toContain(
      'Votre salaire d’aujourd’hui n’est pas connu : vos revenus commencent ici avec votre première rente.',
    )
    expect(text).not.toContain('Salaire brut')
    expect((await pageWith()).text).not.toContain('n’est pas connu')
  })

  it.each([
    ['typed', 'Salaire d’aujourd’hui, comme vous l’avez indiqué :'],
    ['funds', 'Salaire d’aujourd’hui, selon votre 2e pilier :'],
    ['account', 'Salaire d’aujourd’hui, selon votre compte AVS de 2025 :'],
  ] as const)('says who knows the salary: %s', async (source, sentence) => {
    const { text } = await pageWith({ salary: { salary: 96_000, source, year: source === 'account' ? 2025 : null } })
    expect(text).toContain(`${sentence} CHF 96'000 par an.`)
  })

  it('says which pension is not in it', async () => {
    const { text } = await pageWith({}, { withoutChange: column({ avs: null, lpp: null }) })
    expect(text).toContain('Votre rente AVS n’y est pas comprise : elle n’est pas encore connue.')
    expect(text).toContain('Votre rente du 2e pilier n’y est pas comprise : elle n’est pas encore connue.')
    expect((await pageWith()).text).not.toContain('n’y est pas comprise')
  })

  it('is left out where nothing is known', async () => {
    const { html, text } = await pageWith(worth({ income: [] }))
    expect(drawingsIn(html)).toEqual([])
    expect(text).not.toContain('Votre revenu au fil du temps')
  })

  it('speaks of a partner only where there is one', async () => {
    expect((await pageWith()).text).toContain('Ce sont vos revenus, sans ceux de votre partenaire.')
    const avs = { ...(column().avs as object), partnerStart: null } as Digest['withoutChange']['avs']
    expect((await pageWith({}, { withoutChange: column({ avs }) })).text).not.toContain('sans ceux de votre partenaire')
  })
})

describe('what it is worth', () => {
  it.each([
    [
      '/synthesis',
      'Dès le 01.06.2035, vos rentes remplacent 54 % de votre salaire brut d’aujourd’hui. Dès le 01.03.2037, c’est 49 %.',
      "Rente du 2e pilier, par mois CHF 1'801 CHF 1'998 CHF 2'210 Capital 3a CHF 92'000 CHF 98'000 CHF 107'000",
      '« Caisse a » compte avec 1.25 % d’intérêt par an. Bas : 0.25 %, haut : 2.25 %.',
      '« Caisse z » n’en dit pas assez pour calculer avec un autre intérêt.',
      '3e pilier : nous comptons avec 0.5 % d’intérêt par an. Bas : 0 %, haut : 1.5 %.',
      "Réparti du 01.06.2035 à vos 90 ans, le capital 3a (CHF 98'000) représente CHF 328 par mois.",
    ],
    [
      '/de/synthesis',
      'Ab dem 01.06.2035 ersetzen Ihre Renten 54 % Ihres heutigen Bruttolohns. Ab dem 01.03.2037 sind es 49 %.',
      "Rente der 2. Säule, pro Monat CHF 1'801 CHF 1'998 CHF 2'210 Kapital der Säule 3a CHF 92'000 CHF 98'000 CHF 107'000",
      '«Kasse a» rechnet mit 1.25 % Zins pro Jahr. Tiefer: 0.25 %, höher: 2.25 %.',
      '«Kasse z» sagt zu wenig, um mit einem anderen Zins zu rechnen.',
      'Säule 3a: Wir rechnen mit 0.5 % Zins pro Jahr. Tiefer: 0 %, höher: 1.5 %.',
      "Verteilt vom 01.06.2035 bis zu Ihrem 90. Geburtstag ergibt das Kapital der Säule 3a (CHF 98'000) CHF 328 pro Monat.",
    ],
  ])('is told in sentences and a table, with funds named in the language: %s', async (path, ...said) => {
    const fund = (id: string) =>
      PensionFund.parse({
        id,
        name: `Fund ${id}`,
        nameFr: `Caisse ${id}`,
        nameDe: `Kasse ${id}`,
        webUrl: null,
        address: null,
        openpkStatus: 'active',
      })
    const { text } = await pageOf(
      {
        getDigest: async () => ({ ...digest(), outlook }),
        listPensionFunds: async () => [fund('a'), fund('z')],
      },
      { path },
    )
    for (const sentence of said) expect(text).toContain(sentence)
  })

  it('distinguishes a change, and names each interest rate once', async () => {
    const { text } = await pageWith({ withChange: worth({ replaced: [] }).withoutChange }, CHANGED)
    expect(text).toContain("Avec le changement, réparti du 01.06.2035 à vos 90 ans, le capital 3a (CHF 98'000)")
    expect(text).toContain('Montants selon l’intérêt, avec changement')
    expect(text.split('3e pilier : nous comptons avec')).toHaveLength(2)
    expect(text).not.toContain('Avec le changement, dès le')
    expect(text).toContain('Sans changement, dès le 01.06.2035, vos rentes remplacent 54 %')
  })

  it('says once that all is in today’s francs', async () => {
    const { text } = await pageWith({ withChange: worth({}).withoutChange }, CHANGED)
    expect(text.split('Tous les montants de cette synthèse sont en francs d’aujourd’hui')).toHaveLength(2)
  })

  it('leaves out what does not apply', async () => {
    const spread = { lpp: null, pillar3a: null }
    const { text } = await pageWith(worth({ lpp: null, pillar3a: null, spread, replaced: [] }))
    for (const title of ['Ce qui dépend de l’intérêt', 'Un capital par mois', 'remplacent'])
      expect(text).not.toContain(title)
  })

  it('shows a capital that is drawn from the second pillar', async () => {
    const capital = wholeFranc(100_000)
    const drawn = { monthly: wholeFranc(1_500), capital }
    const { text } = await pageWith(
      worth({
        lpp: { low: drawn, expected: drawn, high: drawn, funds: [], fixed: [] },
        spread: {
          lpp: { capital, from: column().retirementDate, months: 299, monthly: wholeFranc(334) },
          pillar3a: null,
        },
      }),
    )
    expect(text).toContain("Capital du 2e pilier CHF 100'000 CHF 100'000 CHF 100'000")
    expect(text).toContain(
      "Réparti du 01.06.2035 à vos 90 ans, le capital du 2e pilier (CHF 100'000) représente CHF 334 par mois.",
    )
  })
})
