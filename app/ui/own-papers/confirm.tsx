import type { ReactNode } from 'react'
import { confirmedName, type Questions } from '../form/confirmed'
import { Checkbox } from '../form/controls/choice'
import { useText } from '../frame/text'

/** A field with the box that lets what it asks about be saved as it is. `field`: its name. */
export function Confirmable({
  field,
  questions,
  children,
}: {
  field: string
  questions: Questions
  children: ReactNode
}) {
  const { t } = useText()
  const key = questions.at[field]
  return (
    <>
      {children}
      {key && <Checkbox name={confirmedName(key)} label={t('words.rightAsTyped')} />}
    </>
  )
}

/** What has been answered already stays answered while something else is put right. */
export function AnsweredQuestions({ answered }: Questions) {
  return answered.map((key) => <input key={key} type="hidden" name={confirmedName(key)} value="on" />)
}
