import { dayText } from '~/language/format'
import type { AssumptionKey } from '~/pillars/result'
import { Article } from '~/ui/explained/explained-steps'
import { Actions, ButtonLink } from '~/ui/form/controls/button'
import { useText } from '~/ui/frame/text'
import { InBrief } from '~/ui/in-brief'
import { Notice } from '~/ui/notice'
import { SilentNotice } from '~/ui/parties/silent-notice'
import { Section } from '~/ui/section'
import { ASSUMPTION_ARTICLES } from './assumption-articles'
import { explainedBrief } from './brief'
import { ExplainedGaps } from './gaps'
import { ExplainedPart } from './part'
import { ExplainedPartner } from './partner'
import { ExplainedSummary } from './summary'
import type { ExplainedView } from './view'

export function PensionExplanation({
  computedOn,
  lawYear,
  parts,
  gaps,
  isCouple,
  partner,
  partnerCanEnter,
  assumptions,
  ...summary
}: ExplainedView & { partnerCanEnter: boolean }) {
  const { t, to } = useText()
  return (
    <>
      <InBrief sentences={explainedBrief(t, { ...summary, parts })} />
      <p className="hint">{t('synthesis.computedOn', { day: dayText(computedOn), year: lawYear })}</p>
      <ExplainedSummary {...summary} />
      {parts.map((part) => (
        <ExplainedPart key={part.from} part={part} />
      ))}
      {isCouple && (partner || partnerCanEnter) && <ExplainedPartner partner={partner} />}
      <ExplainedGaps gaps={gaps} isCouple={isCouple} />
      {assumptions.length > 0 && (
        <Section title={t('synthesis.assumptions')}>
          <ul>
            {assumptions.map((key) => (
              <li key={key}>
                {t(`assumptions.${key}`)} <AssumptionArticle assumption={key} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Actions>
        <ButtonLink to={to('/synthesis')}>{t('explained.back')}</ButtonLink>
      </Actions>
    </>
  )
}

function AssumptionArticle({ assumption }: { assumption: AssumptionKey }) {
  const article = ASSUMPTION_ARTICLES[assumption]
  return article && <Article article={article} />
}

/** Shown if the form is not saved, the civil status is not supported, or the register is silent. */
export function NothingToExplain({ notHandled, problem }: { notHandled: boolean; problem: string | null }) {
  const { t, to } = useText()
  return (
    <>
      {notHandled ? (
        <Notice kind="warning" title={t('avs.notHandled')}>
          <p>{t('family.linkText')}</p>
          <p className="alone">
            <a href={to('/avs/family')}>{t('family.link')}</a>
          </p>
          <p>{t('avs.notHandledNext')}</p>
        </Notice>
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
