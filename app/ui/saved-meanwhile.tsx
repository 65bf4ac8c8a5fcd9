import type { SentForm } from '~/forms/revision'
import { THIS_PAGE } from './button'
import { Notice } from './notice'
import { useText } from './text'

/** Another tab has saved since this form was opened: nothing of it is saved yet. Read first, like what is wrong with a form. */
export function SavedMeanwhile({ form }: { form: Pick<SentForm, 'meanwhile'> | undefined }) {
  const { t } = useText()
  if (!form?.meanwhile) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: after a form that was not saved this must be read first, without script too
    <div role="alert" id="meanwhile" tabIndex={-1} autoFocus>
      <Notice kind="warning" title={t('frame.meanwhile.title')}>
        <p>
          {t('frame.meanwhile.where')} {t(`frame.meanwhile.${form.meanwhile}`)}
        </p>
        {form.meanwhile === 'typed' && (
          <p className="alone">
            <a href={THIS_PAGE}>{t('frame.meanwhile.saved')}</a>
          </p>
        )}
      </Notice>
    </div>
  )
}
