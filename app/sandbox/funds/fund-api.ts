/** The pension funds: policies, statements, movements and simulations of the SFTI Pension API 4.1.0. */
import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import { z } from 'zod'
import type { Day } from '~/pillars/day'
import { DayShape } from '../day-shape'
import { FUNDS, type Fund } from '../parties'
import { type Access, createPartyApi, partyRequestOf, personIdAt } from '../party-sign-in/party-api'
import { siteAddress } from '../party-sites'
import type { Person } from '../people/people'
import { sendProblem } from '../problem'
import { opaqueId } from '../secrets'
import { referenceDateOf } from './fund-plan'
import { asPolicyDocument, asRegularStatement, type HeldPolicy } from './policy-document'
import { PurchasePlan, SalaryChange, simulatePurchase, simulateSalaryChange } from './simulations'
import { transactionsOf } from './transactions'

type Options = { people: Person[]; access: Access; today: () => Day }

const StatementQuery = z.object({ reference_date: DayShape.optional() })
const Range = z.object({ from: DayShape, to: DayShape }).refine(({ from, to }) => from <= to)

/** A simulation takes a handful of numbers. */
const readJson = express.json({ limit: '4kb' })

export function createFundApi({ people, access, today }: Options): Router {
  const ownRoutes = Router()

  const heldAt = holdingsOf(access.base)
  const withPolicy = policyFinder(heldAt)
  const simulation = simulator(withPolicy, today)

  ownRoutes.get('/insured-persons/:personId/statements', (request, response) => {
    const { party, person } = partyRequestOf<Fund>(response)
    const query = StatementQuery.safeParse(request.query)
    if (!query.success) return sendProblem(response, 'invalid')
    if (request.params.personId !== personIdAt(party.id, person)) return sendProblem(response, 'notFound')
    const { reference_date: date } = query.data
    const held = heldAt(party, person).filter(({ policy }) => !date || date === referenceDateOf(policy, today()))
    // "If the pension fund is unable to provide a statement for the request date, the error code 400 should be returned."
    if (held.length === 0) return sendProblem(response, 'invalid')
    response.json(held.map((one) => asRegularStatement(one, today())))
  })

  ownRoutes.get(
    '/policies/:policyId',
    withPolicy((held, _, response) => void response.json(asPolicyDocument(held, today()))),
  )

  ownRoutes.get(
    '/policies/:policyId/transactions',
    withPolicy((held, request, response) => {
      const range = Range.safeParse(request.query)
      const transactions = range.success ? transactionsOf(held, range.data, today()) : null
      if (!transactions) return sendProblem(response, 'invalid')
      response.json(transactions)
    }),
  )

  ownRoutes.post(
    '/policies/:policyId/salary-change-simulation',
    readJson,
    simulation(SalaryChange, simulateSalaryChange),
  )
  ownRoutes.post('/policies/:policyId/purchase-simulation', readJson, simulation(PurchasePlan, simulatePurchase))

  return createPartyApi(
    'funds',
    {
      parties: FUNDS,
      membersOf: (fund) => people.filter((person) => heldAt(fund, person).length > 0),
      policyIdsOf: (fund, person) => heldAt(fund, person).map(({ policyId }) => policyId),
      access,
    },
    ownRoutes,
  )
}

type HeldAt = (fund: Fund, person: Person) => HeldPolicy[]

/** @param base the address of the sandbox's parties */
const holdingsOf =
  (base: Options['access']['base']): HeldAt =>
  (fund, person) =>
    person.policies
      .filter((policy) => policy.fundId === fund.id)
      .map((policy, i) => ({
        fund,
        person,
        policy,
        personId: personIdAt(fund.id, person),
        policyId: opaqueId('policy', fund.id, person.email, String(i)),
        portalUrl: siteAddress(base, fund),
      }))

/** Handles calls for the policy in the address, if it belongs to the token's person. */
const policyFinder =
  (heldAt: HeldAt) =>
  (then: (held: HeldPolicy, request: Request, response: Response) => void): RequestHandler =>
  (request, response) => {
    const { party, person } = partyRequestOf<Fund>(response)
    const held = heldAt(party, person).find(({ policyId }) => policyId === request.params.policyId)
    if (!held) return sendProblem(response, 'notFound')
    then(held, request, response)
  }

const simulator =
  (withPolicy: ReturnType<typeof policyFinder>, today: Options['today']) =>
  <Shape extends z.ZodType>(
    shape: Shape,
    simulate: (held: HeldPolicy, parameters: z.output<Shape>, today: Day) => unknown,
  ) =>
    withPolicy((held, request, response) => {
      const parameters = shape.safeParse(request.body)
      const result = parameters.success ? simulate(held, parameters.data, today()) : null
      // The standard defines no answer for invalid bodies; this is the one of its other calls.
      if (!result) return sendProblem(response, 'invalid')
      response.json(result)
    })
