import { z } from 'zod'
import { PartyError } from '~/connectors/connectors'
import type { InfoPart } from '~/dossier/info-rules'
import { Info, type Insured, type InsuredPartner } from '~/dossier/shape'
import { DigestQuery } from '~/dossier/simulation'
import { ageOn } from '~/pillars/day'
import { situationsOf } from '~/pillars/synthesis/change'
import { refusedAtOnce } from '../all-at-once'
import { HouseholdAnswer, InfoAnswer, InsuredAnswer, PensionAnswer } from '../answers'
import type { Api, Tools } from '../api-env'
import { failsAs, reading, savingPart } from '../call-route'
import { loadChange } from '../change'
import { asInfoAnswer, checkedInfo, findInfoProblems } from '../info'
import { findPartner, loadInsureds, loadOwnRecord, registeredPartner } from '../insureds'
import { loadPension } from '../pension'
import { notFound, registerSilent } from '../problem'
import { jsonEncoded } from '../query'
import { savePart, tellRevision } from '../revision'
import type { Session } from '../session'

/** The AVS form, the register's records, and the pension. */
export function addFirstPillarCalls(api: Api, tools: Tools) {
  const { clock, connectors, withSession } = tools

  api.openapi(
    reading({
      path: '/acor/pension-calculator/info',
      summary: 'saved calculator inputs',
      answer: InfoAnswer.nullable(),
      middleware: [failsAs('no info'), withSession],
      revised: true,
    }),
    (c) => {
      const { info } = c.var.session.dossier.firstPillar
      tellRevision(c, 'info')
      return c.json(info && asInfoAnswer(info, clock.today()), 200)
    },
  )

  api.openapi(
    savingPart({
      path: '/acor/pension-calculator/info',
      summary: 'save calculator inputs',
      body: Info,
      answer: InfoAnswer,
      middleware: [failsAs('no info'), withSession],
    }),
    async (c) => {
      const { session } = c.var
      const info = await checkedInfo(c.req.valid('json'), session, tools)
      await savePart(session, { part: 'info', ifMatch: c.req.valid('header')['if-match'] }, (dossier) => ({
        ...dossier,
        firstPillar: { ...dossier.firstPillar, info, pension: null },
      }))
      await session.followHousehold()
      return c.json(asInfoAnswer(info, clock.today()), 200)
    },
    refusedAtOnce(Info, (part: InfoPart, session) =>
      findInfoProblems({ ...part, person: part.person ?? {} }, session, tools),
    ),
  )

  api.openapi(
    reading({
      path: '/acor/household',
      summary: 'what the visitor and the registered partner share; null: neither has saved it',
      answer: HouseholdAnswer.nullable(),
      middleware: [failsAs('no info'), withSession],
    }),
    async (c) => {
      const { session } = c.var
      const partner = await findPartner(session, connectors)
      return c.json(partner && (await session.findHousehold()), 200)
    },
  )

  api.openapi(
    reading({
      path: '/acor/insureds/{navs}',
      summary: 'insured data: the own, and the registered partner without incomes',
      request: { params: z.object({ navs: z.string() }) },
      answer: InsuredAnswer,
      middleware: [withSession],
    }),
    async (c) => {
      const record = await insuredFor(c.var.session, connectors, c.req.valid('param').navs)
      return c.json({ ...record, age: ageOn(record.birthDate, clock.today()) }, 200)
    },
  )

  api.openapi(
    reading({
      path: '/acor/pension-calculator',
      summary: 'calculation result; cached unless forced, or asked for with a change of situation',
      request: {
        query: jsonEncoded(DigestQuery.extend({ force: z.boolean().optional() })),
      },
      answer: PensionAnswer,
      middleware: [withSession],
    }),
    async (c) => {
      const { force = false, ...query } = c.req.valid('query')
      const { session } = c.var
      const change = await loadChange(session, tools, query)
      const situation = change ? situationsOf(change).at(-1)?.situation : undefined
      return c.json(await orRegisterSilent(loadPension(session, tools, { force, situation })), 200)
    },
  )
}

/** Whoever is neither the visitor nor their registered partner is answered like a number that nobody has. */
async function insuredFor(session: Session, connectors: Tools['connectors'], navs: string) {
  if (navs === session.dossier.login.navs) return orRegisterSilent(loadOwnRecord(session, connectors))
  if (navs !== (await orRegisterSilent(registeredPartner(session, connectors)))) throw notFound()
  const [partner] = await orRegisterSilent(loadInsureds(session, connectors, [navs]))
  if (!partner) throw notFound()
  return withoutIncomes(partner)
}

const withoutIncomes = (record: Insured): InsuredPartner => ({
  navs: record.navs,
  firstName: record.firstName,
  lastName: record.lastName,
  birthDate: record.birthDate,
  gender: record.gender,
  civilStatus: record.civilStatus,
  source: record.source,
  asOf: record.asOf,
})

/** What the register does not know is not found; what it does not answer is its silence. */
const orRegisterSilent = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  answer.catch((error: unknown) => {
    if (!(error instanceof PartyError)) throw error
    throw error.reason === 'notFound' ? notFound() : registerSilent()
  })
