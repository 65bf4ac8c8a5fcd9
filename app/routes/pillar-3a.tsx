import { useForm } from '@conform-to/react'
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { Open3kInfo, PaydateLimits } from '~/dossier/shape'
import { isOfFrame } from '~/forms/keep'
import { accountField, type Pillar3aTyped, readPillar3aForm, resetAccount, typedAccount } from '~/forms/pillar-3a-form'
import { visitorForm } from '~/forms/posted'
import { problemsOf, refusedAtOnce, shownAgain } from '~/forms/problems'
import { ofOtherSession, revisionIn, type SentForm, unsaved } from '~/forms/revision'
import { DONE_WITH_ENTITIES, type SelectionTyped, saveSelection, ticked, tickedIds } from '~/forms/selection'
import { doneForFrame } from '~/frame-button'
import { attempt, NOT_ASKED } from '~/guards'
import type { LoadContext, PageHandle, PageTitle } from '~/load-context'
import { pathSayingDone } from '~/text/done'
import { amountText, chf, dayText } from '~/text/format'
import { onWay, visitAt } from '~/text/guided-path'
import { pathIn } from '~/text/language'
import { boundTo } from '~/ui/bound'
import { dayBounds } from '~/ui/day-bounds'
import { DoneNotice } from '~/ui/done-notice'
import { ExplainedLinks } from '~/ui/explained-links'
import { NextStep } from '~/ui/next-step'
import { Page } from '~/ui/page'
import { isSignInFailed, isSignInLost, signInOrigins, someWait } from '~/ui/party-sign-in'
import { PartySignInNotices } from '~/ui/party-sign-in-notices'
import { Pillar3aAccounts } from '~/ui/pillar-3a-accounts'
import { Pillar3aChoice } from '~/ui/pillar-3a-choice'
import { FurtherAccount, Pillar3aFields } from '~/ui/pillar-3a-fields'
import { pillar3aLabel } from '~/ui/pillar-3a-labels'
import { Pillar3aNotices } from '~/ui/pillar-3a-notices'
import { type FilledAccount, overCeiling, pillar3aView, withSentAccount } from '~/ui/pillar-3a-view'
import { SavedMeanwhile } from '~/ui/saved-meanwhile'
import { type T, useText } from '~/ui/text'
import { VisitorForm } from '~/ui/visitor-form'

export const handle = { title: 'pillar3a.title', guard: 'visitor', scripts: true, form: true } satisfies PageHandle

export async function loader(args: LoaderFunctionArgs) {
  const { api } = args.context
  const [steps, registry, listedOn, selection, entities] = await Promise.all([
    api.getSteps(),
    attempt(api.listEntities()),
    attempt(api.getListDay('entities')),
    attempt(api.listSelectedEntities()),
    attempt(api.getRevision('entities')),
  ])
  // The providers' own figures are written into info when they arrive: info is read after them.
  const providents = selection.answer?.length ? await attempt(api.getProvidents()) : NOT_ASKED
  const [info, own, account] = await Promise.all([
    attempt(api.getOpen3kInfo()),
    attempt(api.listAccounts3a()),
    attempt(api.getRevision('account')),
  ])
  const view = pillar3aView({ registry, selection, providents, info, own })
  args.context.letFormsLeadTo(signInOrigins(view.chosen))
  const signInLost = isSignInLost(args.request)
  const pageTitle: PageTitle = { key: 'pillar3a.title', failed: isSignInFailed(view.chosen, signInLost) }
  return json({
    pageTitle,
    ...view,
    listedOn: listedOn.answer,
    typed: typedAccount(info.answer, WRITTEN),
    further: view.further.map((one) => ({ ...one, typed: typedAccount(one, WRITTEN) })),
    revisions: { choice: entities.answer, account: account.answer },
    answered: steps.pillar3a,
    signInLost,
  })
}

const WRITTEN = { day: dayText, amount: amountText }

