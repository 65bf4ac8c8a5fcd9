/** A visitor of pension and capital, over the use cases themselves: born in May 1970, with a whole career and no papers yet. */

import { expect } from 'vitest'
import type { Career } from '~/dossier/shape/career'
import { type CivilStatus, isMarriedStatus } from '~/dossier/shape/civil-status'
import type { FundCertificate, Statement3a } from '~/dossier/shape/savings-papers'
import { emptyDossier } from '~/dossier/shape/shape'
import type { Simulation } from '~/dossier/shape/simulation'
import * as route from '~/pages/decide/route'
import { type Day, day } from '~/pillars/day'
import { franc } from '~/pillars/money'
import { lifeOfDossier } from '../lives/life-of-dossier'
import { SINGLE_WOMAN } from '../lives/single-woman'
import { CERTIFICATE, STATEMENT_3A } from '../papers/typed-papers'
import { readable, servePage } from '../product/serve-page'
import { startApi, TODAY } from '../product/start-api'
import { requestEach, type UseCases, visitorUseCases } from '../product/use-cases'

export const PATH = '/decide'
export const CAREER: Career = {
  way: 'extract',
  asOf: day('2026-03-12'),
  unread: [],
  rows: Array.from({ length: 35 }, (_, at) => ({
    line: at + 1,
    year: 1991 + at,
    amount: franc(78_000),
    months: { from: 1, to: 12 },
    kind: 'income' as const,
    split: false,
    payer: null,
  })),
}
export const FUND: FundCertificate = { ...CERTIFICATE, maxCapitalShare: 100 }
/** An account that stays as it is, so that it pays the same in every year. */
export const account = (label: string, solde: number, on: string): Statement3a => ({
  ...STATEMENT_3A,
  ...{ label, solde, amount: 0, rate: 0, paydate: day(on) },
})
export const policy = (label: string, maturity: number, on: string): Statement3a => ({
  ...STATEMENT_3A,
  ...{ label, kind: 'policy', solde: 0, amount: 0, rate: null, maturity, paydate: day(on) },
})

/** Something in every field, more than can be computed together. */
export const CHANGE: Simulation = {
  ...{ currentSalary: 80_000, desiredSalary: 70_000, currentRate: 100, desiredRate: 80 },
  ...{ retirementDate: day('2035-06-01'), stopsOn: day('2035-05-31'), lppFrom: day('2035-06-01') },
  ...{ lppCapitalShare: 25, drawing: [{ from: day('2034-06-01'), share: 50 }] },
  ...{ steps: [{ on: day('2033-01-01'), rate: 60 }], stepsDrawFund: true },
  ...{ partner: { retirementDate: day('2036-01-01') }, buyIn: { amount: 20_000, on: day('2030-12-31') } },
  ...{ pillar3a: { amount: 5_000, purchase: 1_000 }, paysGaps: true },
  ...{ outlook: 'low', law: 'without13th', need: 4_000 },
}

export type Typed = { [field: string]: string }
export const LAUSANNE: Typed = { lppCapitalShare: '50', canton: 'VD', municipality: 'Lausanne', status: 'single' }
export const paper = (number: number) => ({ number, confirmed: [] as never[] })

export type DecideVisit = Awaited<ReturnType<typeof openDecide>>

