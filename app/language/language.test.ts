import { describe, expect, it } from 'vitest'
import { frenchPathOf, languageOfPath, pathIn } from './language'

describe('the language of an address', () => {
  it.each([
    ['/avs', 'fr'],
    ['/de', 'de'],
    ['/de/avs', 'de'],
    ['/%64e/avs', 'de'],
    ['/DE/avs', 'fr'],
    ['/de%2Favs', 'fr'],
    ['/dem', 'fr'],
    ['/%E0%A4/avs', 'fr'],
  ])('%s is %s', (path, language) => expect(languageOfPath(path)).toBe(language))
})

describe('the other language of a page', () => {
  it.each([
    ['/de/avs', '/avs'],
    ['/de', '/'],
    ['/avs', '/avs'],
    ['//evil.example', '/evil.example'],
    ['/de//evil.example', '/evil.example'],
    ['/de/\\evil.example', '/evil.example'],
  ])('%s is %s in French', (path, french) => expect(frenchPathOf(path)).toBe(french))

  it('is under /de in German', () => {
    expect(pathIn('de', '/')).toBe('/de')
    expect(pathIn('de', '/avs')).toBe('/de/avs')
  })
})
