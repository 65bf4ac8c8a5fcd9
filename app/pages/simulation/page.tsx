import type { SimulationAnswer } from '~/dossier/shape/simulation-answers'
import type { ContributionsAnswer } from '~/estimate/answers/contributions'
import type { PricedLever } from '~/estimate/answers/levers'
import type { Attempt } from '~/estimate/outcome'
import { SIMULATION } from '~/forms/simulation/form'
import { TAX } from '~/forms/simulation/tax'
import { boundTo } from '~/ui/form/bound'
import { Actions, ButtonLink } from '~/ui/form/controls/button'
import { DefaultButton } from '~/ui/form/controls/default-button'
import { fieldsOf } from '~/ui/form/fields'
import { problemsOf } from '~/ui/form/problems'
import { SavedMeanwhile } from '~/ui/form/saved-meanwhile'
import { VisitorForm } from '~/ui/form/visitor-form'
import { Page } from '~/ui/frame/page'
import { useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { SilentNotice } from '~/ui/parties/silent-notice'
import { Section } from '~/ui/section'
import { ChangeLinks } from '~/ui/synthesis/change-links'
import { LeversHint } from '~/ui/synthesis/levers'
import { gapsLabel } from './contributions'
import { simulationBounds, simulationFieldValues } from './field-values'
import { SimulationFields } from './fields'
import { SimulationNotes } from './notes'
import { PricedLevers } from './priced-levers'
import type { ReturnedTax } from './save-tax'
import { TaxRate } from './tax-rate'

type SimulationPageProps = {
  page: Attempt<SimulationAnswer> & {
    hasPartner: boolean
    levers: readonly PricedLever[]
    contributions: ContributionsAnswer | null
  }
  /** The returned form. */
  lastResult: ReturnedTax | undefined
}

export function SimulationPage({ page, lastResult }: SimulationPageProps) {
  const { t, to } = useText()
  const { answer, problem, hasPartner, levers, contributions } = page
  const fields = fieldsOf(SIMULATION.shape, {
    submission: lastResult?.isTax ? undefined : lastResult,
    saved: answer && simulationFieldValues(answer, contributions?.lastOfYear),
  })
  const problems = problemsOf(t, lastResult, {
    form: lastResult?.isTax ? TAX : SIMULATION,
    firstField: 'retirementDate',
    label: (field) => (field === 'paysGaps' && contributions?.gaps.length ? gapsLabel(t, contributions) : undefined),
    bounds: answer ? simulationBounds(answer, contributions) : {},
  })
  return (
    <Page
      title={t('simulation.title')}
      intro={<Door />}
      problems={problems}
      notice={<SavedMeanwhile form={lastResult} />}
      above={<ChangeLinks here="try" />}
      wide
    >
      <SilentNotice
        problem={problem}
        title={t('simulation.unavailable')}
        text={t(problem === 'no info' ? 'problems.birthDateUnknown' : 'simulation.unavailableText')}
      />
      {answer?.problem && problems.length === 0 && <Unfit problem={answer.problem} />}
      <div className="change" data-dialog>
        <VisitorForm isPageForm>
          <DefaultButton>{t('simulation.launch')}</DefaultButton>
          {answer && (
            <SimulationFields fields={fields} bound={boundTo(problems)} answer={answer} contributions={contributions} />
          )}
        </VisitorForm>
        <SimulationNotes
          transitionGeneration={answer?.transitionGeneration ?? false}
          hasPartner={hasPartner && !answer?.simulation?.partner}
        />
        {levers.length > 0 && (
          <div>
            <ReadyMade levers={levers} contributions={contributions} />
            {levers.some(({ cost }) => cost && cost.per !== 'notPaid') && (
              <TaxRate rate={contributions?.marginalRate ?? null} problems={problems} lastResult={lastResult} />
            )}
          </div>
        )}
      </div>
      <Actions>
        <ButtonLink to={to('/plan')} kind="quiet">
          {t('plan.title')}
        </ButtonLink>
        <ButtonLink to={to('/decide')} kind="quiet">
          {t('decide.title')}
        </ButtonLink>
        <ButtonLink to={to('/synthesis')} kind="quiet">
          {t('simulation.back')}
        </ButtonLink>
      </Actions>
    </Page>
  )
}

/** An age, a share in capital and an activity rate are tried out on the synthesis. */
function Door() {
  const { t, to } = useText()
  return (
    <p className="alone">
      <a href={to('/synthesis#play')}>{t('simulation.door')}</a>
    </p>
  )
}

/** The saved change is no longer possible. */
function Unfit({ problem }: { problem: NonNullable<SimulationAnswer['problem']> }) {
  const { t } = useText()
  return (
    <Notice kind="warning" title={t('synthesis.simulationUnfit')}>
      <p>{t(`problems.${problem}`)}</p>
    </Notice>
  )
}

/** What can be paid in, in a separate form, since Enter in a field presses the first button of its form. */
function ReadyMade({ levers, contributions }: Pick<SimulationPageProps['page'], 'levers' | 'contributions'>) {
  const { t } = useText()
  return (
    <VisitorForm>
      <Section title={t('simulation.readyMade')} intro={<LeversHint levers={levers} />}>
        <PricedLevers levers={levers} contributions={contributions} />
      </Section>
    </VisitorForm>
  )
}