export async function openDecide() {
  const api = await startApi({ termsVersion: '1' })
  const empty = () => api.vault.create(emptyDossier(null, '', '', { version: '1' }))
  /** Of the visitor who is asking. */
  const own = { token: (await empty()).token }
  const client = requestEach(() =>
    visitorUseCases(api.tools, null)({ vault: api.vault.beginRequest(), token: own.token }),
  )
  const page = servePage(route, PATH, client)
  await client.saveInfo({ person: SINGLE_WOMAN, partner: null, children: [] })
  await client.saveCareer('person', CAREER)
  const dossier = async () => {
    const opened = await api.vault.open(own.token)
    if (!opened) throw new Error('the dossier is gone')
    return opened.dossier
  }
  return {
    ...{ api, client, own, dossier },
    /** Continues with an empty dossier. */
    beginAnew: async () => {
      own.token = (await empty()).token
    },
    typeIn: async ({ certificates = [], statements = [] }: Papers) => {
      for (const [at, one] of certificates.entries()) await client.saveCertificate(one, paper(at + 1))
      for (const [at, one] of statements.entries()) await client.saveStatement3a(one, paper(at + 1))
    },
    /** With a spouse born in 1971, of a marriage of 2000, if there is or was one. */
    liveAs: (household: Partial<Household>) => liveAs(client, household),
    send: (typed: Typed, path = PATH) => page.post(path, Object.entries(typed)),
    shown: async (path = PATH) => shownIn(await (await page.get(path)).text()),
    taxOfCall: async (typed: Typed, municipality: number, changes?: ChangedLife) =>
      taxOfCall(api, await dossier(), { typed, municipality }, changes),
  }
}

export type Household = { status: CivilStatus; separatedSince: Day | null }

async function liveAs(
  client: Pick<UseCases, 'saveInfo' | 'saveFamily'>,
  { status = 'bachelor', separatedSince = null }: Partial<Household>,
) {
  const partner = { navs: null, birthDate: day('1971-03-02'), gender: 'MALE', deathDate: null } as const
  const isMarried = isMarriedStatus(status)
  const start = day('2000-05-05')
  const relationshipStartDate = status === 'bachelor' ? null : start
  await client.saveInfo({
    person: { ...SINGLE_WOMAN, status, relationshipStartDate },
    partner: isMarried ? partner : null,
    children: [],
  })
  if (!separatedSince) return
  const lasting = { start, end: null, endedBy: null, separatedSince, partner }
  await client.saveFamily({ marriages: [lasting], children: [], survivorsPension: null })
}

type Papers = { certificates?: FundCertificate[]; statements?: Statement3a[] }

function shownIn(html: string) {
  const figures = [...html.matchAll(/<data[^>]* value="([^"]*)" data-figure="([^"]*)"/g)]
  const all: Record<string, number> = Object.fromEntries(figures.map(([, value, name]) => [name, Number(value)]))
  return {
    html,
    text: readable(html).replaceAll('\u00a0', ' '),
    figures: all,
    taxes: Object.fromEntries(Object.entries(all).filter(([name]) => name.startsWith('tax.'))),
  }
}

type ChangedLife = { query?: Parameters<typeof lifeOfDossier>[2]; paydates?: Record<string, string> }

/** The tax that the call for other programs answers for the same life. */
async function taxOfCall(
  api: Awaited<ReturnType<typeof startApi>>,
  dossier: Parameters<typeof lifeOfDossier>[0],
  { typed, municipality }: { typed: Typed; municipality: number },
  { query = {}, paydates = {} }: ChangedLife = {},
) {
  const share = typed.lppCapitalShare ? { lppCapitalShare: Number(typed.lppCapitalShare) } : {}
  const { canton, status, children } = typed
  const spouse = [0, 1, 2].flatMap((row) => {
    const [paidIn, amount] = [typed[`spouse[${row}].year`], typed[`spouse[${row}].amount`]]
    return paidIn && amount ? [{ year: Number(paidIn), amount: Number(amount) }] : []
  })
  const life = {
    ...lifeOfDossier(dossier, TODAY, { ...query, ...share }),
    tax: { canton, municipality, status, spouse, ...(children && { children: true }) },
  }
  for (const one of life.thirdPillar ?? []) {
    const paydate = paydates[one.label ?? '']
    if (paydate) one.paydate = day(paydate)
  }
  const headers = { 'content-type': 'application/json' }
  const response = await api.send('/estimate', { method: 'POST', headers, body: JSON.stringify(life) })
  expect(response.status).toBe(200)
  return (await response.json()).tax
}

const TAXES = ['capital', 'federal', 'canton', 'municipality', 'total']
export const firstYearOf = (tax: Record<string, number>) =>
  Object.fromEntries(TAXES.filter((name) => name in tax).map((name) => [`tax.${name}`, tax[name]]))
