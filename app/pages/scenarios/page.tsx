import type { ScenariosAnswer } from '~/dossier/shape/simulation-answers'
import { readGivenCapital, readGivenSimulation, SCENARIO } from '~/forms/scenario'
import { PillarPatterns } from '~/ui/chart/pillars'
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
import { ChangeLinks } from '~/ui/synthesis/change-links'
import { Beside } from '~/ui/synthesis/comparison/beside/beside'
import { CompareForm } from '~/ui/synthesis/comparison/beside/compare-form'
import { TakingForms } from '~/ui/synthesis/comparison/beside/table'
import type { BesideView } from '~/ui/synthesis/comparison/beside/view'
import { type NameFacts, proposedName } from '~/ui/synthesis/comparison/proposed-name'
import { KeepScenario } from './keep-scenario'
import { ScenarioTable } from './scenario-table'

type ScenariosPageProps = {
  page: { answer: ScenariosAnswer | null; problem: string | null; facts: NameFacts; beside: BesideView }
  /** The returned form. */
  lastResult: ReturnedForm | undefined
}

export function ScenariosPage({ page, lastResult }: ScenariosPageProps) {
  const { t, to } = useText()
  const { answer, problem } = page
  const fields = fieldsOf(SCENARIO.shape, { submission: lastResult, saved: { name: nameFor(t, page) } })
  const problems = problemsOf(t, lastResult, { form: SCENARIO, firstField: 'name' })
  // A returned form still describes the same simulation, whatever is simulated now.
  const isTyped = Object.keys(lastResult?.initialValue ?? {}).length > 0
  const given = readGivenSimulation(fields.simulation.initialValue ?? '')
  const unnamed = given ?? answer?.unnamed
  const capital = given ? readGivenCapital(fields.capital.initialValue ?? '') : (answer?.unnamedCapital ?? null)
  const isEmpty = answer?.scenarios.length === 0 && !unnamed
  const isBeside = page.beside.departures.length + page.beside.gone.length > 0 && !lastResult
  return (
    <Page
      title={t(isBeside ? 'compare.title.scenarios' : 'scenarios.title')}
      intro={isBeside ? undefined : t('scenarios.intro')}
      problems={problems}
      notice={<SavedMeanwhile form={lastResult} />}
      above={<ChangeLinks here="compare" />}
      wide
    >
      <SilentNotice problem={problem} title={t('synthesis.unavailable')} text={t('synthesis.unavailableText')} />
      {answer && answer.scenarios.length > 0 && answer.silent.length > 0 && (
        <Notice kind="warning" title={t('synthesis.totalWithout')}>
          <SilentParties parties={answer.silent} />
        </Notice>
      )}
      <PillarPatterns />
      {page.beside.offered.length > 1 && <CompareForm action={to('/scenarios')} {...page.beside} />}
      {isBeside ? (
        <ScenariosBeside {...page.beside} />
      ) : (
        <>
          <VisitorForm isPageForm>
            {(isTyped || (answer && (unnamed || problems.length > 0))) && (
              <KeepScenario
                name={fields.name}
                bound={boundTo(problems)}
                simulation={unnamed ?? null}
                capital={capital}
              />
            )}
          </VisitorForm>
          {answer && <DoneNotice possible={['scenarioKept', 'scenarioRemoved']} />}
          {isEmpty && <p>{t('scenarios.none')}</p>}
          {answer && answer.scenarios.length > 0 && (
            <VisitorForm>
              <ScenarioTable {...answer} />
            </VisitorForm>
          )}
          <NextLinks isEmpty={isEmpty} />
        </>
      )}
    </Page>
  )
}

/** Scenarios side by side, each with the button that takes it. */
function ScenariosBeside(beside: BesideView) {
  const { t, to } = useText()
  return (
    <>
      {/* The buttons of the frame belong to it. */}
      <VisitorForm isPageForm>{null}</VisitorForm>
      <Beside {...beside} reference={t('synthesis.columns.withoutChange')} />
      <TakingForms {...beside} />
      <Actions>
        <ButtonLink to={to('/scenarios')} kind="quiet">
          {t('compare.all.scenarios')}
        </ButtonLink>
      </Actions>
    </>
  )
}

function NextLinks({ isEmpty }: { isEmpty: boolean }) {
  const { t, to } = useText()
  return (
    <Actions>
      <ButtonLink to={to('/simulation')} kind={isEmpty ? 'primary' : 'secondary'}>
        {t(isEmpty ? 'scenarios.first' : 'scenarios.another')}
      </ButtonLink>
      <ButtonLink to={to('/synthesis')} kind="quiet">
        {t('simulation.back')}
      </ButtonLink>
    </Actions>
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
