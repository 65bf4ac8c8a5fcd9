import { useText } from './text'

/** A dash for an empty table cell, with a label, since screen readers would skip it or read 'hyphen'. */
export function NoValue() {
  const { t } = useText()
  return (
    <span role="img" aria-label={t('words.notThere')}>
      –
    </span>
  )
}
