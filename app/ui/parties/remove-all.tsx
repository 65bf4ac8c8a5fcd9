import { Button, ButtonLink, THIS_PAGE } from '../form/controls/button'
import { useText } from '../frame/text'
import { ASKED_FIRST, AskFirst } from './ask-first'

type RemoveAllProps = {
  /** Selects the sentences: for funds, or for 3a accounts. */
  texts: 'lpp' | 'pillar3a'
  asksFirst: boolean
}

/** Removes all selected funds or providers, after a confirmation. To be placed in their form. */
export function RemoveAll({ texts, asksFirst }: RemoveAllProps) {
  const { t } = useText()
  if (!asksFirst)
    return (
      <Button kind="quiet" name="askReset" value="1" formAction={ASKED_FIRST}>
        {t(`${texts}.reset`)}
      </Button>
    )
  return (
    <AskFirst question={t(`${texts}.resetAsk`)} text={t(`${texts}.resetAskText`)}>
      <Button kind="danger" name="reset" value="1">
        {t(`${texts}.resetYes`)}
      </Button>
      <ButtonLink to={THIS_PAGE} kind="secondary">
        {t(`${texts}.resetNo`)}
      </ButtonLink>
    </AskFirst>
  )
}
