/** Outside parties over real HTTP: two funds, two 3a providers, directory and register. A test spoils single answers. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import express from 'express'
import { listen } from '../product/listen'
import { INSURED, OWN } from './stub-connectors'

export type Spoilt = (response: ServerResponse, request: IncomingMessage) => void

/** What only the visitor may read; every spoilt answer with room for it contains it. */
export const SECRET = 'Geheim Muster 756.1111.2222.08'

export const POLICY = {
  policyId: 'p-1',
  personId: 'person-1',
  policyNo: SECRET,
  contractNo: '2',
  entryDate: '2010-01-01',
  referenceDate: '2026-01-01',
  pensionPlan: { planName: 'plan', contractType: 'mand' },
  pensionProvider: { providerName: 'fund' },
  personalPensionDetails: {
    earliestRetirementAge: 696,
    ordinaryRetirementAge: 780,
    salaryData: {
      declaredSalary: 90000,
      employmentLevel: 100,
      insuredSalaryMandatory: 62475,
      insuredSalaryRetirement: 64000,
    },
    retirementCapital: {
      balanceReferenceDate: 200000,
      balanceMandatoryReferenceDate: 150000,
      interestRates: { interestRateEnvelopingProjection: 1.5 },
      projectedRetirementBenefits: [
        { retirementAge: 780, capitalBalance: 500000, capitalBalanceMandatory: 400000, conversionRateEnveloping: 5.4 },
      ],
    },
    financing: { contributionSavingsEmployer: 5000, contributionSavingsInsuredPerson: 4000 },
  },
}

export const STATEMENT = {
  ai: SECRET,
  ppn: 'bank',
  pn: '3a',
  rd: '2026-01-01',
  ts: '2026-01-01T10:00:00Z',
  rc: { cb: 44000, cbpy: 42000, inv: 0 },
  pyd: { de: 7056 },
  cyd: { de: 2000 },
  cp: { cy: 5258 },
}

const TOKEN = { access_token: 'token', token_type: 'Bearer', expires_in: 60 }

const signInAt = (party: string) => ({
  authorizeUrl: `${party}/authorize`,
  identityProvider: party,
  tokenEndpoint: `${party}/token`,
})

/** What is at which address; `bad` and `bad-bank` answer like `good` and `good-bank` until they are spoilt. */
const answersAt = (origin: string): Record<string, unknown> => {
  const fund = (id: string) => ({
    id,
    name: `Fund ${id}`,
    openpkStatus: 'active',
    openpkServices: { ...signInAt(`${origin}/${id}`), policyEndpoint: `${origin}/${id}` },
  })
  const entity = (id: string) => ({
    id,
    name: `Bank ${id}`,
    kind: 'bank',
    status: 'active',
    ...signInAt(`${origin}/${id}`),
    policyEndpoint: `${origin}/${id}`,
  })
  const funds = ['good', 'bad'].map((id) => ({
    [`/${id}/token`]: TOKEN,
    [`/${id}/insured-persons`]: [{ personId: 'person-1' }],
    [`/${id}/insured-persons/person-1`]: { personId: 'person-1', policyIds: ['p-1'] },
    [`/${id}/policies/p-1`]: POLICY,
  }))
  const entities = ['good-bank', 'bad-bank'].map((id) => ({
    [`/${id}/token`]: TOKEN,
    [`/${id}/insured-persons`]: [{ personId: 'person-1' }],
    [`/${id}/statements/person-1/compact-3a-statements`]: STATEMENT,
  }))
  return Object.assign(
    {
      '/funds': ['good', 'bad'].map(fund),
      '/entities': ['good-bank', 'bad-bank'].map(entity),
      '/insureds': INSURED[OWN],
    },
    ...funds,
    ...entities,
  )
}

export type SpoiltParties = Awaited<ReturnType<typeof startSpoiltParties>>

/** Close them when done. */
export async function startSpoiltParties() {
  const app = express().disable('x-powered-by')
  const { origin, close } = await listen(app)
  const answers = answersAt(origin)
  const spoilt = new Map<string, Spoilt>()
  /** Requested paths, in order. */
  const asked: string[] = []
  app.use((request, response) => {
    asked.push(request.path)
    const spoil = spoilt.get(request.path)
    if (spoil) return spoil(response, request)
    const answer = answers[request.path]
    return void (answer === undefined ? response.status(404).json({}) : response.json(answer))
  })
  return { origin, close, spoilt, asked }
}

export const json =
  (body: unknown, status = 200): Spoilt =>
  (response) =>
    sent(response, status, 'application/json', JSON.stringify(body))

export const text =
  (type: string, body: string | Uint8Array, status = 200): Spoilt =>
  (response) =>
    sent(response, status, type, body)

function sent(response: ServerResponse, status: number, type: string, body: string | Uint8Array) {
  response.writeHead(status, type ? { 'content-type': type } : {})
  response.end(body)
}

/** The raw bytes, and then the end of the connection. */
export const raw =
  (bytes: string): Spoilt =>
  (response) =>
    void response.socket?.end(bytes)
