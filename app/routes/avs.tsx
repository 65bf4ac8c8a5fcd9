import { useForm } from '@conform-to/react'
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readAvsForm } from '~/forms/avs-form'
import { type AvsTyped, isHandled, typedInfo, typedRegister, withHousehold } from '~/forms/avs-typed'
import { ADD_CHILD, removeChild } from '~/forms/child-rows'
import { isOfFrame } from '~/forms/keep'
import { requireSameSession, visitorForm } from '~/forms/posted'
import { problemsOf, refusedAtOnce, shownAgain } from '~/forms/problems'
import { ofOtherSession, revisionIn, type SentForm, unsaved } from '~/forms/revision'
import { doneForFrame } from '~/frame-button'
import { attempt, NOT_ASKED } from '~/guards'
import type { LoadContext, PageHandle } from '~/load-context'
import { pathSayingDone } from '~/text/done'
import { dayText } from '~/text/format'
import { onWay } from '~/text/guided-path'
import { pathIn } from '~/text/language'
import { pathSaying } from '~/text/own-path'
import { AvsChildren } from '~/ui/avs-children'
import { avsLabel } from '~/ui/avs-labels'
import { AvsNotices } from '~/ui/avs-notices'
import { AvsPerson } from '~/ui/avs-person'
import { AvsRelationship } from '~/ui/avs-relationship'
import { boundTo } from '~/ui/bound'
import { Actions, Button } from '~/ui/button'
import { DefaultButton } from '~/ui/default-button'
import { Page } from '~/ui/page'
import { SavedMeanwhile } from '~/ui/saved-meanwhile'
import { useText } from '~/ui/text'
import { VisitorForm } from '~/ui/visitor-form'

export const handle = { title: 'avs.title', guard: 'visitor', scripts: true, form: true } satisfies PageHandle

export async function loader(args: LoaderFunctionArgs) {
  const { api } = args.context
  const { login } = await api.getMe()
  const [{ answer: info, problem }, saved] = await Promise.all([
    attempt(api.getInfo()),
    attempt(api.getRevision('info')),
  ])
  const revision = saved.answer
  const notices = { infoSilent: problem, notHandled: !isHandled(info) }
  if (!info) return json({ ...(await prefilled(args.context, login)), ...notices, revision, estimated: false })
  const household = info.person.status === 'married' ? await attempt(api.getHousehold()) : NOT_ASKED
  const ages = { age: info.person.age, partnerAge: info.partner?.age ?? null }
  const estimated = !notices.notHandled
  return json({
    typed: typedInfo(info, dayText),
    ...ages,
    ...notices,
    revision,
    estimated,
    prefilled: false,
    fromPartner: false,
    differing: household.answer?.differing ?? [],
    registerSilent: null,
  })
}

/** What the register knows, and of marriage and children what the partner has saved; an empty form without either. */
async function prefilled({ api }: LoadContext, login: { navs: string; partnerNavs?: string }) {
  const [own, partner, { answer: household }] = await Promise.all([
    attempt(api.getInsured(login.navs)),
    login.partnerNavs ? attempt(api.getInsured(login.partnerNavs)) : null,
    attempt(api.getHousehold()),
  ])
  const known = own.answer && 'incomes' in own.answer ? own.answer : null
  const typed: AvsTyped = known ? typedRegister(known, partner?.answer ?? null, dayText) : { navs: login.navs }
  const fromPartner = household?.enteredBy === 'partner'
  return {
    typed: fromPartner ? withHousehold(typed, household, dayText) : typed,
    fromPartner,
    differing: household?.differing ?? [],
    age: known?.age ?? null,
    partnerAge: partner?.answer?.age ?? null,
    prefilled: known !== null,
    registerSilent: own.problem ?? partner?.problem ?? null,
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api, language, session } = args.context
  const { posted, isOwn } = await visitorForm(args.request, session.formToken)
  if (posted.has('estimateAgain')) return estimateAgain(args, posted)
  const revision = revisionIn(posted)
  const { rowsChanged, submission, unread } = readAvsForm(posted)
  if (!isOwn) return json(...ofOtherSession(submission))
  if (isOfFrame(posted))
    return json<SentForm>({ ...shownAgain(submission), revision }, await doneForFrame(posted, args.context))
  if (rowsChanged) return json<SentForm>({ ...shownAgain(submission), revision })
  if (submission.status !== 'success')
    return json<SentForm>({ ...(await refusedAtOnce(submission, () => api.checkInfo(unread))), revision }, 400)
  try {
    await api.saveInfo(submission.value, revision)
  } catch (error) {
    return json(...unsaved(error, { submission, revision }))
  }
  const next = isHandled(submission.value) ? '/router' : '/avs'
  return redirect(pathSayingDone(pathIn(language, onWay(next, args.request.url)), 'answer'), 303)
}

/**
 * From the synthesis, which shows what comes of it. Where the form does not agree with what the register says now, it
 * comes back with that.
 */
async function estimateAgain({ context, request }: ActionFunctionArgs, posted: FormData) {
  const { api, language, session } = context
  const synthesis = pathIn(language, onWay('/synthesis', request.url))
  requireSameSession(posted, session.formToken, pathSaying(synthesis, 'session', 'changed'))
  await api.askSourcesAnew()
  const [info, revision] = await Promise.all([api.getInfo(), api.getRevision('info')])
  try {
    // As it is: saving it holds it against the register.
    if (info) await api.saveInfo(info, revision ?? undefined)
  } catch (error) {
    return json(...unsaved(error, { submission: undefined, revision: revision ?? undefined }))
  }
  return redirect(pathSayingDone(synthesis, 'askedAnew'), 303)
}

export default function AvsPage() {
  const { t } = useText()
  const { typed, revision, age, partnerAge, ...notices } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const [, fields] = useForm<AvsTyped>({ id: 'avs', defaultValue: typed, lastResult })
  const problems = problemsOf(t, lastResult, { firstField: 'navs', label: (field) => avsLabel(t, field) })
  const bound = boundTo(problems)
  // They belong to the dates that are saved, not to those of a form that is shown again.
  const ages = lastResult === undefined ? { age, partnerAge } : { age: null, partnerAge: null }
  return (
    <Page
      title={t('avs.title')}
      intro={t('avs.intro')}
      problems={problems}
      notice={<SavedMeanwhile form={lastResult} />}
    >
      <AvsNotices {...notices} sent={lastResult !== undefined} />
      <VisitorForm isPageForm revision={lastResult?.revision ?? revision}>
        <DefaultButton>{t('words.continue')}</DefaultButton>
        <AvsPerson fields={fields} bound={bound} age={ages.age} />
        {fields.status.initialValue !== 'bachelor' && (
          <AvsRelationship fields={fields} bound={bound} partnerAge={ages.partnerAge} />
        )}
        <AvsChildren fields={fields} bound={bound} add={ADD_CHILD} remove={removeChild} />
        <Actions>
          <Button>{t('words.continue')}</Button>
        </Actions>
      </VisitorForm>
    </Page>
  )
}
