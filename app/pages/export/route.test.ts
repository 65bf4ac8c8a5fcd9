import { describe, expect, it, vi } from 'vitest'
import { NO_CHANGE } from '~/dossier/shape/simulation'
import { day } from '~/pillars/day'
import { toRappen } from '~/pillars/money'
import { exportedSynthesis } from '~/takeaway/exported-synthesis'
import { createExports } from '~/takeaway/exports'
import type { WorkedExample } from '~/ui/demo/worked-example'
import {
  chf,
  column,
  couple,
  digest,
  figuresIn,
  info,
  outlook,
  pageOf,
  simulated,
} from '../../../tests/support/pages/sample-synthesis'
import { readable, servePage, signedIn } from '../../../tests/support/product/serve-page'
import * as synthesis from '../synthesis/route'
import * as exportPage from './route'

/** The others are left out, as if they could not be computed. */
const listExamples = vi.fn(async () => ({ Reto: { path: '/export?payload=of-reto' } as WorkedExample }))
const exports = { ...createExports(Buffer.alloc(32, 9)), listExamples }
const page = servePage(exportPage, '/export', {}, { exports })

const taken = (changes: Partial<Parameters<typeof exportedSynthesis>[0]> = {}) =>
  exportedSynthesis({
    digest: digest(),
    none: { lpp: false, pillar3a: false },
    ...changes,
  })

async function shown(synthesis: ReturnType<typeof taken>, prefix = '') {
  const answer = await page.get(prefix + exports.pathOf(synthesis))
  const html = await answer.text()
  return { answer, html, text: readable(html).replaceAll('\u00a0', ' ') }
}

