import { describe, expect, it } from 'vitest'
import { textIn } from '~/shell/texts'
import { problemsOf } from '~/ui/form/problems'
import { AVS } from './form'

const t = textIn('fr')
const problemsAt = (...fields: string[]) =>
  problemsOf(
    t,
    { error: Object.fromEntries(fields.map((field) => [field, ['required']])) },
    { form: AVS, firstField: 'navs' },
  )

describe('the label of a problem', () => {
  it.each([
    ['birthDate', 'Date de naissance'],
    ['partner.birthDate', 'Date de naissance de votre partenaire'],
    ['children[1].birthDate', 'Date de naissance de l’enfant\u00a02'],
    ['abroad[1].from', 'Première année à l’étranger (période\u00a02)'],
    ['insuredSinceYear', 'Début de l’assurance AVS, année'],
    ['children', 'Vos enfants'],
  ])('of %s is %s', (field, label) => expect(problemsAt(field)[0]?.label).toBe(label))

  it.each(['abroad[0].alive', 'partner', 'toString', 'children[0].constructor', 'navs.navs'])(
    'of %s, which the form does not ask, is that of the first field',
    (field) => expect(problemsAt(field)[0]?.label).toBe('Votre numéro AVS'),
  )
})

it('lists problems in the order of the page, however they came', () => {
  const onPage = [
    ...[
      'status',
      'navs',
      'birthDate',
      'gender',
      'relationshipStartDate',
      'partner.navs',
      'partner.birthDate',
      'childCount',
    ],
    ...['children[0].birthDate', 'children[0].deathDate', 'children[2].birthDate', 'children[10].alive'],
    ...['work', 'fund', 'insuredSinceYear', 'abroad[0].from', 'abroad[0].to'],
  ]
  expect(problemsAt(...onPage.toSorted()).map(({ field }) => field)).toEqual(onPage)
})
