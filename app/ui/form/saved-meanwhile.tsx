import { useText } from '../frame/text'
import { Notice } from '../notice'
import { THIS_PAGE } from './controls/button'
import type { ReturnedForm } from './revision'

/**
 * Another tab has saved or signed in since this form was opened, so nothing of it is saved yet. It is read first, like the
 * problems of a form.
 */
export function SavedMeanwhile({ form }: { form: Pick<ReturnedForm, 'meanwhile' | 'otherSession'> | undefined }) {
  const { t } = useText()
  if (!form?.meanwhile) return null
  const changed = form.otherSession ? 'sessionChanged' : 'meanwhile'
  return (
    // biome-ignore lint/a11y/noAutofocus: after a form that was not saved this must be read first, without script too
    <div role="alert" id="meanwhile" tabIndex={-1} autoFocus>
      <Notice kind="warning" title={t(`frame.${changed}.title`)}>
        <p>
          {t(`frame.${changed}.where`)} {t(`frame.${changed}.${form.meanwhile}`)}
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
