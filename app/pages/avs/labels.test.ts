import { expect, it } from 'vitest'
import { textIn } from '~/shell/texts'
import { avsLabel } from './labels'

it.each([
  ['birthDate', 'Date de naissance'],
  ['partner.birthDate', 'Date de naissance de votre partenaire'],
  ['children[1].birthDate', 'Date de naissance de l’enfant\u00a02'],
  ['abroad[1].from', 'Première année à l’étranger (période\u00a02)'],
  ['abroad[0].alive', 'abroad[0].alive'],
  ['insuredSinceYear', 'Début de l’assurance AVS, année'],
  ['children', 'children'],
  ['toString', 'toString'],
])('%s is called %s', (field, label) => expect(avsLabel(textIn('fr'), field)).toBe(label))
