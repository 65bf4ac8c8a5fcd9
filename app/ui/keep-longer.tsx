import { useText } from './text'
import { FormToken } from './visitor-form'

export type KeepLongerProps = {
  /** Once more; it can be done so and so often. */
  possible: boolean
  formToken: string | null
  /** Path with query of the page shown, to which the button leads back. */
  from: string
}

/** Beside the time of deletion: the button that has the hour begin anew, or why there is none any more. */
export function KeepLonger({ possible, formToken, from }: KeepLongerProps) {
  const { t, to } = useText()
  if (!possible) return <p>{t('frame.keeping.noMore')}</p>
  return (
    <form method="post" action={to('/data')}>
      <FormToken value={formToken} />
      <input type="hidden" name="from" value={from} />
      <button type="submit" name="keep" value="1" className="link-button" aria-describedby="keep-hint">
        {t('frame.keeping.button')}
      </button>
      <p className="keep-hint" id="keep-hint">
        {t('frame.keeping.hint')}
      </p>
    </form>
  )
}
