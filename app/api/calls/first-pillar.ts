import { z } from 'zod'
import { AVS_NUMBER_LENGTH } from '~/dossier/shape/avs-number'
import { Info } from '~/dossier/shape/info'
import { DigestQuery } from '~/dossier/shape/simulation'
import { getHousehold, getInfo, getInsured, getPension } from '~/estimate/read/first-pillar'
import { checkInfo, saveInfo } from '~/estimate/save/avs-form'
import { PensionAnswer } from '../answers/pension'
import { HouseholdAnswer, InfoAnswer, InsuredAnswer } from '../answers/visitor'
import type { Access, Api } from '../api-env'
import { readRoute, savePartRoute, withFailureOf } from '../call-route'
import { jsonQuery } from '../json-query'
import { refuseWithAllProblems } from '../refuse-unfit'
import { baseRevisionOf, setETag } from '../revision-headers'

/** The AVS form, the register's records, and the pension. */
export function addFirstPillarCalls(api: Api, access: Access) {
  addInfoCalls(api, access)
  addRecordCalls(api, access)
}

function addInfoCalls(api: Api, { withSession }: Access) {
  api.openapi(
    readRoute({
      path: '/acor/pension-calculator/info',
      summary: 'saved calculator inputs',
      answer: InfoAnswer.nullable(),
      middleware: [withFailureOf('getInfo'), withSession],
      revised: true,
    }),
    async (c) => {
      await setETag(c, 'info')
      return c.json(await getInfo(c.var.visit), 200)
    },
  )

  api.openapi(
    savePartRoute({
      path: '/acor/pension-calculator/info',
      summary: 'save calculator inputs',
      body: Info,
      answer: InfoAnswer,
      middleware: [withFailureOf('saveInfo'), withSession],
    }),
    async (c) => c.json(await saveInfo(c.var.visit, c.req.valid('json'), baseRevisionOf(c.req.valid('header'))), 200),
    refuseWithAllProblems(checkInfo),
  )
}

function addRecordCalls(api: Api, { withSession }: Access) {
  api.openapi(
    readRoute({
      path: '/acor/household',
      summary: 'marriage and children, which both spouses share; null: neither has saved them',
      answer: HouseholdAnswer.nullable(),
      middleware: [withFailureOf('getHousehold'), withSession],
    }),
    async (c) => c.json(await getHousehold(c.var.visit), 200),
  )

  api.openapi(
    readRoute({
      path: '/acor/insureds/{navs}',
      summary: 'register record of the visitor, or of the registered partner (without incomes)',
      request: { params: z.object({ navs: z.string().max(AVS_NUMBER_LENGTH) }) },
      answer: InsuredAnswer,
      middleware: [withSession],
    }),
    async (c) => c.json(await getInsured(c.var.visit, c.req.valid('param').navs), 200),
  )

  api.openapi(
    readRoute({
      path: '/acor/pension-calculator',
      summary: 'calculation result; `force` asks the register again, the other values are a change of situation',
      request: {
        query: jsonQuery(DigestQuery.extend({ force: z.boolean().optional() })),
      },
      answer: PensionAnswer,
      middleware: [withSession],
    }),
    async (c) => c.json(await getPension(c.var.visit, c.req.valid('query')), 200),
  )
}
