import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DECIDE } from '~/forms/decide/form'
import { PLACE } from '~/forms/place/form'
import { textIn } from '~/shell/texts'
import { boundTo } from '../form/bound'
import { fieldsOf } from '../form/fields'
import { TextProvider } from '../frame/text'
import { PlaceFields } from './place-fields'

/** The names of the controls, in their order. */
function namesIn({ fields, shape }: typeof DECIDE | typeof PLACE, hasSpouse?: boolean) {
  const html = renderToStaticMarkup(
    <TextProvider language="fr" t={textIn('fr')} status={200} at="/">
      <PlaceFields
        declared={fields}
        fields={fieldsOf(shape, { saved: { canton: 'TI' } })}
        bound={boundTo([])}
        cantons={['VD', 'TI']}
        hasSpouse={hasSpouse}
      />
    </TextProvider>,
  )
  expect(html).toContain('<option value="TI" selected="">Tessin</option>')
  return [...html.matchAll(/<(?:input|select)[^>]* name="([^"]*)"/g)].map(([, name]) => name)
}

it.each([
  ['decides, the home alone', DECIDE, true, []],
  ['tells the place alone, its premium too', PLACE, false, ['healthPremium']],
  ['tells the place of two, all of it', PLACE, true, ['spousePension', 'healthPremium']],
  ['does not say of how many, no pension of a spouse', PLACE, undefined, ['healthPremium']],
] as const)('a form that %s', (_, form, hasSpouse, amounts) =>
  expect(namesIn(form, hasSpouse)).toEqual(['canton', 'municipality', ...amounts]),
)
