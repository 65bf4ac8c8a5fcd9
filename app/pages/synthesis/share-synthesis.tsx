import { Actions, ButtonLink } from '~/ui/form/controls/button'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { TakeAway } from '~/ui/take-away'

/**
 * The ways to share the synthesis: downloads, and a page to print or pass on, with a note on what people with the link
 * can see.
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
