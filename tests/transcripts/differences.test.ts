import { describe, expect, it } from 'vitest'
import { differences } from './differences'

describe('differences', () => {
  it.each([
    ['abc', 'abc', []],
    ['abc', 'axbc', ['@ a', '+ x']],
    ['abc', 'xabc', ['@ the start', '+ x']],
    ['abc', 'abcx', ['@ c', '+ x']],
    ['abc', 'ac', ['@ a', '- b']],
    ['abc', 'bc', ['@ the start', '- a']],
    ['abc', 'abx', ['@ b', '- c', '+ x']],
    ['abcd', 'xbcy', ['@ the start', '- a', '+ x', '@ c', '- d', '+ y']],
    ['aab', 'ab', ['@ a', '- a']],
    ['', 'a', ['@ the start', '+ a']],
  ])('from %j to %j', (one, other, changes) => expect(differences([...one], [...other])).toEqual(changes))
})
