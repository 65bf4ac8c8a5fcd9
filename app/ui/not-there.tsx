import { useText } from './text'

/** In a table, where there is nothing to show: a dash, which a screen reader would pass over or call a hyphen. */
export function NotThere() {
  const { t } = useText()
  return (
    <span role="img" aria-label={t('words.notThere')}>
      –
    </span>
  )
}
