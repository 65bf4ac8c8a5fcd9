import { ASKED_FIRST, AskFirst } from './ask-first'
import { Button, ButtonLink, THIS_PAGE } from './button'
import { useText } from './text'

type RemoveAllProps = {
  /** Whose sentences: of funds, or of 3a accounts. */
  texts: 'lpp' | 'pillar3a'
  asksFirst: boolean
}

/** Takes all chosen funds or 3a accounts away, once that was asked. Stands in their form. */
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
