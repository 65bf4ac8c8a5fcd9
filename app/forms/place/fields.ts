/** The fields of a place, for every form that asks for one. */
import { Place } from '~/dossier/shape/place'
import { field, money, text } from '~/ui/form/declaration/kinds'
import type { FieldsFor } from '~/ui/form/declaration/spec'
import { asTyped, required } from '~/ui/form/values/piece'

const { shape } = Place

export const PLACE_FIELDS = {
  canton: field({
    kind: 'select',
    schema: required(asTyped).pipe(shape.canton),
    label: 'place.fields.canton',
    hint: 'place.cantonHint',
    isRequired: true,
  }),
  municipality: text(shape.municipality, {
    label: 'place.fields.municipality',
    hint: 'place.municipalityHint',
    example: 'Lausanne',
    autoComplete: 'address-level2',
  }),
  healthPremium: money(shape.healthPremium.unwrap(), {
    label: 'place.fields.healthPremium',
    hint: 'place.healthPremiumHint',
    example: "5'400",
  }),
  spousePension: money(shape.spousePension.unwrap(), {
    label: 'place.fields.spousePension',
    hint: 'place.spousePensionHint',
    example: "1'500",
  }),
} satisfies FieldsFor<Place>
