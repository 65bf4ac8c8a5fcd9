import { useText } from './text'

/** What a field is called, and that it may stay empty where it may: most fields must be filled in, and say nothing. */
export function LabelText({ label, required = false }: { label: string; required?: boolean }) {
  const { t } = useText()
  return required ? (
    label
  ) : (
    <>
      {label} <span className="optional">{t('frame.optional')}</span>
    </>
  )
}
