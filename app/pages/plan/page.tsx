import type { Home } from '~/dossier/shape/place'
import type { SimulationAnswer } from '~/dossier/shape/simulation-answers'
import type { PlanWithNet } from '~/estimate/answers/plan/plan'
import { WEALTH } from '~/forms/plan'
import { atAge } from '~/language/at-age'
import { PillarPatterns } from '~/ui/chart/pillars'
import { Actions, ButtonLink } from '~/ui/form/controls/button'
import { problemsOf } from '~/ui/form/problems'
import type { ReturnedForm } from '~/ui/form/revision'
import { SavedMeanwhile } from '~/ui/form/saved-meanwhile'
import { Page } from '~/ui/frame/page'
import { useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { SynthesisNotices } from '~/ui/synthesis/notices'
import { PlanAnswer } from './answer'
import { AvsSwitch } from './avs-switch'
import { Capital } from './capital'
import { Contributions } from './contributions'
import { Dates } from './dates'
import { Explained } from './explained'
import { PlanNet } from './net'
import { Phases } from './phases'
import { Picture } from './picture'

type PlanPageProps = {
  /** null: no start before the reference age is planned, or it could not be computed. */
  plan: PlanWithNet | null
  /** Where the visitor will live; null: not given. */
  home: Home | null
  problem: string | null
  unfit: SimulationAnswer['problem']
  lastResult: ReturnedForm | undefined
}

/** The way from the last day of work to the last pension: who pays what, what is missing, and what to do by when. */
export function PlanPage({ plan, home, problem, unfit, lastResult }: PlanPageProps) {
  const { t, to } = useText()
  const problems = problemsOf(t, lastResult, { form: WEALTH, firstField: 'wealth' })
  const title = plan ? t('plan.heading', { age: atAge(t, 12 * plan.age.years + plan.age.months) }) : t('plan.title')
  return (
    <Page
      title={title}
      problems={problems}
      notice={<SavedMeanwhile form={lastResult} />}
      above={
        <p className="alone">
          <a href={to('/synthesis')}>{t('plan.back')}</a>
        </p>
      }
      wide
    >
      <SynthesisNotices open={null} problem={problem} unfit={unfit} />
      {plan ? (
        <Plan plan={plan} home={home} lastResult={lastResult} problems={problems} />
      ) : (
        !problem && !unfit && <NoPlan />
      )}
    </Page>
  )
}

type PlanProps = Pick<PlanPageProps, 'home' | 'lastResult'> & {
  plan: PlanWithNet
  problems: ReturnType<typeof problemsOf>
}

function Plan({ plan, home, lastResult, problems }: PlanProps) {
  return (
    <>
      <PillarPatterns />
      <PlanAnswer plan={plan} />
      <AvsSwitch plan={plan} />
      <Picture plan={plan} />
      <Phases plan={plan} />
      <PlanNet plan={plan} home={home} />
      <div className="plan-top">
        <Capital plan={plan} />
        <Contributions plan={plan} lastResult={lastResult} problems={problems} />
      </div>
      <Dates plan={plan} />
      <Explained plan={plan} />
    </>
  )
}

function NoPlan() {
  const { t, to } = useText()
  return (
    <Notice kind="info" title={t('plan.none.title')}>
      <p>{t('plan.none.text')}</p>
      <Actions>
        <ButtonLink to={to('/synthesis#play')} kind="secondary">
          {t('plan.none.synthesis')}
        </ButtonLink>
        <ButtonLink to={to('/ages')} kind="quiet">
          {t('plan.none.ages')}
        </ButtonLink>
      </Actions>
    </Notice>
  )
}
