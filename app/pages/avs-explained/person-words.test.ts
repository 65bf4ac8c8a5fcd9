import { expect, it } from 'vitest'
import { LANGUAGES } from '~/language/language'
import { strictText } from '../../../tests/support/pages/explained-step'
import { personWords, withWords } from './person-words'

const GENDERS = ['FEMALE', 'MALE', null] as const

it.each([
  ['FEMALE', null, 'Vous êtes née le 14.03.1971.'],
  ['MALE', 'FEMALE', 'Vous êtes né le 14.03.1971.'],
  [null, 'FEMALE', 'Vous êtes né(e) le 14.03.1971.'],
] as const)('a person of gender %s is told of as one', (person, partner, told) => {
  const t = withWords(strictText('fr'), personWords('fr', { person, partner }))
  expect(t('explained.steps.referenceAge.text', { birthDate: '14.03.1971', age: '', day: '' })).toContain(told)
})

it.each([
  ['FEMALE', 'Die Rente Ihrer Partnerin beginnt.'],
  ['MALE', 'Die Rente Ihres Partners beginnt.'],
  [null, 'Die Rente Ihrer Partnerin oder Ihres Partners beginnt.'],
] as const)('a partner of gender %s is told of as one', (partner, told) => {
  const t = withWords(strictText('de'), personWords('de', { person: null, partner }))
  expect(t('explained.reasons.partnerStarts')).toContain(told)
})

it('both languages have words for each', () => {
  for (const language of LANGUAGES)
    for (const gender of GENDERS)
      expect(Object.values(personWords(language, { person: gender, partner: gender })).every(Boolean)).toBe(true)
})
