import { percent } from '~/language/format'
import type { Bound } from './form/bound'
import { TextField } from './form/controls/field'
import { useText } from './frame/text'

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
