import { deflateRawSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { emptyDossier } from '~/dossier/shape/shape'
import { FORMAT, VERSION } from '~/dossier/shape/taken-home'
import { takenHomeOf, typedDossier } from '../../../tests/support/lives/typed-dossier'
import { openVisit } from '../../../tests/support/product/open-visit'
import { failing, readable, servePage, sessionWith, signedIn } from '../../../tests/support/product/serve-page'
import type { UseCases } from '../../../tests/support/product/use-cases'
import * as resume from './route'

const PATH = '/resume'
const FILE = JSON.stringify({ format: FORMAT, version: VERSION, entered: takenHomeOf(typedDossier()) })
const nobody = { getMe: failing(401, 'not logged') }

/** Over the use cases themselves, with a dossier or without one. */
async function page(dossier: ReturnType<typeof typedDossier> | null, steps = {}) {
  const { use, saved } = await openVisit(dossier)
  const begin = vi.fn(async () => ({ setCookies: ['session=new'] }))
  const visitor: Partial<UseCases> = dossier
    ? { ...signedIn(steps), getMe: async () => ({ login: null, fund_ids: [], ttl: 1 }) }
    : nobody
  const calls = { ...visitor, readTakenHome: use.readTakenHome, resume: use.resume }
  const served = servePage(resume, PATH, calls, { session: sessionWith({ begin }) })
  const post = async (fields: [string, string][], path = PATH) => {
    const answer = await served.post(path, fields)
    const html = await answer.text()
    return { answer, html, text: readable(html).replaceAll('\u00a0', ' ') }
  }
  return { ...served, post, saved, begin }
}

/** The file as the preview page sends it on. */
const shownIn = (html: string) =>
  (/name="content" value="([^"]*)"/.exec(html)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")

