import { describe, expect, it } from 'vitest'
import type { Career, Careers } from '~/dossier/shape/career'
import type { InfoAnswer } from '~/dossier/shape/info'
import { FundCertificate, Statement3a } from '~/dossier/shape/savings-papers'
import type { OwnSteps } from '~/dossier/shape/visitor'
import { day } from '~/pillars/day'
import type { Franc } from '~/pillars/money'
import { failing, readable, servePage, signedIn } from '../../../tests/support/product/serve-page'
import type { UseCases } from '../../../tests/support/product/use-cases'
import * as check from './route'

const PATH = '/own/check'
const OWN: OwnSteps = { papers: true, family: true, careers: [], incomes: true, open: [] }

const info: InfoAnswer = {
  person: {
    navs: null,
    birthDate: day('1971-03-14'),
    gender: 'FEMALE',
    status: 'bachelor',
    relationshipStartDate: null,
    relationshipEndDate: null,
    age: 55,
  },
  partner: null,
  children: [],
  hasChildren: false,
  childCount: 0,
}
const row = (line: number, year: number, amount: number, kind: 'income' | 'careCredit' = 'income') => ({
  line,
  year,
  months: null,
  amount: amount as Franc,
  kind,
  split: false,
  payer: null,
})
const unread = {
  line: 9,
  text: '2004 ???',
  reason: 'x',
  guess: { year: '', months: '', amount: '', split: false },
}
const extract: Career = {
  way: 'extract',
  asOf: day('2026-03-12'),
  rows: [row(1, 1992, 30_000), row(2, 1992, 5000), row(3, 1995, 60_000), row(4, 2001, 0, 'careCredit')],
  unread: [unread, unread],
}
const quick: Career = {
  way: 'quick',
  asOf: day('2026-11-20'),
  salary: 85_000,
  rate: 80,
  since: 1998,
  course: 'rising',
  blocks: [],
}
const certificate = FundCertificate.parse({
  label: 'Atelier',
  date: '2026-01-01',
  balance: 412_638,
  balanceMandatory: null,
  contribution: 1468.9,
  contributionPer: 'month',
  capital: 689_022,
  pension: 37_207,
  pensionPer: 'year',
  atAge: null,
  conversionRate: 5.4,
  interest: null,
  ages: [{ age: 63, capital: 640_000, pension: null }],
  maxCapitalShare: null,
  noticeMonths: 12,
  insuredSalary: null,
  rate: null,
  buyIn: null,
  withdrawn: null,
  fundId: null,
})
const statement = Statement3a.parse({
  label: 'Mon 3a',
  kind: 'account',
  solde: 48_200,
  amount: 7000,
  paidThisYear: null,
  rate: 0.5,
  paydate: null,
  maturity: null,
  entityId: null,
})

const careers = (told: Partial<Careers>) => async () => ({ person: null, partner: null, former: null, ...told })
const calls: Partial<UseCases> = {
  getMe: async () => ({ login: null, fund_ids: [], ttl: 1 }),
  getInfo: async () => info,
  getFamily: async () => null,
  getCareers: careers({ person: extract }),
  listPensionFunds: async () => [],
  listSelectedFunds: async () => [],
  listEntities: async () => [],
  listSelectedEntities: async () => [],
  listAccounts3a: async () => ({ accounts: [], ceiling: { year: 2026, amount: 7258, withFund: true } }),
  getOpen3kInfo: async () => ({ solde: null, amount: null, rate: null, paydate: null }),
  listCertificates: async () => [{ ...certificate, differs: null, answered: null, newer: null }],
  listVested: async () => [{ label: 'Fondation', balance: 31_450, rate: 0.25 }],
  listStatements3a: async () => [{ ...statement, answered: null }],
}

async function shown(changed: Partial<UseCases> = {}, { path = PATH, own = OWN, lpp = true, pillar3a = true } = {}) {
  const steps = { avs: true, lpp, pillar3a, own }
  const answer = await servePage(check, PATH, { ...signedIn(steps), ...calls, ...changed }).get(path)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  return { html, text: readable(html).replaceAll('\u00a0', ' ') }
}

