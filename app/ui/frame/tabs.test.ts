import { describe, expect, it } from 'vitest'
import { tabAt } from './tabs'

describe('the tab of a page', () => {
  it.each([
    ['/synthesis?vue=deux', 'synthesis'],
    ['/avs', 'avs'],
    ['/de/avs/explained?with=change', 'avs'],
    ['/v2/wizard/1p?then=check', 'avs'],
    ['/de/v2/wizard/3p', 'pillar3a'],
    ['/lpp/certificate', 'lpp'],
    ['/3a/explained', 'pillar3a'],
    ['/simulation', 'simulation'],
    ['/decide', 'simulation'],
    ['/de/scenarios', 'simulation'],
    ['/ages', 'simulation'],
    ['/v2/wizard/check', null],
    ['/law/avs', null],
    ['/avsomething', null],
    ['/', null],
  ])('at %s is %s', (at, tab) => expect(tabAt(at)).toBe(tab))
})