describe('an export', () => {
  it.each([
    ['', 'Synthèse partagée', ['estimation', 'aucune valeur juridique', 'droit à aucune prestation']],
    ['/de', 'Geteilte Übersicht', ['Schätzung', 'keinen rechtlichen Wert', 'keinen Anspruch auf Leistungen']],
  ])('[004] [125] [126] has a title and the disclaimer: %s', async (prefix, title, ideas) => {
    const { answer, html, text } = await shown(taken(), prefix)
    expect(answer.status).toBe(200)
    expect([...html.matchAll(/<h1[^>]*>([^<]*)<\/h1>/g)].map(([, text]) => text)).toEqual([title])
    for (const idea of ideas) expect(text).toContain(idea)
  })

  it.each([
    ['', 'Pas le droit d’aujourd’hui', 'sans la limite pour les couples', 'vue basse'],
    ['/de', 'Nicht das Recht von heute', 'ohne die Obergrenze für Paare', 'tiefe Aussicht'],
  ])('marks what is not the law of today, and tells no need: %s', async (prefix, ...told) => {
    const withChange = column({ monthlyTotal: chf(4987), law: 'withoutCap', outlook: 'low' })
    const simulation = { ...NO_CHANGE, law: 'withoutCap', outlook: 'low', need: 8765 } as const
    const need = { amount: 8765, withoutChange: null, withChange: null }
    const synthesis = taken({ digest: { ...digest(), withChange, need }, simulation })
    const { text } = await shown(synthesis, prefix)
    for (const words of told) expect(text).toContain(words)
    expect(JSON.stringify(synthesis)).not.toContain('8765')
    expect((await shown(taken(), prefix)).text).not.toContain(told[0])
  })

  it('[230] shows the figures of both columns, each in CHF, and how the pension goes on', async () => {
    const withChange = column({ monthlyTotal: chf(3987), pillar3a: null })
    const { html, text } = await shown(taken({ digest: { ...digest(), withChange } }))
    expect(figuresIn(html)).toMatchObject({
      'total.monthly': '3900 withoutChange',
      'avs.monthly': '1890 withoutChange',
    })
    expect(figuresIn(html, 'withChange')).toMatchObject({ 'total.monthly': '3987 withChange' })
    for (const [, figure] of html.matchAll(/<data[^>]*>([^<]*)</g)) expect(figure).toMatch(/^CHF/)
    expect(text).toContain(
      "D’abord CHF 4'310 par mois, du 01.06.2035 au 28.02.2037, puis à vie (moins : plafond du couple ou partage",
    )
    expect(text).toContain('Calculé le 21.11.2026, droit de 2026.')
  })

  it.each([
    ['', "2e pilier CHF 1'998", "2e pilier 1'998"],
    ['/de', "2. Säule CHF 1'998", "2. Säule 1'998"],
  ])('does not say of how many funds it speaks, since it does not know: %s', async (prefix, said, drawn) => {
    const { text } = await shown(taken({ digest: { ...digest(), outlook } }), prefix)
    for (const words of [said, drawn]) expect(text).toContain(words)
  })

  it('says first what is changed, then the amount for life, with its picture', async () => {
    const simulation = { ...NO_CHANGE, desiredSalary: 77_000, desiredRate: 60, lppCapitalShare: 25 }
    const withChange = column({ monthlyTotal: chf(3987) })
    const changed = { ...digest(), withChange, outlook: { ...outlook, withChange: outlook.withoutChange } }
    const { html, text } = await shown(taken({ digest: changed, simulation }))
    const places = ['60 %', '25 %', 'Autre salaire', "CHF 3'987", 'Sans changement : CHF 3'].map((said) =>
      text.indexOf(said),
    )
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places[0]).toBeGreaterThan(0)
    expect(html).toContain('drawing-income')
    for (const secret of ["77'000", "96'000", "CHF 8'000", '49 %']) expect(text).not.toContain(secret)
    expect((await shown(taken())).html).not.toContain('drawing-income')
  })

  describe('with vested benefits', () => {
    const account = (label: string, projected: number, paydate: string) => ({
      label,
      current: toRappen(projected),
      projected: chf(projected),
      paydate: day(paydate),
    })
    const accounts = [
      account('Banque secrète', 30_000, '2033-05-10'),
      account('Fondation secrète', 20_000, '2033-05-10'),
      account('Autre banque', 10_000, '2035-06-01'),
    ]
    const vested = { current: toRappen(60_000), projected: chf(60_000), needsConsent: true, accounts, steps: [] }
    const drawn = { ...digest({ vested, capitalTotal: chf(158_000) }), outlook }
    const areasOf = (html: string) =>
      [...(/<svg class="drawing drawing-income.*?<\/svg>/s.exec(html)?.[0] ?? '').matchAll(/<rect[^>]*>/g)].map(String)

    it('draws them as the synthesis does, which is drawn from the same day where the salary is given', async () => {
      const { html } = await pageOf({ getDigest: async () => drawn })
      const shared = await shown(taken({ digest: drawn, firstName: 'Claire' }))
      expect(areasOf(shared.html).length).toBeGreaterThan(5)
      expect(areasOf(shared.html)).toEqual(areasOf(html))
      expect(shared.text).toContain('le capital de libre passage (CHF 50')
    })

    it.each([
      ['', "capital de libre passage (CHF 50'000) représente CHF 154 par mois", 'Versé dès le 01.06.2035'],
      ['/de', "Freizügigkeitskapital (CHF 50'000) CHF 154 pro Monat", 'Ab dem 01.06.2035 als Kapital'],
    ])('tells each day and what is paid then, also before the first pension: %s', async (prefix, said, last) => {
      const { text } = await shown(taken({ digest: drawn }), prefix)
      for (const words of [said, last]) expect(text).toContain(words)
      expect(text).not.toContain('secrète')
    })

    it.each([
      ['', 'Le capital de libre passage n’est pas dans cette image'],
      ['/de', 'Das Freizügigkeitskapital ist nicht in diesem Bild'],
    ])('says so where a link does not tell the days: %s', async (prefix, said) => {
      const { withoutChange, ...others } = taken({ digest: drawn })
      const told = withoutChange.vested
      const old = { ...others, withoutChange: { ...withoutChange, vested: told && { ...told, paidOut: null } } }
      expect((await shown(old, prefix)).text).toContain(said)
      expect((await shown(taken({ digest: drawn }), prefix)).text).not.toContain(said)
    })
  })

  it('shows the salary of an invented person in the picture', async () => {
    const { text } = await shown(taken({ digest: { ...digest(), outlook }, firstName: 'Claire' }))
    expect(text).toContain("Salaire 8'000")
    expect(text).toContain('49 % de votre salaire')
  })

  it.each(['', '/de'])('has its address to select and to mail, without a figure in the subject: %s', async (prefix) => {
    const synthesis = taken()
    const address = `https://example.ch${prefix}${exports.pathOf(synthesis)}`
    const { html } = { html: await (await page.get(address.replace('https://example.ch', ''))).text() }
    expect(/<textarea[^>]*readOnly[^>]*>([^<]*)</i.exec(html)?.[1]).toBe(address)
    const mail = new URL((/href="(mailto:[^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&'))
    expect(mail.searchParams.get('body')).toBe(address)
    expect(mail.searchParams.get('subject')).toMatch(/^[^\d]+$/)
  })

  it('is for nobody to pass on where it is an example: its link stands on the home page', async () =>
    expect((await shown(taken({ firstName: 'Claire' }))).html).not.toContain('mailto:'))

  it('is to be read only: nothing leads to the pages of the person', async () => {
    const { html } = await shown(taken())
    const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target)
    expect(targets.filter((target) => !/^(mailto:|\/glossary#)/.test(target ?? ''))).toEqual(['/'])
    expect(html).not.toContain('<form')
  })

  it.each(['', '/de'])(
    'leads from one worked example to another, and asks for none where it shows somebody else: %s',
    async (prefix) => {
      const { html } = await shown(taken({ firstName: 'Claire' }), prefix)
      expect(html).toContain('<a aria-current="page">Claire</a>')
      expect(html).toContain(`<a href="${prefix}/export?payload=of-reto">Reto</a>`)
      listExamples.mockClear()
      expect((await shown(taken(), prefix)).html).not.toContain('of-reto')
      expect(listExamples).not.toHaveBeenCalled()
    },
  )

  it('names a worked example, and nobody else', async () => {
    expect((await shown(taken({ firstName: 'Claire' }))).text).toContain('Synthèse de Claire')
    expect((await shown(taken())).text).toContain(
      'Ni nom, ni numéro AVS, ni salaire, ni caisse, ni banque n’y figurent',
    )
  })

  it('says which figures are missing, and why as far as that is nobody’s secret', async () => {
    const nothing = column({ avs: null, lpp: null, pillar3a: null, monthlyTotal: null, totalFrom: null })
    const silent = [{ party: 'register', id: 'register', name: 'AVS register', reason: 'timeout' }] as const
    const { text } = await shown(
      taken({
        digest: { ...digest(), withoutChange: nothing, silent: [...silent] },
        none: { lpp: true, pillar3a: false },
      }),
    )
    expect(text).toContain('Le total est incomplet : il manque des réponses. Le registre AVS n’a donné aucun chiffre.')
    expect(text).toContain('Vous n’avez pas de caisse de pension enregistrée.')
    expect(text.split('Aucun chiffre n’a pu être établi')).toHaveLength(3)
  })

  it('asks no search engine in, and is kept by nobody', async () => {
    const { headers } = (await shown(taken())).answer
    expect([headers.get('X-Robots-Tag'), headers.get('Cache-Control')]).toEqual(['noindex', 'no-store'])
  })
})

describe('the address of an export', () => {
  const address = exports.pathOf(taken())

  it.each(['', '/de'])('[125] [126] without a payload there is a page that says so: %s', async (prefix) => {
    const answer = await page.get(`${prefix}/export`)
    expect(answer.status).toBe(200)
    expect(figuresIn(await answer.text())).toEqual({})
  })

  it.each([
    ['', `${address}x`],
    ['', address.slice(0, -1)],
    ['', createExports(Buffer.alloc(32, 8)).pathOf(taken())],
    ['', '/export?payload='],
    ['/de', '/export?payload=<script>alert(1)</script>'],
    ['/de', `/export?payload=${'A'.repeat(10_000)}`],
    ['', `${address}&${address.split('?')[1]}`],
  ])('[040] [127] with a payload that is none of ours there is no page: %s%s', async (prefix, path) => {
    const answer = await page.get(prefix + path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })
})

describe('the link on the synthesis', () => {
  it('[127] leads to what the page shows, without a salary or a name that could be read in it', async () => {
    const changed = column({ monthlyTotal: chf(3987), retirementDate: day('2033-06-01') })
    const served = servePage(
      synthesis,
      '/synthesis',
      {
        ...signedIn({ avs: true, lpp: true, pillar3a: true }),
        getInfo: info('married'),
        getSimulation: async () => simulated,
        getDigest: async () => ({ ...digest(), withChange: changed }),
        getPension: async () => couple,
        getHousehold: async () => null,
        getSources: async () => ({ askedAt: null, silentSince: [] }),
        listSelectedFunds: async () => ['a'],
        listSelectedEntities: async () => ['b'],
        listPensionFunds: async () => [],
        listPlay: async () => ({ ages: [], shares: [], rates: [], leavesEarly: false }),
        getToldChanges: async () => ({
          simulation: null,
          place: null,
          decision: null,
          marginalRate: null,
          wealth: null,
          scenarios: [],
        }),
      },
      { exports },
    )
    const html = await (await served.get('/synthesis')).text()
    const link = /href="(\/export\?[^"]*)"/.exec(html)?.[1] ?? ''
    expect(link).toMatch(/^\/export\?payload=[\w-]+$/)
    const found = exports.find(new URL(link, 'https://example.ch'))
    expect(found).toMatchObject({ firstName: null, withoutChange: { monthlyTotal: 3900, avs: { earlier: [{}] } } })
    expect(found?.withChange?.monthlyTotal).toBe(3987)
  })
})
