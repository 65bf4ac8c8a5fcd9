import type { PlaceAnswer } from '~/estimate/read/place'
import type { Bound } from '../form/bound'
import { Control } from '../form/declaration/control'
import type { FieldSpec } from '../form/declaration/spec'
import type { Field } from '../form/fields'
import { useText } from '../frame/text'

/** The amounts, of which not every form asks. */
type Amount = 'healthPremium' | 'spousePension'
type Of<Part> = Record<'canton' | 'municipality', Part> & Partial<Record<Amount, Part>>

type PlaceFieldsProps = {
  /** The fields of the form that asks for a place. */
  declared: Of<FieldSpec>
  fields: Of<Field>
  bound: Bound
  cantons: PlaceAnswer['cantons']
  /** Whether the visitor will have a spouse, of whose pension the form then asks if it has a field for it. */
  hasSpouse?: boolean
}

/** Where the visitor will live, and the amounts that the form has fields for. To be placed in a form. */
export function PlaceFields({ declared, fields, bound, cantons, hasSpouse = false }: PlaceFieldsProps) {
  const { t } = useText()
  const amount = (name: Amount, required?: true) => {
    const [spec, field] = [declared[name], fields[name]]
    return spec && field && <Control spec={spec} field={field} bound={bound} required={required} />
  }
  return (
    <>
      <Control
        spec={declared.canton}
        field={fields.canton}
        bound={bound}
        options={cantons.map((canton) => ({ value: canton, label: t(`words.cantons.${canton}`) }))}
        placeholder={t('place.chooseCanton')}
      />
      <Control spec={declared.municipality} field={fields.municipality} bound={bound} />
      {/* Without it, nothing is told of two. */}
      {hasSpouse && amount('spousePension', true)}
      {amount('healthPremium')}
    </>
  )
}
