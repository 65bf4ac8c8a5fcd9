import { percent } from '~/language/format'
import type { Bound } from './form/bound'
import { TextField } from './form/controls/field'
import { useText } from './frame/text'

/** Whether a field of the second pillar is left out: of who has said that they have no fund, as long as nothing stands in it. */
export const isLeftOut = (
  { isWithoutFund }: { isWithoutFund?: true },
  { defaultValue, error }: Pick<ReturnType<Bound>, 'defaultValue' | 'error'>,
): boolean => Boolean(isWithoutFund) && !defaultValue && error === undefined

type CapitalShareFieldProps = ReturnType<Bound> & {
  label: string
  /** The most that every fund pays as capital, percent; null: no fund has answered. */
  largest: number | null
  /** Whether a copied certificate does not name that most. */
  isToCheck: boolean
}

/** How much of the second pillar is drawn as capital, with the most that is paid. */
export function CapitalShareField({ largest, isToCheck, ...field }: CapitalShareFieldProps) {
  const { t } = useText()
  return (
    <TextField
      {...field}
      hint={
        largest === null
          ? t('simulation.capitalShareUnknown')
          : t(isToCheck ? 'simulation.capitalShareToCheck' : 'simulation.capitalShareHint', {
              largest: percent(largest),
            })
      }
      inputMode="text"
      width="short"
      suffix="%"
    />
  )
}
