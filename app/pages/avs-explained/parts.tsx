import { PageContents } from '~/ui/explained/rule'
import { Actions, ButtonLink } from '~/ui/form/controls/button'
import { useText } from '~/ui/frame/text'
import { NotHandled } from '~/ui/not-handled'
import { Notice } from '~/ui/notice'
import { SilentNotice } from '~/ui/parties/silent-notice'
import { Section } from '~/ui/section'
import { PensionAnswer } from './answer'
import { ExplainedFolds } from './folds'
import { rulesOf } from './rules'
import { ExplainedRules, ruleLinks } from './rules-drawn'
import type { ExplainedView } from './view'

/** The pension, the rules behind it with their drawings, and every step of the calculation, folded. */
export function PensionExplanation({ view, partnerCanEnter }: { view: ExplainedView; partnerCanEnter: boolean }) {
  const { t, to } = useText()
  const rules = rulesOf(view)
  return (
    <>
      <PensionAnswer {...view} />
      <PageContents links={[...ruleLinks(t, rules), { id: 'steps', title: t('explained.contents.all') }]} />
      <ExplainedRules rules={rules} squares={view.squares} gaps={view.gaps} />
      <Section title={t('explained.all')} id="steps">
        <ExplainedFolds view={view} partnerCanEnter={partnerCanEnter} />
      </Section>
      <Actions>
        <ButtonLink to={to('/synthesis')}>{t('explained.back')}</ButtonLink>
      </Actions>
    </>
  )
}

/** Shown if the form is not saved, the civil status is not supported, or the register is silent. */
export function NothingToExplain({ notHandled, problem }: { notHandled: boolean; problem: string | null }) {
  const { t, to } = useText()
  return (
    <>
      {notHandled ? (
        <NotHandled>
          <p>{t('avs.notHandledNext')}</p>
        </NotHandled>
      ) : problem ? (
        <SilentNotice problem={problem} title={t('explained.unavailable')} text={t('explained.unavailableText')} />
      ) : (
        <Notice kind="info" title={t('explained.notYet')}>
          {t('explained.notYetText')}
        </Notice>
      )}
      <Actions>
        <ButtonLink to={to('/avs')}>{t(notHandled || problem ? 'explained.check' : 'synthesis.open./avs')}</ButtonLink>
      </Actions>
    </>
  )
}
