import { expect, it } from 'vitest'
import { textIn } from '~/shell/texts'
import { lppAmount, lppBasis } from './lpp-words'

const [fr, de] = [textIn('fr'), textIn('de')]
const RANGE = { low: 2050, high: 2250 }
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null

it.each([
  ['printed', 'printed', null, 2150, "CHF 2'150", null],
  ['computed', 'computed', null, 2150, "environ CHF 2'150", 'Calculée d’après ce que votre caisse indique.'],
  [
    ...(['computed with two ends', 'computed', RANGE, 2150, "environ CHF 2'150"] as const),
    "Possible : de CHF 2'050 à CHF 2'250, taux de conversion supposé.",
  ],
  ['the guarantee of the law, which is told elsewhere', 'floor', null, 2150, "CHF 2'150", null],
  ['nothing', 'computed', null, 0, 'CHF 0', null],
] as const)('of %s', (_, sureness, range, monthly, amount, basis) => {
  expect(plain(lppAmount(fr, { monthly, sureness }))).toBe(amount)
  expect(plain(lppBasis(fr, { monthly, sureness, range }))).toBe(basis)
})

it('is said in German too', () => {
  const computed = { monthly: 2150, sureness: 'computed', range: RANGE }
  expect(plain(lppAmount(de, computed))).toBe("etwa CHF 2'150")
  expect(plain(lppBasis(de, computed))).toBe("Möglich: CHF 2'050 bis CHF 2'250, Umwandlungssatz angenommen.")
})
