import type { ReactNode } from 'react'
import { confirmedName, type Questions } from '../form/confirmed'
import { Checkbox } from '../form/controls/choice'
import { useText } from '../frame/text'

/** A field with the checkbox that confirms its value despite the question it raised. `field`: its name. */
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

/** Keeps earlier answers while something else is corrected. */
export function AnsweredQuestions({ answered }: Questions) {
  return answered.map((key) => <input key={key} type="hidden" name={confirmedName(key)} value="on" />)
}
