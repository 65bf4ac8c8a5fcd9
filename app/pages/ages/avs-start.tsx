import { atAge } from '~/language/at-age'
import { Button } from '~/ui/form/controls/button'
import { Select } from '~/ui/form/controls/choice'
import { useText } from '~/ui/frame/text'
import { type AgesView, referenceIn } from './view'

type Choices = Pick<AgesView, 'avsFrom' | 'avsChoices' | 'avsAge' | 'rows' | 'year'>

/** The choice of when the AVS starts, for all rows at once, in a form of its own. */
export function AvsStart(view: Choices) {
  const { t, to } = useText()
  if (view.avsChoices.length < 2) return null
  return (
    <form method="get" action={to('/ages')} className="avs-start">
      {view.year !== null && <input type="hidden" name="year" value={view.year} />}
      <AvsStartField {...view} />
      <Button kind="secondary">{t('ages.avsStart.show')}</Button>
    </form>
  )
}

export function AvsStartField({ avsFrom, avsChoices, avsAge, rows }: Choices) {
  const { t } = useText()
  const reference = referenceIn(rows)
  const age = (months: number) => atAge(t, months)
  const earliest = age(12 * avsAge)
  const referenceAge = reference ? age(12 * reference.years + reference.months) : ''
  const isReferenceWhole = reference?.months === 0
  const options = avsChoices
    .filter((choice) => !(isReferenceWhole && choice === reference?.years))
    .map((choice) => ({
      value: String(choice),
      label:
        choice === 'first'
          ? t('ages.avsStart.first', { age: earliest })
          : choice === 'reference'
            ? t('ages.avsStart.reference', { age: referenceAge })
            : t('ages.avsStart.at', { age: age(12 * choice) }),
    }))
  return (
    <Select
      name="avsFrom"
      label={t('ages.avsStart.label')}
      options={options}
      defaultValue={String(isReferenceWhole && avsFrom === reference?.years ? 'reference' : avsFrom)}
      required
      hint={avsFrom === 'first' ? undefined : t('ages.avsStart.otherwise', { age: earliest })}
    />
  )
}
