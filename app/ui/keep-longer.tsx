import { pathSaying } from '~/text/own-path'
import { useEnhancement } from './scripts'
import { useText } from './text'
import { FormToken, PAGE_FORM } from './visitor-form'

export type KeepLongerProps = {
  /** Once more; it can be done so and so often. */
  possible: boolean
  formToken: string | null
  /** Path with query of the page shown, to which the button leads back. */
  from: string
  /** The page has a form, which comes back as it is typed. */
  hasForm: boolean
}

/** Beside the time of deletion: the button that has the hour begin anew, or why there is none any more. */
export function KeepLonger(props: KeepLongerProps) {
  const { t } = useText()
  if (!props.possible) return <p>{t('frame.keeping.noMore')}</p>
  return <KeepButton {...props} />
}

/** The button alone: of the page's form, where there is one, so that what is typed there comes back; else of its own. */
export function KeepButton({ formToken, from, hasForm }: KeepLongerProps) {
  const { t, to } = useText()
  const enhancement = useEnhancement('keep-longer')
  const button = (of: { form?: string; formAction?: string }) => (
    <button
      type="submit"
      name="keep"
      value="1"
      className="link-button"
      data-enhance={enhancement}
      data-keep={to('/data')}
      data-from={from}
      {...of}
    >
      {t('frame.keeping.button')}
    </button>
  )
  if (hasForm) return button({ form: PAGE_FORM, formAction: pathSaying(from, 'kept', 'yes') })
  return (
    <form method="post" action={to('/data')}>
      <FormToken value={formToken} />
      <input type="hidden" name="from" value={from} />
      {button({})}
    </form>
  )
}
