import { z } from 'zod'
import { Open3kInfo, OwnAccount3a, OwnAccounts3a, PaydateLimits } from '~/dossier/shape'
import { yearOf } from '~/pillars/day'
import { ceilingsOn } from '~/pillars/pillar-3a/rules'
import { ownAccounts, withAccount } from '../accounts-3a'
import { noneYet, refusedAtOnce } from '../all-at-once'
import type { Api, Tools } from '../api-env'
import { failsAs, reading, savingPart } from '../call-route'
import { findPaydateProblems, loadPaydateLimits } from '../paydate'
import { type FieldProblem, unfit } from '../problem'
import { savePart, tellRevision } from '../revision'
import type { Session } from '../session'

/** The 3a information; and beside the 17, every account that a provider has told, each with figures of its own. */
export function addAccountCalls(api: Api, tools: Tools) {
  addInfoCalls(api, tools)
  addOwnAccountCalls(api, tools)

  api.openapi(
    reading({
      path: '/open3k/paydates',
      summary: 'between which days 3a savings can be paid out; null: no day is left',
      answer: PaydateLimits,
      middleware: [tools.withSession],
    }),
    async (c) => c.json(await loadPaydateLimits(c.var.session, tools), 200),
  )
}

function addInfoCalls(api: Api, tools: Tools) {
  const middleware = [failsAs('no info'), tools.withSession]

  api.openapi(
    reading({
      path: '/open3k/info',
      summary: '3a information',
      answer: Open3kInfo.nullable(),
      middleware,
      revised: true,
    }),
    (c) => {
      tellRevision(c, 'account')
      return c.json(c.var.session.dossier.thirdPillar.info, 200)
    },
  )

  const findProblems = (info: Partial<Open3kInfo>, session: Session) =>
    findPaydateProblems(info, session.dossier.thirdPillar.info, session, tools)

  api.openapi(
    savingPart({
      path: '/open3k/info',
      summary: 'save the 3a information',
      body: Open3kInfo,
      answer: Open3kInfo,
      middleware,
    }),
    async (c) => {
      const { session } = c.var
      const info = c.req.valid('json')
      const problems = await findProblems(info, session)
      if (problems.length > 0) throw unfit(problems)
      await savePart(session, { part: 'account', ifMatch: c.req.valid('header')['if-match'] }, (dossier) => ({
        ...dossier,
        thirdPillar: withAccount(dossier.thirdPillar, null, info),
      }))
      return c.json(info, 200)
    },
    refusedAtOnce(Open3kInfo, findProblems),
  )
}

const AccountToSave = Open3kInfo.extend({ entityId: z.string() })
type AccountToSave = z.infer<typeof AccountToSave>

function addOwnAccountCalls(api: Api, tools: Tools) {
  const { clock, withSession } = tools
  const middleware = [failsAs('no info'), withSession]

  api.openapi(
    reading({ path: '/open3k/accounts', summary: 'every 3a account', answer: OwnAccounts3a, middleware }),
    (c) => {
      const { thirdPillar, secondPillar } = c.var.session.dossier
      const withFund = secondPillar.selection?.length !== 0
      const ceilings = ceilingsOn(clock.today())
      return c.json(
        {
          accounts: ownAccounts(thirdPillar),
          ceiling: {
            year: yearOf(clock.today()),
            amount: withFund ? ceilings.withFund : ceilings.withoutFund,
            withFund,
          },
        },
        200,
      )
    },
  )

  api.openapi(
    savingPart({
      path: '/open3k/accounts',
      summary: 'save one 3a account',
      body: AccountToSave,
      answer: OwnAccount3a,
      middleware,
    }),
    async (c) => {
      const { session } = c.var
      const { entityId, ...info } = c.req.valid('json')
      const { known, problems } = await judged({ entityId, ...info }, session, tools)
      if (!known || problems.length > 0) throw unfit(problems)
      await savePart(session, { part: 'account', ifMatch: c.req.valid('header')['if-match'] }, (dossier) => ({
        ...dossier,
        thirdPillar: withAccount(dossier.thirdPillar, entityId, info),
      }))
      return c.json({ ...info, entityId, entityName: known.entityName }, 200)
    },
    refusedAtOnce(AccountToSave, async (part: Partial<AccountToSave>, session) => {
      const { problems } = await judged(part, session, tools)
      return problems
    }),
  )
}

/**
 * One of the visitor's accounts, or as much of it as could be read: the account that is there, and what is wrong.
 * @throws {Problem} 424 where nothing else is wrong, the register must be asked, and is silent
 */
async function judged({ entityId, ...info }: Partial<AccountToSave>, session: Session, tools: Tools) {
  const known = ownAccounts(session.dossier.thirdPillar).find((account) => account.entityId === entityId)
  const ofDay = findPaydateProblems(info, known ?? null, session, tools)
  if (known) return { known, problems: await ofDay }
  const unknown: FieldProblem = { field: 'entityId', key: 'unknownEntity' }
  return { known, problems: [unknown, ...(await ofDay.catch(noneYet))] }
}
