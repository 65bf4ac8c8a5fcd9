import type { ScenariosAnswer } from '~/dossier/shape/simulation'
import { boundTo } from '~/ui/form/bound'
import { Actions, ButtonLink } from '~/ui/form/controls/button'
import { fieldsOf } from '~/ui/form/fields'
import { problemsOf } from '~/ui/form/problems'
import type { ReturnedForm } from '~/ui/form/revision'
import { SavedMeanwhile } from '~/ui/form/saved-meanwhile'
import { VisitorForm } from '~/ui/form/visitor-form'
import { DoneNotice } from '~/ui/frame/done-notice'
import { Page } from '~/ui/frame/page'
import { type T, useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { SilentNotice } from '~/ui/parties/silent-notice'
import { SilentParties } from '~/ui/parties/silent-parties'
import { Ways } from '~/ui/synthesis/ways'
import { readGivenCapital, readGivenSimulation, SCENARIO_FIELDS } from './form'
import { KeepScenario } from './keep-scenario'
import { type NameFacts, proposedName } from './proposed-name'
import { ScenarioTable } from './scenario-table'

type ScenariosPageProps = {
  page: { answer: ScenariosAnswer | null; problem: string | null; facts: NameFacts }
  /** The form that comes back. */
  lastResult: ReturnedForm | undefined
}

export function ScenariosPage({ page, lastResult }: ScenariosPageProps) {
  const { t, to } = useText()
  const { answer, problem } = page
  const fields = fieldsOf(SCENARIO_FIELDS, { submission: lastResult, saved: { name: nameFor(t, page) } })
  const problems = problemsOf(t, lastResult, { firstField: 'name', label: () => t('scenarios.name') })
  // A returned form describes the same simulation as before, whatever is simulated now.
  const isTyped = Object.keys(lastResult?.initialValue ?? {}).length > 0
  const given = readGivenSimulation(fields.simulation.initialValue ?? '')
  const unnamed = given ?? answer?.unnamed
  const capital = given ? readGivenCapital(fields.capital.initialValue ?? '') : (answer?.unnamedCapital ?? null)
  return (
    <Page
      title={t('scenarios.title')}
      intro={t('scenarios.intro')}
      problems={problems}
      notice={<SavedMeanwhile form={lastResult} />}
      above={<Ways here="compare" />}
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
          <KeepScenario name={boundTo(problems)(fields.name)} simulation={unnamed ?? null} capital={capital} />
        )}
      </VisitorForm>
      {answer && <DoneNotice possible={['scenarioKept', 'scenarioRemoved']} />}
      {answer && answer.scenarios.length === 0 && !unnamed && <p>{t('scenarios.none')}</p>}
      {answer && answer.scenarios.length > 0 && (
        <VisitorForm>
          <ScenarioTable {...answer} />
        </VisitorForm>
      )}
      <Actions>
        <ButtonLink to={to('/simulation')} kind={answer?.scenarios.length === 0 && !unnamed ? 'primary' : 'secondary'}>
          {t(answer?.scenarios.length === 0 && !unnamed ? 'scenarios.first' : 'scenarios.another')}
        </ButtonLink>
        <ButtonLink to={to('/synthesis')} kind="quiet">
          {t('simulation.back')}
        </ButtonLink>
      </Actions>
    </Page>
  )
}

const nameFor = (t: T, { answer, facts }: ScenariosPageProps['page']) =>
  answer?.unnamed
    ? proposedName(
        t,
        { simulation: answer.unnamed, capital: answer.unnamedCapital },
        facts,
        answer.scenarios.map(({ name }) => name),
      )
    : ''
