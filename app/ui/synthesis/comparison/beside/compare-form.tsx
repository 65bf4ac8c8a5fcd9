import type { ReactNode } from 'react'
import { Button } from '~/ui/form/controls/button'
import { ErrorText } from '~/ui/form/controls/error-text'
import { describedBy, fieldId } from '~/ui/form/controls/field-id'
import { useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import type { CompareChoice } from './choice'
import type { Offered } from './shown'

type CompareFormProps = {
  action: string
  offered: readonly Pick<Offered, 'key' | 'name' | 'short'>[]
  choice: CompareChoice
  /** Other fields of the address. */
  children?: ReactNode
}

/** Boxes to tick, and the button that shows what is ticked side by side: a plain address, so that it can be kept. */
export function CompareForm({ action, offered, choice, children }: CompareFormProps) {
  const { t } = useText()
  const error = errorOf(choice)
  const names = offered.filter(({ key }) => choice.leftOut.includes(key)).map(({ name }) => name)
  const message = error && t(`compare.${error}`, { names: names.join(', ') })
  return (
    <form method="get" action={action} className="compare-form">
      {choice.hasUnknown && <Notice kind="info">{t('compare.unknown')}</Notice>}
      <fieldset
        className={message ? 'field field-wrong' : 'field'}
        aria-describedby={describedBy(NAME, { error: message })}
      >
        <legend>{t('compare.legend')}</legend>
        <ErrorText name={NAME} error={message} />
        <ul className="ticks">
          {offered.map(({ key, name, short = name }, index) => (
            <li key={key}>
              <label className="tick">
                <input
                  type="checkbox"
                  name={NAME}
                  id={index === 0 ? fieldId(NAME) : undefined}
                  value={key}
                  defaultChecked={choice.ticked.includes(key)}
                />
                <span>
                  {short}
                  {short.length < name.length && <span className="visually-hidden">{name.slice(short.length)}</span>}
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      {children}
      <Button kind="secondary">{t('compare.show')}</Button>
    </form>
  )
}

const NAME = 'compare'

const errorOf = ({ ticked, leftOut, compared }: CompareChoice): 'tooMany' | 'tooFew' | undefined =>
  leftOut.length > 0 ? 'tooMany' : ticked.length > 0 && compared.length === 0 ? 'tooFew' : undefined
