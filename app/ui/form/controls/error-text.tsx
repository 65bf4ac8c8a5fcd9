import { useText } from '~/ui/frame/text'
import { errorId } from './field-id'

/** The error message of a control; nothing without an error. */
export function ErrorText({ name, error }: { name: string; error?: string }) {
  const { t } = useText()
  if (!error) return null
  return (
    <p className="field-error" id={errorId(name)}>
      <span className="visually-hidden">{t('frame.errorPrefix')}</span>
      {error}
    </p>
  )
}