export async function action(args: ActionFunctionArgs) {
  const { api, language, session } = args.context
  const at = args.request.url
  const { posted, isOwn } = await visitorForm(args.request, session.formToken)
  const revision = revisionIn(posted)
  const { form, ...asked } = readPillar3aForm(posted)
  const entityId = 'entityId' in asked ? asked.entityId : undefined
  if (!isOwn) {
    const [sent, status] = ofOtherSession(asked.submission)
    return json<Sent>({ [form]: { ...sent, entityId } }, status)
  }
  if (isOfFrame(posted)) {
    const typed = form === 'choice' ? ticked(posted) : asked.submission
    const again = { ...(typed && shownAgain(typed)), revision, entityId }
    return json<Sent>({ [form]: again }, await doneForFrame(posted, args.context))
  }
  if (asked.kind === 'refused') return json<Sent>({ choice: { ...asked.submission.reply(), revision } }, 400)
  if (asked.kind === 'unread') {
    const refused = await refusedAtOnce(asked.submission, () =>
      entityId === undefined ? api.checkOpen3kInfo(asked.unread) : api.checkAccount3a({ ...asked.unread, entityId }),
    )
    return json<Sent>({ [form]: { ...(await withLimits(api, refused)), revision, entityId } }, 400)
  }
  if (asked.kind === 'signIn')
    return redirect(await session.beginPartySignIn({ kind: 'entity', id: asked.id }, visitAt(at)), 303)
  if (asked.kind === 'askReset') return json<Sent>({ choice: { asksFirst: true, revision } })
  if (asked.kind === 'askResetInfo' || asked.kind === 'keepInfo')
    return json<Sent>({
      account: { ...shownAgain(asked.submission), revision, asksFirst: asked.kind === 'askResetInfo' },
    })
  const isOver = asked.kind === 'account' && (await crossesCeiling(api, asked.info))
  try {
    if (asked.kind === 'account') await api.saveOpen3kInfo(asked.info, revision)
    else if (asked.kind === 'further') await api.saveAccount3a({ ...asked.info, entityId: asked.entityId }, revision)
    else if (asked.kind === 'resetAccount') await api.saveOpen3kInfo(resetAccount(await api.getOpen3kInfo()), revision)
    else await saveSelection(asked, entityCalls(api), revision)
  } catch (error) {
    const [sent, status] = unsaved(error, { submission: asked.submission, revision })
    return json<Sent>({ [form]: { ...(await withLimits(api, sent)), entityId } }, status)
  }
  const goesOn = asked.kind === 'none' || (asked.kind === 'account' && !isOver)
  const next = pathIn(language, onWay(goesOn ? '/router' : '/3a', at))
  return redirect(pathSayingDone(next, goesOn ? 'answer' : DONE[asked.kind]), 303)
}

/** Where something is wrong with the pay-out day: with the days that this visitor can choose from. */
async function withLimits(api: LoadContext['api'], sent: SentForm): Promise<SentAccount> {
  const { answer } = sent.error?.paydate ? await attempt(api.getPaydateLimits()) : NOT_ASKED
  return { ...sent, limits: answer }
}

/** Who now plans more than the law allows is told so on the page, and goes on with the next press. */
async function crossesCeiling(api: LoadContext['api'], info: Open3kInfo): Promise<boolean> {
  const [own, before] = await Promise.all([attempt(api.listAccounts3a()), attempt(api.getOpen3kInfo())])
  return own.answer !== null && overCeiling(own.answer, info) !== null && !overCeiling(own.answer, before.answer)
}

const DONE = { ...DONE_WITH_ENTITIES, account: 'account', further: 'account', resetAccount: 'accountCleared' } as const

const entityCalls = (api: LoadContext['api']) => ({
  list: api.listSelectedEntities,
  getRevision: () => api.getRevision('entities'),
  save: api.saveSelectedEntities,
  saveNone: api.saveNoEntity,
})

/** One of the page's forms comes back; of a further account, which one. */
type Sent = { account?: SentAccount; choice?: SentForm; further?: SentAccount & { entityId?: string } }

/** `limits`: of the pay-out day, where there are any to be told. */
type SentAccount = SentForm & { limits?: PaydateLimits }

