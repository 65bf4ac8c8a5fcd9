/**
 * The AVS register: who a person is, and their individual account. The number comes in a body, so no address contains
 * it.
 */
import express, { type RequestHandler, Router } from 'express'
import { z } from 'zod'
import type { Day } from '~/pillars/day'
import type { Person } from '../people/people'
import { sendProblem } from '../problem'
import { bearerOf, isSameSecret } from '../secrets'

const Query = z.object({ navs: z.string() })

type Options = { people: Person[]; today: () => Day; registerKey: string }

export function createRegisterApi({ people, today, registerKey }: Options): Router {
  const requireKey: RequestHandler = (request, response, next) => {
    const key = bearerOf(request)
    if (key === null || !isSameSecret(key, registerKey)) return sendProblem(response, 'noToken')
    next()
  }

  const router = Router()
  router.post('/insureds', requireKey, express.json({ limit: '1kb' }), (request, response) => {
    const query = Query.safeParse(request.body)
    if (!query.success) return sendProblem(response, 'malformed')
    const person = people.find((candidate) => candidate.navs === query.data.navs)
    if (!person) return sendProblem(response, 'notFound')
    response.json(asInsured(person, today()))
  })
  return router
}

/** What the register says about a person; it knows nothing about the second and third pillars. */
const asInsured = (person: Person, asOf: Day) => ({
  navs: person.navs,
  firstName: person.firstName,
  lastName: person.lastName,
  birthDate: person.birthDate,
  gender: person.gender,
  civilStatus: person.civilStatus,
  relationshipStartDate: person.relationshipStartDate,
  relationshipEndDate: person.relationshipEndDate,
  partnerNavs: person.partnerNavs,
  children: person.children,
  marriages: person.marriages,
  insured: person.insured,
  incomes: person.incomes,
  source: 'AVS register (sandbox)',
  asOf,
})
