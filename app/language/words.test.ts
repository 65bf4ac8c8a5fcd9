import { describe, expect, it } from 'vitest'
import { CIVIL_STATUSES, type CivilStatus } from '~/dossier/shape/civil-status'
import { de } from '~/shell/catalogue.de'
import { fr } from '~/shell/catalogue.fr'
import { textIn } from '~/shell/texts'
import { atAge } from './at-age'
import type { Language } from './language'
import { statusLabel, statusOptions } from './status-label'

const [french, german] = [textIn('fr'), textIn('de')]

describe('ages', () => {
  it.each([
    [0, '0 an', '0 Jahre'],
    [1, '1 an', '1 Jahr'],
    [2, '2 ans', '2 Jahre'],
    [65, '65 ans', '65 Jahre'],
  ])('[236] %d', (count, inFrench, inGerman) => {
    expect(french('words.age', { count })).toBe(inFrench)
    expect(german('words.age', { count })).toBe(inGerman)
  })
})

describe('an age at which', () => {
  it.each([
    [780, '65 ans', '65 Jahren'],
    [767, '63 ans et 11 mois', '63 Jahren und 11 Monaten'],
    [757, '63 ans et 1 mois', '63 Jahren und 1 Monat'],
  ])('%d months', (months, inFrench, inGerman) =>
    expect([atAge(french, months), atAge(german, months)]).toEqual([inFrench, inGerman]),
  )
})

describe('children', () => {
  it.each([
    [0, 'Sans enfant', 'Keine Kinder'],
    [1, '1 enfant', '1 Kind'],
    [3, '3 enfants', '3 Kinder'],
  ])('[237] %d', (count, inFrench, inGerman) => {
    expect(french('words.children', { count })).toBe(inFrench)
    expect(german('words.children', { count })).toBe(inGerman)
  })
})

describe('civil statuses', () => {
  it.each([
    ['fr', 'bachelor', 'Célibataire', 'Célibataire', 'Célibataire'],
    [
      'fr',
      'married',
      'Marié ou en partenariat enregistré',
      'Mariée ou en partenariat enregistré',
      'Marié·e ou en partenariat enregistré',
    ],
    ['fr', 'just_married', 'Récemment marié', 'Récemment mariée', 'Récemment marié·e'],
    ['fr', 'widow', 'Veuf', 'Veuve', 'Veuf·ve'],
    ['fr', 'divorced', 'Divorcé', 'Divorcée', 'Divorcé·e'],
    ['fr', 'remarried', 'Divorcé et remarié', 'Divorcée et remariée', 'Divorcé·e et remarié·e'],
    ['de', 'bachelor', 'Ledig', 'Ledig', 'Ledig'],
    ['de', 'married', ...Array<string>(3).fill('Verheiratet oder in eingetragener Partnerschaft')],
    ['de', 'just_married', ...Array<string>(3).fill('Frisch verheiratet')],
    ['de', 'widow', 'Witwer', 'Witwe', 'Verwitwet'],
    ['de', 'divorced', ...Array<string>(3).fill('Geschieden')],
    ['de', 'remarried', ...Array<string>(3).fill('Geschieden und wiederverheiratet')],
  ] as [Language, CivilStatus, ...string[]][])(
    '[139] %s %s: of a man, of a woman, and where the sex is not known',
    (language, status, ...wordings) => {
      const t = textIn(language)
      expect(['MALE', 'FEMALE', undefined].map((gender) => statusLabel(t, status, gender))).toEqual(wordings)
    },
  )

  it('[138] say that married is married or registered, and remarried divorced and married again', () => {
    expect(statusLabel(french, 'married', undefined)).toBe('Marié·e ou en partenariat enregistré')
    expect(statusLabel(french, 'remarried', undefined)).toBe('Divorcé·e et remarié·e')
    expect(statusLabel(german, 'married', undefined)).toBe('Verheiratet oder in eingetragener Partnerschaft')
    expect(statusLabel(german, 'remarried', undefined)).toBe('Geschieden und wiederverheiratet')
  })

  it('[238] are neutral with the middle dot U+00B7, and so is the warning', () => {
    expect(statusLabel(french, 'married', undefined)).toContain('Marié\u00b7e')
    expect(french('avs.notHandled')).toBe(
      'Les cas autres que Célibataire et Marié\u00b7e ne sont pas encore traités par le prototype',
    )
  })

  it('are offered all six', () => {
    expect(
      statusOptions(french, 'FEMALE')
        .map(({ value }) => value)
        .toSorted(),
    ).toEqual([...CIVIL_STATUSES].toSorted())
  })
})

describe('sentences', () => {
  const sentencesOf = (texts: object): string[] =>
    Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : sentencesOf(text)))

  it('put a no-break space before French double punctuation', () =>
    expect(sentencesOf(fr).filter((text) => / [:;?!»]|« |[^\s\u00a0:»?!][;?!»]/.test(text))).toEqual([]))

  it.each([
    ['fr', fr],
    ['de', de],
  ])('put a no-break space before the sign of percent, and a point in its figure (%s)', (_language, texts) =>
    expect(sentencesOf(texts).filter((text) => /[\d}]%|[\d}][^\S\u00a0]+%|\d,\d+\s*%/.test(text))).toEqual([]),
  )

  it('are written as in Switzerland: ss, and «» without spaces in German', () =>
    expect(sentencesOf(de).filter((text) => /ß|[„“]|«\s|\s»/.test(text))).toEqual([]))
})
