import { Actions } from '~/ui/form/controls/button'
import { useEnhancement, useScripts } from '~/ui/frame/scripts'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'

/** The address to share: to select, to copy if scripts run, and to send by mail, with a subject that contains no figure. */
export function PassOn({ address }: { address: string }) {
  const { t } = useText()
  const enhanced = useEnhancement('pass-on')
  const { entry } = useScripts()
  const mail = `mailto:?${new URLSearchParams({ subject: t('exported.passOn.subject'), body: address })}`.replaceAll(
    '+',
    '%20',
  )
  return (
    <div className="screen-only pass-on" data-enhance={enhanced}>
      <Section title={t('exported.passOn.title')} intro={t('exported.passOn.seen')}>
        <label htmlFor="address">{t('exported.passOn.address')}</label>
        <textarea id="address" rows={3} readOnly autoComplete="off" value={address} />
        <Actions>
          {entry && (
            <button className="button button-secondary" type="button" data-copy hidden>
              {t('exported.passOn.copy')}
            </button>
          )}
          <a className="button button-secondary" href={mail}>
            {t('exported.passOn.mail')}
          </a>
          {entry && (
            <button className="button button-secondary" type="button" data-print hidden>
              {t('exported.passOn.print')}
            </button>
          )}
        </Actions>
        {entry && (
          <p role="status" data-copied hidden>
            {t('exported.passOn.copied')}
          </p>
        )}
      </Section>
    </div>
  )
}