describe('the page of all figures', () => {
  it('shows each paper with its source, its figures and the way to change it', async () => {
    const { html, text } = await shown()
    expect(text).toMatch(/Vous et vos proches Indiqué par vous\. .*14\.03\.1971/)
    expect(text).toMatch(/Atelier Recopié par vous du certificat du 01\.01\.2026\. .*CHF 412'638/)
    expect(text).toMatch(/CHF 37'207 par an .*CHF 1'468\.90 par mois .*Capital à 63 ans CHF 640'000 .*5\.4 % .*12/)
    expect(text).toMatch(/Fondation Recopié par vous d’un relevé de libre passage\. .*CHF 31'450 .*0\.25 %/)
    expect(text).toMatch(/Mon 3a Recopié par vous d’un relevé 3a\. .*CHF 48'200 .*CHF 7'000 .*0\.5 %/)
    for (const path of ['/avs', '/lpp/certificate?number=1', '/lpp/vested?number=1', '/3a/account?number=1'])
      expect(html).toContain(`href="${path}"`)
    expect(html).toContain('href="/synthesis" class="button button-primary"')
  })

  it('sums up an extract, and says which lines of it count for nothing', async () => {
    const { html, text } = await shown()
    expect(text).toMatch(
      /l’extrait de compte du 12\.03\.2026\. .*revenu 2 Première année 1992 Dernière année 1995 .*CHF 95'000/,
    )
    expect(text).toContain('2 lignes de l’extrait n’ont pas été comprises')
    expect(html).toContain('href="/avs/career/check"')
  })

  it.each<[string, Career, RegExp]>([
    [
      'few figures',
      quick,
      /quelques chiffres, indiqués par vous le 20\.11\.2026\. .*CHF 85'000 .*80 % .*1998 .*Plus bas/,
    ],
    [
      'few figures in blocks',
      { ...quick, since: null, course: null, blocks: [{ from: 1990, to: 1999, salary: 50_000 }] },
      /20 ans Salaire par an, 1990–1999 CHF 50'000/,
    ],
    [
      'a forecast',
      { way: 'forecast', ramd: 71_820, scale: 41, year: 2025 },
      /calcul anticipé de 2025\. .*CHF 71'820 .*41 .*2025/,
    ],
  ])('tells %s', async (_, person, words) => {
    const { html, text } = await shown({ getCareers: careers({ person }) })
    expect(text).toMatch(words)
    expect(html).toContain('href="/avs/career"')
  })

  it('tells the career of a spouse and of a former one, each with its own page', async () => {
    const { html } = await shown({ getCareers: careers({ person: quick, partner: extract, former: quick }) })
    expect(html).toContain('href="/avs/career/check?who=partner"')
    expect(html).toContain('href="/avs/career?who=former"')
  })

  const none = { listCertificates: async () => [], listVested: async () => [], listStatements3a: async () => [] }
  const married: InfoAnswer = { ...info, person: { ...info.person, status: 'married' } }
  it.each<[string, Partial<UseCases>, object, RegExp]>([
    ['the AVS form', { getInfo: async () => null }, {}, /Vos données AVS manquent/],
    [
      'the family',
      { getInfo: async () => ({ ...info, person: { ...info.person, status: 'divorced' } }) },
      {},
      /situation familiale n’est pas complète/,
    ],
    ['incomes', { getCareers: careers({}) }, {}, /Vos revenus AVS manquent : votre rente AVS n’est pas dans le total/],
    ['incomes that nobody knows', { getCareers: careers({ person: { way: 'none' } }) }, {}, /Vos revenus AVS manquent/],
    ['incomes of a spouse', { getInfo: async () => married }, {}, /revenus de votre partenaire manquent .*fourchette/],
    ['a certificate', none, { lpp: false }, /Aucun certificat de caisse : votre 2e pilier n’est pas dans le total/],
    [
      'incomes of a former spouse',
      {},
      { own: { ...OWN, careers: ['former' as const] } },
      /revenus de votre ex-partenaire manquent/,
    ],
    [
      'lines of the spouse’s extract',
      { getCareers: careers({ person: extract, partner: { ...extract, unread: [unread] } }) },
      {},
      /Une ligne de l’extrait de votre partenaire n’a pas été comprise : elle ne compte pas\. Voir ces lignes/,
    ],
    [
      'a certificate beside vested benefits',
      { listCertificates: async () => [] },
      {},
      /seul votre libre passage est dans le total/,
    ],
    ['a 3a statement', none, { pillar3a: false }, /Aucun relevé 3a : votre 3e pilier n’est pas dans le total/],
    ['a fund that there is not', none, {}, /pas de caisse de pension\. .*pas de 3e pilier \(3a\)\./],
  ])('says that it lacks %s, and what that means', async (_, changed, steps, words) => {
    expect((await shown()).text).not.toMatch(words)
    expect((await shown(changed, steps)).text).toMatch(words)
  })

  it('leads to the first open step where there is one', async () => {
    const { html } = await shown({}, { own: { ...OWN, careers: ['person'] } })
    expect(html).toContain('href="/avs/career" class="button button-primary"')
  })

  it('says it in German', async () => {
    const { text } = await shown(none, { path: `/de${PATH}`, lpp: false })
    expect(text).toMatch(/aus dem Kontoauszug vom 12\.03\.2026\. .*Ihre 2\. Säule ist nicht im Total enthalten/)
  })
})

describe('of who has signed in', () => {
  const login = { sub: '1', name: 'Nora', email: 'nora@exemple.ch', navs: '756.1111.2222.08' }
  const record = {
    ...{
      navs: login.navs,
      firstName: 'Nora',
      lastName: 'Essai',
      birthDate: day('1971-03-14'),
      gender: 'FEMALE' as const,
    },
    ...{ civilStatus: 'bachelor' as const, relationshipStartDate: null, relationshipEndDate: null, partnerNavs: null },
    children: [],
    incomes: [{ year: 1999, amount: 70_000, months: 12 }],
    source: 'register',
    asOf: day('2026-10-31'),
    age: 55,
  }
  const policy = {
    referenceDate: day('2026-06-30'),
    pensionPlan: { planName: 'Plan' },
    personalPensionDetails: {
      retirementCapital: {
        balanceReferenceDate: 99_000,
        projectedRetirementBenefits: [{ retirementAge: 780, capitalBalance: 300_000, pension: 15_000 }],
      },
    },
  }
  const asked: Partial<UseCases> = {
    getMe: async () => ({ login, fund_ids: [], ttl: 1 }),
    getSteps: signedIn({ avs: true, lpp: true, pillar3a: true }).getSteps as UseCases['getSteps'],
    getInsured: async () => record,
    listSelectedFunds: async () => ['a', 'b'],
    getPolicies: async () => ({
      policies: [{ fundId: 'a', fundName: 'Caisse a', webUrl: null, policy }],
      silent: [{ fundId: 'b', fundName: 'Caisse b', reason: 'timeout' as const }],
    }),
    listSelectedEntities: async () => ['c'],
    getProvidents: async () => ({
      providents: [
        { entityId: 'c', entityName: 'Banque c', statement: { pn: '3a', rd: day('2025-12-31'), rc: { cb: 45_000 } } },
      ],
      silent: [],
    }),
  }

  it('shows what register, funds and providers answered, with their days, and who is silent', async () => {
    const { text } = await shown(asked)
    expect(text).toMatch(/Réponse du registre AVS, état au 31\.10\.2026\. .*CHF 70'000/)
    expect(text).toMatch(/Caisse a Réponse de la caisse, état au 30\.06\.2026\. .*CHF 99'000 .*CHF 15'000 par an/)
    expect(text).toMatch(/Caisse b n’a pas répondu à temps\. .*Ses chiffres ne sont pas dans le total/)
    expect(text).toMatch(/Banque c Réponse de la banque ou de l’assurance, état au 31\.12\.2025\. .*CHF 45'000/)
    expect(text).not.toContain('Vos revenus AVS manquent')
  })

  it('stays usable while the register is silent', async () => {
    const { text } = await shown({ ...asked, getInsured: failing(424, 'register silent') })
    expect(text).toContain('Le registre AVS ne répond pas pour l’instant')
  })

  it('says of a paper beside an answer that the answer counts', async () => {
    const answered = { fundName: 'Caisse a', asOf: day('2026-06-30'), counts: 'party' as const }
    const { text } = await shown({
      ...asked,
      listCertificates: async () => [{ ...certificate, fundId: 'a', differs: null, answered, newer: null }],
    })
    expect(text).toContain('certificat du 01.01.2026. La réponse reçue compte à sa place.')
  })
})
