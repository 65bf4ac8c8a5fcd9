import { useForm } from '@conform-to/react'
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { isOfFrame } from '~/forms/keep'
import { readLppForm } from '~/forms/lpp-form'
import { visitorForm } from '~/forms/posted'
import { problemsOf, shownAgain } from '~/forms/problems'
import { ofOtherSession, revisionIn, type SentForm, unsaved } from '~/forms/revision'
import { DONE_WITH_FUNDS, type SelectionTyped, saveSelection, ticked, tickedIds } from '~/forms/selection'
import { doneForFrame } from '~/frame-button'
import { attempt, NOT_ASKED } from '~/guards'
import type { LoadContext, PageHandle, PageTitle } from '~/load-context'
import { pathSayingDone } from '~/text/done'
import { onWay, visitAt } from '~/text/guided-path'
import { pathIn } from '~/text/language'
import { DoneNotice } from '~/ui/done-notice'
import { ExplainedLinks } from '~/ui/explained-links'
import { LppChoice } from '~/ui/lpp-choice'
import { LppFunds } from '~/ui/lpp-funds'
import { LppNotices } from '~/ui/lpp-notices'
import { lppView } from '~/ui/lpp-view'
import { NextStep } from '~/ui/next-step'
import { Page } from '~/ui/page'
import { isSignInFailed, isSignInLost, signInOrigins, someWait } from '~/ui/party-sign-in'
import { PartySignInNotices } from '~/ui/party-sign-in-notices'
import { SavedMeanwhile } from '~/ui/saved-meanwhile'
import { useText } from '~/ui/text'
import { VisitorForm } from '~/ui/visitor-form'

export const handle = { title: 'lpp.title', guard: 'visitor', scripts: true, form: true } satisfies PageHandle

export async function loader(args: LoaderFunctionArgs) {
  const { api, language } = args.context
  const [steps, registry, listedOn, selection, revision] = await Promise.all([
    api.getSteps(),
    attempt(api.listPensionFunds()),
    attempt(api.getListDay('pensionFunds')),
    attempt(api.listSelectedFunds()),
    attempt(api.getRevision('funds')),
  ])
  const policies = selection.answer?.length ? await attempt(api.getPolicies()) : NOT_ASKED
  const view = lppView({ registry, selection, policies }, language)
  args.context.letFormsLeadTo(signInOrigins(view.chosen))
  const signInLost = isSignInLost(args.request)
  const pageTitle: PageTitle = { key: 'lpp.title', failed: isSignInFailed(view.chosen, signInLost) }
  return json({
    pageTitle,
    ...view,
    listedOn: listedOn.answer,
    revision: revision.answer,
    answered: steps.lpp,
    signInLost,
  })
}

export async function action(args: ActionFunctionArgs) {
  const { api, language, session } = args.context
  const at = args.request.url
  const { posted, isOwn } = await visitorForm(args.request, session.formToken)
  const revision = revisionIn(posted)
  const asked = readLppForm(posted)
  if (!isOwn) return json(...ofOtherSession(asked.submission))
  if (isOfFrame(posted))
    return json<SentForm>({ ...shownAgain(ticked(posted)), revision }, await doneForFrame(posted, args.context))
  if (asked.kind === 'refused') return json<SentForm>({ ...asked.submission.reply(), revision }, 400)
  if (asked.kind === 'signIn')
    return redirect(await session.beginPartySignIn({ kind: 'fund', id: asked.id }, visitAt(at)), 303)
  if (asked.kind === 'askReset') return json<SentForm>({ asksFirst: true, revision })
  try {
    await saveSelection(asked, fundCalls(api), revision)
  } catch (error) {
    return json(...unsaved(error, { submission: asked.submission, revision }))
  }
  const next = pathIn(language, onWay(asked.kind === 'none' ? '/router' : '/lpp', at))
  return redirect(pathSayingDone(next, DONE_WITH_FUNDS[asked.kind]), 303)
}

const fundCalls = (api: LoadContext['api']) => ({
  list: api.listSelectedFunds,
  getRevision: () => api.getRevision('funds'),
  save: api.saveSelectedFunds,
  saveNone: api.saveNoFund,
})

export default function LppPage() {
  const { t } = useText()
  const { options, notYet, listedOn, chosen, revision, answered, silent, signInLost } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const [, fields] = useForm<SelectionTyped>({
    id: 'lpp',
    defaultValue: { ids: chosen.map(({ id }) => id) },
    lastResult,
  })
  const problems = problemsOf(t, lastResult, { firstField: 'ids', label: () => t('lpp.ids') })
  return (
    <Page
      title={t('lpp.title')}
      intro={t('lpp.intro')}
      problems={problems}
      notice={<SavedMeanwhile form={lastResult} />}
    >
      <LppNotices {...silent} />
      <PartySignInNotices parties={chosen} lost={signInLost} />
      <DoneNotice possible={chosen.length > 0 ? ['funds', 'fundRemoved'] : ['fundRemoved', 'fundsRemoved']} />
      {chosen.length > 0 && (
        <VisitorForm revision={revision}>
          <LppFunds
            funds={chosen}
            policiesKnown={silent.policies === null}
            asksFirst={lastResult?.asksFirst ?? false}
          />
        </VisitorForm>
      )}
      {chosen.some(({ statements }) => statements.length > 0) && (
        <ExplainedLinks path="/lpp/explained" texts={{ withoutChange: t('explainedLpp.link'), withChange: null }} />
      )}
      {answered && <NextStep waits={someWait(chosen)}>{chosen.length === 0 && <p>{t('lpp.noneChosen')}</p>}</NextStep>}
      <VisitorForm isPageForm revision={lastResult?.revision ?? revision}>
        <LppChoice
          options={options}
          notYet={notYet}
          listedOn={listedOn}
          ids={tickedIds(fields.ids.initialValue)}
          error={problems[0]?.message}
          next={!answered}
        />
      </VisitorForm>
    </Page>
  )
}
