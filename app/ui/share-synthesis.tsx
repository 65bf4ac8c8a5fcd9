import { Actions, ButtonLink } from './button'
import { Section } from './section'
import { TakeAway } from './take-away'
import { useText } from './text'

/**
 * The ways to take the synthesis along: its files, and a page of its own to print or to pass on, with what whoever has
 * its link sees.
 */
export function ShareSynthesis({ path }: { path: string }) {
  const { t, to } = useText()
  return (
    <div className="screen-only">
      <Section title={t('exported.share.title')}>
        <TakeAway level={3} />
        <Section title={t('exported.share.linkTitle')} level={3}>
          <div className="sentences">
            <p>{t('exported.share.text')}</p>
            <p>{t('exported.share.seen')}</p>
          </div>
          <Actions>
            <ButtonLink to={to(path)} kind="secondary">
              {t('exported.share.open')}
            </ButtonLink>
          </Actions>
        </Section>
      </Section>
    </div>
  )
}
