import { pathSaying } from '~/language/own-path'
import { asks, FRAME_INTENTS } from '../action/intent'
import { FormToken, PAGE_FORM } from '../form/visitor-form'
import { useEnhancement } from './scripts'
import { useText } from './text'

export type KeepLongerProps = {
  /** Whether the data can be kept longer once more; the number of times is limited. */
  possible: boolean
  formToken: string | null
  /** Path and query of this page, to which the button returns. */
  from: string
  /** Whether the page has a form, which then comes back with its entries. */
  hasForm: boolean
  /** As a button of a page; left out, as a line of the menu. */
  isButton?: boolean
}

/** The button that restarts the hour until deletion, or the reason why it is no longer offered. */
export function KeepLonger(props: KeepLongerProps) {
  const { t } = useText()
  if (!props.possible) return <p>{t('frame.keeping.noMore')}</p>
  return <KeepButton {...props} />
}

/** The button alone. It belongs to the page's form if there is one, so that entries come back; else to its own form. */
export function KeepButton({ formToken, from, hasForm, isButton = false }: KeepLongerProps) {
  const { t, to } = useText()
  const enhancement = useEnhancement('keep-longer')
  const button = (of: { form?: string; formAction?: string }) => (
    <button
      type="submit"
      {...asks(FRAME_INTENTS, 'keepLonger')}
      className={isButton ? 'button button-secondary' : 'link-button'}
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
