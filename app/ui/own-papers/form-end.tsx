import { Actions, Button } from '../form/controls/button'
import { useText } from '../frame/text'

type FormEndProps = {
  /** The button that saves and opens the next one; null: there is no room for more. */
  another: string | null
  /** Whether the page can be passed: nothing is copied here yet. */
  isSkippable: boolean
}

/** The buttons of a paper's form. */
export function FormEnd({ another, isSkippable }: FormEndProps) {
  const { t } = useText()
  return (
    <Actions>
      <Button>{t('words.continue')}</Button>
      {another && (
        <Button kind="quiet" name="another" value="1">
          {another}
        </Button>
      )}
      {isSkippable && (
        <Button kind="quiet" name="skip" value="1" formNoValidate>
          {t('ownPapers.skip')}
        </Button>
      )}
    </Actions>
  )
}
