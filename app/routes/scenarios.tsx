import { useForm } from '@conform-to/react'
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { isOfFrame } from '~/forms/keep'
import { visitorForm } from '~/forms/posted'
import { problemsOf, refusedBy, shownAgain } from '~/forms/problems'
import { ofOtherSession, type SentForm } from '~/forms/revision'
import { readScenarioForm, type ScenarioTyped, toldSimulation } from '~/forms/scenario-form'
import { doneForFrame } from '~/frame-button'
import { attempt } from '~/guards'
import type { LoadContext, PageHandle } from '~/load-context'
import { pathSayingDone } from '~/text/done'
import { pathIn } from '~/text/language'
import { boundTo } from '~/ui/bound'
import { Actions, ButtonLink } from '~/ui/button'
import { DoneNotice } from '~/ui/done-notice'
import { silentIn } from '~/ui/fund-name'
import { KeepScenario } from '~/ui/keep-scenario'
import { Notice } from '~/ui/notice'
import { Page } from '~/ui/page'
import { SavedMeanwhile } from '~/ui/saved-meanwhile'
import { ScenarioTable } from '~/ui/scenario-table'
import { SilentNotice } from '~/ui/silent-notice'
import { SilentParties } from '~/ui/silent-parties'
import { useText } from '~/ui/text'
import { VisitorForm } from '~/ui/visitor-form'

export const handle = { title: 'scenarios.title', guard: 'visitor', form: true } satisfies PageHandle

export async function loader({ context: { api, language } }: LoaderFunctionArgs) {
  const { answer, problem } = await attempt(api.listScenarios())
  if (!answer || answer.silent.length === 0) return json({ answer, problem })
  const registry = await attempt(api.listPensionFunds())
  return json({ problem, answer: { ...answer, silent: silentIn(language, answer.silent, registry.answer ?? []) } })
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, language, session } = context
  const { posted, isOwn } = await visitorForm(request, session.formToken)
  const asked = readScenarioForm(posted)
  if (!isOwn) return json(...ofOtherSession(asked.submission))
  if (isOfFrame(posted))
    return json<SentForm>(asked.submission ? shownAgain(asked.submission) : {}, await doneForFrame(posted, context))
  if (asked.kind === 'refused') return json<SentForm>(asked.submission.reply(), 400)
  // What is no number is nobody's.
  if (asked.kind !== 'keep' && !Number.isInteger(asked.id)) return redirect(pathIn(language, '/scenarios'), 303)
  try {
    if (asked.kind === 'show') {
      const page = await shown(asked.id, context)
      return redirect(page, 303)
    }
    if (asked.kind === 'keep') await api.saveScenario(asked)
    else await api.removeScenario(asked.id)
  } catch (error) {
    return json<SentForm>(refusedBy(error, asked.submission), 400)
  }
  const done = asked.kind === 'keep' ? 'scenarioKept' : 'scenarioRemoved'
  return redirect(pathSayingDone(pathIn(language, '/scenarios'), done), 303)
}

/** The scenario becomes the simulation that the synthesis shows; where it is gone, or fits no more, nothing changes. */
async function shown(id: number, { api, language }: LoadContext): Promise<string> {
  const { scenarios } = await api.listScenarios()
  const scenario = scenarios.find((one) => one.id === id)
  if (!scenario || scenario.problem) return pathIn(language, '/scenarios')
  await api.saveSimulation(scenario.simulation)
  return pathSayingDone(pathIn(language, '/synthesis'), 'change')
}

export default function ScenariosPage() {
  const { t, to } = useText()
  const { answer, problem } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const [, fields] = useForm<ScenarioTyped>({ id: 'scenario', lastResult })
  const problems = problemsOf(t, lastResult, { firstField: 'name', label: () => t('scenarios.name') })
  // A form that comes back tells of the simulation of which it told, whatever is simulated now.
  const isTyped = Object.keys(lastResult?.initialValue ?? {}).length > 0
  const unnamed = toldSimulation(fields.simulation.initialValue ?? '') ?? answer?.unnamed
  return (
    <Page
      title={t('scenarios.title')}
      intro={t('scenarios.intro')}
      problems={problems}
      notice={<SavedMeanwhile form={lastResult} />}
      wide
    >
      <SilentNotice problem={problem} title={t('synthesis.unavailable')} text={t('synthesis.unavailableText')} />
      {answer && answer.scenarios.length > 0 && answer.silent.length > 0 && (
        <Notice kind="warning" title={t('synthesis.totalWithout')}>
          <SilentParties parties={answer.silent} />
        </Notice>
      )}
      <VisitorForm isPageForm>
        {(isTyped || (answer && (unnamed || problems.length > 0))) && (
          <KeepScenario name={boundTo(problems)(fields.name)} simulation={unnamed ?? null} />
        )}
      </VisitorForm>
      {answer && <DoneNotice possible={['scenarioKept', 'scenarioRemoved']} />}
      {answer && answer.scenarios.length === 0 && <p>{t('scenarios.none')}</p>}
      {answer && answer.scenarios.length > 0 && (
        <VisitorForm>
          <ScenarioTable {...answer} />
        </VisitorForm>
      )}
      <Actions>
        <ButtonLink to={to('/simulation')} kind={answer?.scenarios.length === 0 ? 'primary' : 'secondary'}>
          {t('scenarios.another')}
        </ButtonLink>
        <ButtonLink to={to('/synthesis')} kind="quiet">
          {t('simulation.back')}
        </ButtonLink>
      </Actions>
    </Page>
  )
}
