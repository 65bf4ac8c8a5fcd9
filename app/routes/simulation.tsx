import { useForm } from '@conform-to/react'
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { Simulation, SimulationAnswer } from '~/dossier/simulation'
import { isOfFrame } from '~/forms/keep'
import { visitorForm } from '~/forms/posted'
import { problemsOf, refusedAtOnce, refusedBy, shownAgain } from '~/forms/problems'
import { ofOtherSession, type SentForm } from '~/forms/revision'
import { readSimulationForm, type SimulationTyped } from '~/forms/simulation-form'
import { doneForFrame } from '~/frame-button'
import { attempt, NOT_ASKED } from '~/guards'
import type { LoadContext, PageHandle } from '~/load-context'
import { pathSayingDone } from '~/text/done'
import { pathIn } from '~/text/language'
import { boundTo } from '~/ui/bound'
import { Actions, ButtonLink } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { Page } from '~/ui/page'
import { SavedMeanwhile } from '~/ui/saved-meanwhile'
import { SilentNotice } from '~/ui/silent-notice'
import { SimulationFields } from '~/ui/simulation-fields'
import { SimulationNotes } from '~/ui/simulation-notes'
import { SimulationSuggestions } from '~/ui/simulation-suggestions'
import { simulationBounds, simulationTyped } from '~/ui/simulation-typed'
import { useText } from '~/ui/text'
import { VisitorForm } from '~/ui/visitor-form'

export const handle = { title: 'simulation.title', guard: 'visitor', scripts: true, form: true } satisfies PageHandle

export async function loader(args: LoaderFunctionArgs) {
  const { api } = args.context
  const [simulation, info] = await Promise.all([attempt(api.getSimulation()), attempt(api.getInfo())])
  return json({ ...simulation, hasPartner: info.answer?.person.status === 'married' })
}

export async function action(args: ActionFunctionArgs) {
  const { api, language, session } = args.context
  const { posted, isOwn } = await visitorForm(args.request, session.formToken)
  if (!isOwn) return json(...ofOtherSession(readSimulationForm(posted).submission))
  const suggestion = posted.get('suggestion')
  // A button beside the fields asks for nothing that stands in them.
  const { answer } = suggestion === null ? await attempt(api.getSimulation()) : NOT_ASKED
  const { change: typed, submission, unread } = readSimulationForm(posted, latestStart(answer))
  if (isOfFrame(posted))
    return json<SentForm>(submission ? shownAgain(submission) : {}, await doneForFrame(posted, args.context))
  try {
    const change = (suggestion && (await suggested(suggestion, api))) || typed
    if (!change && unread)
      return json<SentForm>(await refusedAtOnce(submission, () => api.checkSimulation(unread)), 400)
    if (!change) return json<SentForm>(submission?.reply() ?? {}, 400)
    await api.saveSimulation(withoutKnown(change, answer ?? (await attempt(api.getSimulation())).answer))
    return redirect(pathSayingDone(pathIn(language, '/synthesis'), posted.has('remove') ? 'noChange' : 'change'), 303)
  } catch (error) {
    // What stands in the fields beside a suggestion is kept, and not judged.
    const judged = suggestion === null ? submission : undefined
    return json<SentForm>({ ...(submission && shownAgain(submission)), ...refusedBy(error, judged) }, 400)
  }
}

/** When a pension starts at the latest, and at which age: from there an age that is typed is counted. */
const latestStart = (answer: SimulationAnswer | null) =>
  answer?.limits ? { day: answer.limits.latest, age: answer.latestAge } : null

/** What the page had filled in is not what the visitor said: it may be known otherwise tomorrow. */
function withoutKnown(change: Simulation, answer: SimulationAnswer | null): Simulation {
  const { currentSalary, currentRate } = change
  return {
    ...change,
    currentSalary: currentSalary === answer?.work?.salary ? null : currentSalary,
    currentRate: currentRate === answer?.work?.rate ? null : currentRate,
  }
}

/** A ready-made simulation whose button was pressed; null: none, or one that is possible no more. */
async function suggested(key: FormDataEntryValue, api: LoadContext['api']): Promise<Simulation | null> {
  const { suggestions } = await api.getSimulation()
  return suggestions.find((one) => one.key === key)?.simulation ?? null
}

export default function SimulationPage() {
  const { t, to } = useText()
  const { answer, problem, hasPartner } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const [, fields] = useForm<SimulationTyped>({
    id: 'simulation',
    defaultValue: answer && simulationTyped(answer),
    lastResult,
  })
  const label = (field: string) => t(`simulation.${field as keyof SimulationTyped}`)
  const problems = problemsOf(t, lastResult, {
    firstField: 'desiredSalary',
    label,
    bounds: answer ? simulationBounds(answer) : {},
  })
  return (
    <Page
      title={t('simulation.title')}
      intro={t('simulation.intro')}
      problems={problems}
      notice={<SavedMeanwhile form={lastResult} />}
    >
      <SilentNotice
        problem={problem}
        title={t('simulation.unavailable')}
        text={t(problem === 'no info' ? 'problems.birthDateUnknown' : 'simulation.unavailableText')}
      />
      {answer?.problem && problems.length === 0 && (
        <Notice kind="warning" title={t('synthesis.simulationUnfit')}>
          <p>{t(`problems.${answer.problem}`)}</p>
        </Notice>
      )}
      <VisitorForm isPageForm>
        {answer && (
          <>
            <SimulationFields
              fields={fields}
              bound={boundTo(problems)}
              work={answer.work}
              limits={answer.limits}
              largestCapitalShare={answer.largestCapitalShare}
              isSaved={answer.simulation !== null}
            />
            <SimulationSuggestions suggestions={answer.suggestions} />
          </>
        )}
      </VisitorForm>
      <SimulationNotes transitionGeneration={answer?.transitionGeneration ?? false} hasPartner={hasPartner} />
      <Actions>
        <ButtonLink to={to('/synthesis')} kind="quiet">
          {t('simulation.back')}
        </ButtonLink>
      </Actions>
    </Page>
  )
}
