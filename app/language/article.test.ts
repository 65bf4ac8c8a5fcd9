import { expect, it } from 'vitest'
import { articleText } from './article'

it.each([
  ['LAVS art. 21', 'art.\u00a021 LAVS', 'Art.\u00a021 AHVG'],
  [
    'LAVS art. 30 al. 1; RAVS art. 51bis',
    'art.\u00a030 al.\u00a01 LAVS, art.\u00a051bis RAVS',
    'Art.\u00a030 Abs.\u00a01 AHVG, Art.\u00a051bis AHVV',
  ],
  ['RAVS art. 52b, 52c', 'art.\u00a052b, 52c RAVS', 'Art.\u00a052b, 52c AHVV'],
  [
    'LAVS art. 29quinquies al. 3 à 5',
    'art.\u00a029quinquies al.\u00a03 à 5 LAVS',
    'Art.\u00a029quinquies Abs.\u00a03 bis 5 AHVG',
  ],
  [
    'LPP disp. trans. 3.10.2003 let. b',
    'disp. trans. 3.10.2003 let.\u00a0b LPP',
    'Übergangsbest. 3.10.2003 Bst.\u00a0b BVG',
  ],
  [
    'OPP 2 art. 12; LPP art. 15',
    'art.\u00a012 OPP\u00a02, art.\u00a015 LPP',
    'Art.\u00a012 BVV\u00a02, Art.\u00a015 BVG',
  ],
])('%s is cited as in each language', (article, french, german) => {
  expect(articleText(article, 'fr')).toBe(french)
  expect(articleText(article, 'de')).toBe(german)
})
