import { asks } from '../action/intent'
import { Actions, Button } from '../form/controls/button'
import { useText } from '../frame/text'
import { PAPER_INTENTS } from './paper-intents'

type FormEndProps = {
  /** The button that saves and opens the next form; null: there is no room for more. */
  another: string | null
  /** Whether the page can be skipped: nothing has been copied here yet. */
  isSkippable: boolean
}

/** The buttons of a paper's form. */
export function FormEnd({ another, isSkippable }: FormEndProps) {
  const { t } = useText()
  return (
    <Actions>
      <Button>{t('words.continue')}</Button>
      {another && (
        <Button kind="quiet" {...asks(PAPER_INTENTS, 'another')}>
          {another}
        </Button>
      )}
      {isSkippable && (
        <Button kind="quiet" {...asks(PAPER_INTENTS, 'skip')} formNoValidate>
          {t('ownPapers.skip')}
        </Button>
      )}
    </Actions>
  )
}
