import { describe, expect, it } from 'vitest'
import { getTaxLaw } from '~/estimate/read/law'
import { LANGUAGES, type Language, pathIn } from '~/language/language'
import { CANTONS, type Canton } from '~/law/tax/cantons'
import { LATEST_CAPITAL_TAX } from '~/law/tax/capital-tax'
import { textIn } from '~/shell/texts'
import { readable, servePage } from '../../../../tests/support/product/serve-page'
import * as page from './route'
import { type CantonState, taxLawView } from './view'

const law = getTaxLaw()
const viewIn = (language: Language) => taxLawView(law, textIn(language), language)
const cantonIn = (language: Language, canton: Canton) => {
  const found = viewIn(language).cantons.find((one) => one.canton === canton)
  if (!found) throw new Error(`no canton ${canton}`)
  return found
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('a canton', () => {
  it.each<[Canton, Language, CantonState, string | null, string[]]>([
    ['ZH', 'fr', 'checked', '§ 37 StG', ['Taux du revenu pour 5 % du capital', 'Au moins 2 % du capital']],
    ['BE', 'fr', 'checked', 'art. 44 StG', ['Barème propre au capital, de 0.65 % à 2 %']],
    ['UR', 'de', 'carried', null, ['1.9 % des Kapitals']],
    ['SG', 'de', 'carried', 'Art. 52 StG', ['2.2 % des Kapitals', 'Verheiratete: 2 % des Kapitals']],
    [
      'ZG',
      'fr',
      'carried',
      '§ 37 StG',
      [
        '30 % de l’impôt selon le barème du revenu',
        "40 % sur la part au-dessus de CHF 230'600",
        'Au moins 1 % du capital',
      ],
    ],
    [
      'FR',
      'fr',
      'checked',
      'art. 39, 37 LICD',
      ['Barème propre au capital, de 1 % à 5 %', "Couple marié : CHF 10'000 de moins"],
    ],
    [
      'TI',
      'de',
      'range',
      null,
      [
        'Einkommenssatz für eine Jahresrente, 4 % bis 6 % des Kapitals',
        'Mindestens 2 % des Kapitals',
        'Höchstens 3 % des Kapitals',
      ],
    ],
    ['VS', 'fr', 'refused', null, ['Pas établie']],
  ])('%s in %s is %s', (canton, language, state, article, method) => {
    const view = cantonIn(language, canton)
    expect([view.state, view.article && plain(view.article), view.method.map(plain)]).toEqual([state, article, method])
  })
})

describe('the page', () => {
  it.each(LANGUAGES)(
    'shows every canton and every line of both federal tariffs, and asks nobody (%s)',
    async (language) => {
      const served = servePage(page, '/law/tax', {})
      const html = await (await served.get(pathIn(language, '/law/tax'))).text()
      const text = readable(html)
      const view = viewIn(language)
      const checked = law.checked.split('-').toReversed().join('.')
      const municipalities = `${law.municipalityCount}`.replace(/^(\d)(\d{3})$/, "$1'$2")
      expect(view.cantons.map(({ canton }) => canton)).toEqual(CANTONS)
      for (const { name, method } of view.cantons) for (const words of [name, ...method]) expect(text).toContain(words)
      expect(view.federal.map(({ year }) => year)).toEqual([2026, 2027])
      for (const { rows } of view.federal.flatMap(({ tariffs }) => tariffs))
        for (const words of rows.flatMap(({ from, tax, above }) => [from, tax, above])) expect(text).toContain(words)
      expect(text).toContain(language === 'fr' ? 'LIFD, de seconde main' : 'DBG, aus zweiter Hand')
      expect(html).toContain(`href="${LATEST_CAPITAL_TAX.calculator.address}"`)
      expect(html).toContain(`href="${LATEST_CAPITAL_TAX.federal.source.address}"`)
      for (const words of [`${law.year}`, checked, municipalities, '20\u00a0%']) expect(text).toContain(words)
      expect(html).not.toMatch(/undefined|NaN|\{\{|<script/)
    },
  )
})

/** Also works without the law at hand, as in downloads. */
it.each(LANGUAGES)('the note on other years names the latest federal tariff (%s)', (language) => {
  const latest = law.federal.at(-1)?.year
  expect(textIn(language)('decide.notes.otherYear').match(/20\d\d/g)).toEqual([`${latest}`, `${latest}`])
})

/** A sentence about a canton is shown whatever its rules are, so it has to match them. */
it('the cantons of which something special is said are those of which it is true', () => {
  const { cantons } = LATEST_CAPITAL_TAX
  const those = (is: (rules: (typeof cantons)['ZH']) => boolean) => CANTONS.filter((canton) => is(cantons[canton]))
  expect(those((rules) => rules === null)).toEqual(['VS'])
  expect(those((rules) => rules?.provisional !== undefined)).toEqual(['SZ'])
  expect(those((rules) => rules?.method.kind === 'annuity' && rules.method.annuities.length > 1)).toEqual(['TI'])
})