export default function Pillar3aPage() {
  const { t } = useText()
  const page = useLoaderData<typeof loader>()
  const { options, listedOn, chosen, described, typed, revisions, answered, silent, signInLost } = page
  const sent: Sent = useActionData<typeof action>() ?? {}
  const ids = chosen.map(({ id }) => id)
  const noneTold = chosen.every(({ statements }) => statements.length === 0)
  const [, choice] = useForm<SelectionTyped>({ id: 'choice', defaultValue: { ids }, lastResult: sent.choice })
  const [, account] = useForm<Pillar3aTyped>({ id: 'account', defaultValue: typed, lastResult: sent.account })
  const accounts = withSentAccount(page, sent.further?.entityId)
  const problems = [
    ...accountProblems(t, sent.account),
    ...furtherProblems(t, accounts, sent.further),
    ...problemsOf(t, sent.choice, { firstField: 'ids', label: (field) => pillar3aLabel(t, field) }),
  ]
  const bound = boundTo(problems)
  const hasAccount = chosen.length > 0 || sent.account !== undefined
  const ceilingNotice = page.overCeiling ? overCeilingText(t, page.overCeiling) : undefined
  return (
    <Page
      title={t('pillar3a.title')}
      intro={t('pillar3a.intro')}
      problems={problems}
      notice={<SavedMeanwhile form={sent.account ?? sent.further ?? sent.choice} />}
    >
      <Pillar3aNotices {...silent} />
      <PartySignInNotices parties={chosen} lost={signInLost} />
      <DoneNotice
        possible={chosen.length > 0 ? ['accounts', 'account', 'accountRemoved'] : ['accountRemoved', 'accountsRemoved']}
      />
      {chosen.length > 0 && (
        <VisitorForm revision={revisions.choice}>
          <Pillar3aAccounts entities={chosen} asksFirst={sent.choice?.asksFirst ?? false} />
        </VisitorForm>
      )}
      {accounts.map(({ entityId, entityName, typed: saved }, place) => {
        const again = sent.further?.entityId === entityId ? sent.further : undefined
        const shown = (again?.initialValue as Pillar3aTyped | undefined) ?? saved
        return (
          <VisitorForm key={entityId} revision={again?.revision ?? revisions.account}>
            <FurtherAccount
              {...{ entityId, entityName, bound }}
              overCeiling={ceilingNotice}
              fields={fieldsAt(place, shown)}
            />
          </VisitorForm>
        )
      })}
      {hasAccount && (
        <>
          {typed.solde === '' && <DoneNotice possible={['accountCleared']} />}
          <VisitorForm isPageForm revision={sent.account?.revision ?? revisions.account}>
            <Pillar3aFields
              fields={account}
              bound={bound}
              described={described}
              overCeiling={ceilingNotice}
              waits={someWait(chosen)}
              byHand={someWait(chosen) && noneTold}
              asksFirst={sent.account?.asksFirst ?? false}
            />
          </VisitorForm>
          {answered && (
            <ExplainedLinks path="/3a/explained" texts={{ withoutChange: t('explained3a.link'), withChange: null }} />
          )}
        </>
      )}
      {answered && chosen.length === 0 && (
        <NextStep>
          <p>{t('pillar3a.noneChosen')}</p>
        </NextStep>
      )}
      <VisitorForm isPageForm={!hasAccount} revision={sent.choice?.revision ?? revisions.choice}>
        <Pillar3aChoice
          options={options}
          listedOn={listedOn}
          ids={tickedIds(choice.ids.initialValue)}
          error={bound(choice.ids).error}
          next={chosen.length === 0 && !answered}
          saveFirst={hasAccount}
        />
      </VisitorForm>
    </Page>
  )
}

const fieldsAt = (place: number, typed: Pillar3aTyped) => {
  const fieldOf = (field: keyof Pillar3aTyped) => ({ name: accountField(place, field), initialValue: typed[field] })
  return { solde: fieldOf('solde'), amount: fieldOf('amount'), rate: fieldOf('rate'), paydate: fieldOf('paydate') }
}

const accountProblems = (t: T, sent: SentAccount | undefined) =>
  problemsOf(t, sent, {
    firstField: 'solde',
    label: (field) => pillar3aLabel(t, field),
    bounds: sent?.limits ? { paydate: dayBounds(sent.limits) } : {},
  })

/** What is wrong with a further account stands at its own fields; where its bank is unknown, at the choice. */
function furtherProblems(t: T, further: readonly FilledAccount[], sent: Sent['further']) {
  const place = further.findIndex(({ entityId }) => entityId === sent?.entityId)
  return accountProblems(t, sent).map((problem) => ({
    ...problem,
    field: place === -1 || problem.field === 'entityId' ? 'ids' : accountField(place, problem.field),
  }))
}

function overCeilingText(t: T, { year, amount, planned, withFund }: NonNullable<ReturnType<typeof overCeiling>>) {
  const key = withFund ? 'pillar3a.overCeiling' : 'pillar3a.overCeilingWithoutFund'
  return t(key, { year, ceiling: chf(amount), planned: chf(planned) })
}