describe('somebody without a dossier', () => {
  it('is asked for the terms and a file', async () => {
    const html = await (await (await page(null)).get(PATH)).text()
    expect(html).toMatch(/<form[^>]*encType="multipart\/form-data"/i)
    expect(html).toMatch(/type="file"/)
    expect(html).toMatch(/name="terms"/)
  })

  it('sees all of the file first; nothing begins with that', async () => {
    const { post, begin } = await page(null)
    const { answer, text } = await post([
      ['terms', 'on'],
      ['content', FILE],
    ])
    expect(answer.status).toBe(200)
    expect(text).toMatch(/Rien n’est encore enregistré.*14\.03\.1971.*02\.08\.1969.*10\.02\.2005.*1990.*1996–1997/)
    expect(text).toMatch(/01\.06\.1991.*03\.02\.1996.*Divorce/)
    expect(text).toMatch(/1992 .*CHF 83'500 .*1992 : CHF 41'000 .*CHF 85'000 .*80 %/)
    expect(text).toMatch(
      /Atelier .*01\.01\.2026 .*CHF 412'638 .*CHF 178'214 .*Fondation .*CHF 31'450 .*Mon 3a .*CHF 48'200/,
    )
    expect(text).toMatch(
      /Votre simulation .*01\.04\.2035 .*Part en capital : 50 % .*Votre taux d’impôt .*28\.5 % .*« Plus tôt »/,
    )
    expect(text).toMatch(/« Plus tôt » .*Années de retrait choisies : 2034 .*jusqu’à 90 ans/)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(begin).not.toHaveBeenCalled()
  })

  it('begins with what was shown, and reads it all on the next page', async () => {
    const { post, begin } = await page(null)
    const { html } = await post([
      ['terms', 'on'],
      ['content', FILE],
    ])
    const { answer } = await post([
      ['terms', 'on'],
      ['content', shownIn(html)],
      ['enter', '1'],
    ])
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/own/check?done=answer#done'])
    expect(answer.headers.getSetCookie()).toEqual(['session=new'])
    expect(begin).toHaveBeenCalledTimes(1)
    const [draft] = begin.mock.calls[0] as unknown as [ReturnType<typeof typedDossier>]
    expect(takenHomeOf(draft)).toEqual(takenHomeOf(typedDossier()))
  })

  it.each([
    ['without the terms', [['content', FILE]], /Cochez la case/],
    ['without a file', [['terms', 'on']], /Choisissez un fichier/],
    [
      'with something else',
      [
        ['terms', 'on'],
        ['content', 'x'],
      ],
      /pas un fichier JSON lisible/,
    ],
    [
      'with what would grow without end',
      [
        ['terms', 'on'],
        ['content', deflateRawSync('['.repeat(50_000_000)).toString('base64')],
      ],
      /pas un fichier JSON lisible/,
    ],
    [
      'with a file that is too long',
      [
        ['terms', 'on'],
        ['content', FILE.padEnd(800_001)],
      ],
      /dépasse 800 kilo-octets/,
    ],
    [
      'with more than a part holds',
      [
        ['terms', 'on'],
        ['content', FILE.replace('"unread":[]', `"unread":[${Array(20_000).fill(1)}]`)],
      ],
      /plus que nous ne pouvons garder \(revenus AVS\)/,
    ],
    [
      'with JSON of others',
      [
        ['terms', 'on'],
        ['content', '{}'],
      ],
      /ne vient pas de ce site/,
    ],
    [
      'with another version',
      [
        ['terms', 'on'],
        ['content', FILE.replace('"version":1', '"version":9')],
      ],
      /autre version/,
    ],
    [
      'with a wrong day',
      [
        ['terms', 'on'],
        ['content', FILE.replace('1971-03-14', '1971-02-31')],
      ],
      /une valeur que nos formulaires refusent \(données AVS\)\. /,
    ],
    [
      'with a day to come',
      [
        ['terms', 'on'],
        ['content', FILE.replace('1971-03-14', '2071-03-14')],
      ],
      /refusent \(données AVS\)/,
    ],
  ] as [string, [string, string][], RegExp][])('%s is told so, and nothing begins', async (_, fields, words) => {
    const { post, begin } = await page(null)
    for (const more of [[], [['enter', '1']]] as [string, string][][]) {
      const { answer, text, html } = await post([...fields, ...more])
      expect(answer.status).toBe(400)
      expect(text).toMatch(words)
      expect(html).not.toContain('412638')
    }
    expect(begin).not.toHaveBeenCalled()
  })

  it.each([
    ['has papers', typedDossier(), false],
    ['has none', emptyDossier(null, '', '', null), true],
  ])('is told of no fund and no 3a only where the file %s', async (_what, dossier, isTold) => {
    const { secondPillar, thirdPillar } = dossier
    const none = { secondPillar: { ...secondPillar, selection: [] }, thirdPillar: { ...thirdPillar, selection: [] } }
    const entered = takenHomeOf({ ...dossier, ...none })
    const { post } = await page(null)
    const file = JSON.stringify({ format: FORMAT, version: VERSION, entered })
    const { text } = await post([
      ['terms', 'on'],
      ['content', file],
    ])
    expect(text).toContain('Rien n’est encore enregistré')
    expect([text.includes('pas de caisse de pension'), text.includes('pas de 3e pilier')]).toEqual([isTold, isTold])
  })

  it('is shown in German', async () => {
    const { post } = await page(null)
    const { text } = await post(
      [
        ['terms', 'on'],
        ['content', '{}'],
      ],
      `/de${PATH}`,
    )
    expect(text).toContain('Diese JSON-Datei stammt nicht von dieser Website.')
  })
})

describe('whoever has a dossier', () => {
  it('is shown what would be replaced, and then finds the figures of the file', async () => {
    const before = { ...typedDossier(), firstPillar: emptyDossier(null, '', '', null).firstPillar }
    const { post, saved, begin } = await page(before)
    const { text, html } = await post([['content', FILE]])
    expect(text).toMatch(
      /Remplace ce que vous avez déjà indiqué ici : certificats de caisse de pension, libre passage, relevés 3a/,
    )
    expect(text).toContain('Remplacer et reprendre')
    expect(html).not.toContain('name="terms"')
    expect(await saved()).toEqual(before)
    const { answer } = await post([
      ['content', shownIn(html)],
      ['enter', '1'],
    ])
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/own/check?done=answer#done'])
    expect(takenHomeOf(await saved())).toEqual(takenHomeOf(typedDossier()))
    expect(begin).not.toHaveBeenCalled()
  })

  it('keeps everything where the file is wrong', async () => {
    const { post, saved } = await page(typedDossier())
    const { answer } = await post([
      ['content', FILE.replace('"balance":412638', '"balance":-1')],
      ['enter', '1'],
    ])
    expect(answer.status).toBe(400)
    expect(await saved()).toEqual(typedDossier())
  })

  it('accepts changed terms first', async () => {
    const { post } = await page(typedDossier(), { termsAccepted: false })
    const { answer } = await post([['content', FILE]])
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/terms'])
  })
})
