import { describe, expect, it } from 'vitest'
import { matches, searchable } from './search-match'

describe('a search in a list', () => {
  it.each([
    ['Caisse de pension de l’Arc', 'arc'],
    ['Caisse de pension de l’Arc', "l'arc"],
    ['Caisse de pension de l’Arc', 'pension caisse'],
    ['Prévoyance Léman', 'leman'],
    ['Prévoyance Léman', 'LÉM'],
    ['Prévoyance Le\u0301man', 'lém'],
    ['Pensionskasse Zürich', 'zur'],
    ['Pensionskasse Zürich', 'zür'],
    ['Pensionskasse Zürich', 'zuerich'],
    ['Fondation Sœurs', 'soeurs'],
    ['Banque du Mont', ''],
    ['Banque du Mont', '  mont '],
  ])('[133] %s is found by ‘%s’', (line, typed) => expect(matches(searchable(line), typed)).toBe(true))

  it.each([
    ['Caisse de pension de l’Arc', 'art'],
    ['Banque du Mont', 'mont blanc'],
    ['Pensionskasse Zürich', '.*'],
  ])('[133] %s is not found by ‘%s’', (line, typed) => expect(matches(searchable(line), typed)).toBe(false))
})
