import { useForm } from '@conform-to/react'
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { visitorForm } from '~/forms/posted'
import { problemsOf, refusedBy } from '~/forms/problems'
import { readScenarioForm, type ScenarioTyped } from '~/forms/scenario-form'
import { attempt } from '~/guards'
import type { LoadContext, PageHandle } from '~/load-context'
import { pathIn } from '~/text/language'
import { boundTo } from '~/ui/bound'
import { Actions, ButtonLink } from '~/ui/button'
import { KeepScenario } from '~/ui/keep-scenario'
import { Notice } from '~/ui/notice'
import { Page } from '~/ui/page'
import { ScenarioTable } from '~/ui/scenario-table'
import { SilentNotice } from '~/ui/silent-notice'
import { SilentParties } from '~/ui/silent-parties'
import { useText } from '~/ui/text'
import { VisitorForm } from '~/ui/visitor-form'

export const handle = { title: 'scenarios.title', guard: 'visitor' } satisfies PageHandle

export const loader = async ({ context }: LoaderFunctionArgs) => json(await attempt(context.api.listScenarios()))

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, language, session } = context
  const asked = readScenarioForm(await visitorForm(request, session.formToken))
  if (asked.kind === 'refused') return json(asked.submission.reply(), 400)
  // What is no number is nobody's.
  if (asked.kind !== 'keep' && !Number.isInteger(asked.id)) return redirect(pathIn(language, '/scenarios'), 303)
  try {
    if (asked.kind === 'show') return redirect(pathIn(language, await shown(api, asked.id)), 303)
    if (asked.kind === 'keep') await api.saveScenario(asked)
    else await api.removeScenario(asked.id)
  } catch (error) {
    return json(refusedBy(error, asked.kind === 'keep' ? asked.submission : undefined), 400)
  }
  return redirect(pathIn(language, '/scenarios'), 303)
}

/** The scenario becomes the simulation that the synthesis shows; where it is gone, or fits no more, nothing changes. */
async function shown(api: LoadContext['api'], id: number): Promise<'/synthesis' | '/scenarios'> {
  const { scenarios } = await api.listScenarios()
  const scenario = scenarios.find((one) => one.id === id)
  if (!scenario || scenario.problem) return '/scenarios'
  await api.saveSimulation(scenario.simulation)
  return '/synthesis'
}

export default function ScenariosPage() {
  const { t, to } = useText()
  const { answer, problem } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const [, fields] = useForm<ScenarioTyped>({ id: 'scenario', lastResult })
  const problems = problemsOf(t, lastResult, { firstField: 'name', label: () => t('scenarios.name') })
  return (
    <Page title={t('scenarios.title')} intro={t('scenarios.intro')} problems={problems} wide>
      <SilentNotice problem={problem} title={t('synthesis.unavailable')} text={t('synthesis.unavailableText')} />
      {answer && answer.silent.length > 0 && (
        <Notice kind="warning" title={t('synthesis.totalWithout')}>
          <SilentParties parties={answer.silent} />
        </Notice>
      )}
      {answer && (answer.unnamed || problems.length > 0) && (
        <KeepScenario name={boundTo(problems)(fields.name)} simulation={answer.unnamed} />
      )}
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
