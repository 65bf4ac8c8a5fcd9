import { describe, expect, it } from 'vitest'
import { getIncomeTaxLaw, getTaxLaw } from '~/estimate/read/law'
import { LANGUAGES, type Language, pathIn } from '~/language/language'
import { CANTONS, type Canton } from '~/law/tax/cantons'
import { LATEST_CAPITAL_TAX } from '~/law/tax/capital-tax'
import { textIn } from '~/shell/texts'
import { readable, servePage } from '../../../../tests/support/product/serve-page'
import { incomeTaxView } from './income-view'
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

describe('the tax on pensions', () => {
  const incomeIn = (language: Language, asked = '') =>
    incomeTaxView(getIncomeTaxLaw(), asked, textIn(language), language)

  it.each<[Canton, Language, string[], string[], string[]]>([
    [
      'ZH',
      'fr',
      ['De 2 % à 13 % par tranches', 'Couple : barème propre', 'Taxe personnelle : CHF 24 / 48'],
      ["Primes : au plus CHF 4'350 / 8'700"],
      ['Un montant, vérifié'],
    ],
    [
      'NW',
      'de',
      ['0.5 % bis 3.3 % nach Stufen', 'Paare: Satz des Einkommens, geteilt durch 1.85', 'Personalsteuer: CHF 50'],
      ["Prämien: höchstens CHF 2'700 / 5'550", "Pensionierte: CHF 3'900 / 0"],
      ['Zwischen zwei Beträgen: allein immer, Paare nie', 'Die Bedingung des Abzugs haben wir nicht gelesen.'],
    ],
    [
      'GE',
      'fr',
      ['De 7.3 % à 18 % par tranches', 'Couple : taux du revenu divisé par 2', 'Taxe personnelle : CHF 25'],
      ['Primes en entier', "Retraités : au plus CHF 10'661 / 12'260, par paliers"],
      [
        "Entre deux montants : personne seule jusqu’à CHF 85'288, couple jusqu’à CHF 98'081",
        'Aucun résultat publié ne montre la déduction.',
        'Le plus bas est le plus probable.',
      ],
    ],
  ])('of %s in %s', (canton, language, tariff, deductions, told) => {
    const view = incomeIn(language).cantons.find((one) => one.canton === canton)
    expect([view?.tariff, view?.deductions, view?.told].map((lines) => lines?.map(plain))).toEqual([
      tariff,
      deductions,
      told,
    ])
  })

  describe.each(LANGUAGES)('on the page (%s)', (language) => {
    const at = async (query: string) =>
      (await servePage(page, '/law/tax', {}).get(`${pathIn(language, '/law/tax')}${query}`)).text()

    it('tells every canton in a few words, and no line of a tariff', async () => {
      const html = await at('')
      const text = readable(html)
      const { cantons, amounts } = incomeIn(language)
      expect(cantons.map(({ canton }) => canton)).toEqual(CANTONS)
      for (const { tariff, deductions, told } of cantons)
        for (const words of [...tariff, ...deductions, ...told]) expect(text).toContain(words)
      for (const words of Object.values(amounts)) expect(text).toContain(words)
      for (const { canton } of cantons) expect(html).toContain(`?canton=${canton}#lines`)
      expect(html).not.toContain('id="lines"')
    })

    it.each(CANTONS)('shows each line of %s', async (canton) => {
      const html = await at(`?canton=${canton}`)
      const text = readable(html)
      const { shown } = incomeIn(language, canton)
      expect(html).toContain('id="lines"')
      expect(shown?.tables.length).toBeGreaterThan(0)
      for (const { caption, rows } of shown?.tables ?? [])
        for (const words of [caption, ...rows.flat()]) expect(text).toContain(words)
      expect(html).not.toMatch(/undefined|NaN|\{\{|<script/)
    })

    it.each(['XX', 'zh', ''])('shows no line of a canton that is none: %s', async (asked) =>
      expect(await at(`?canton=${asked}`)).not.toContain('id="lines"'),
    )
  })

  it('the exception that the page names is the only one', () => {
    const law = getIncomeTaxLaw().cantons
    const others = CANTONS.filter((canton) => law[canton].multiplier !== undefined)
    // Of Valais the tax on capital has none.
    expect(others.map((canton) => [canton, law[canton].multiplier])).toEqual([
      ['FR', 96],
      ['VS', 100],
    ])
    expect(CANTONS.filter((canton) => law[canton].checkedIn)).toEqual(['VS'])
  })
})
