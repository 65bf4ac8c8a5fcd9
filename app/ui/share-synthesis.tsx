import { Actions, ButtonLink } from './button'
import { Section } from './section'
import { useText } from './text'

/** The way to a page of its own with the synthesis, to print or to pass on; and what whoever has its link sees. */
export function ShareSynthesis({ path }: { path: string }) {
  const { t, to } = useText()
  return (
    <div className="screen-only">
      <Section title={t('exported.share.title')}>
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
    </div>
  )
}
