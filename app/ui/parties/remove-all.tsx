import { asks } from '../action/intent'
import { Button, ButtonLink, THIS_PAGE } from '../form/controls/button'
import { SELECTION_INTENTS } from '../form/selection'
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
      <Button kind="quiet" {...asks(SELECTION_INTENTS, 'askReset')} formAction={ASKED_FIRST}>
        {t(`${texts}.reset`)}
      </Button>
    )
  return (
    <AskFirst question={t(`${texts}.resetAsk`)} text={t(`${texts}.resetAskText`)}>
      <Button kind="danger" {...asks(SELECTION_INTENTS, 'reset')}>
        {t(`${texts}.resetYes`)}
      </Button>
      <ButtonLink to={THIS_PAGE} kind="secondary">
        {t(`${texts}.resetNo`)}
      </ButtonLink>
    </AskFirst>
  )
}
