/** To change the taxes of a year: its figures as data, its name in the table, and what was published of it. */
import { describe, expect, it } from 'vitest'
import { type CopyOfTheTree, copyForEachTest } from './copy-of-the-tree'

const FIGURES = 'app/law/tax/cantons-2027.json'
const TABLE = 'app/law/tax/canton-taxes.ts'
const PUBLISHED = 'app/estimate/answers/checked/cases/capital-tax-2027.json'
/** The rooms that compute a tax or tell one. */
const ROOMS = [
  'app/law/',
  'app/pillars/tax/',
  'app/estimate/',
  'app/api/',
  'app/takeaway/',
  'app/pages/law/',
  'app/pages/decide/',
  'app/pages/checked/',
]

const copy = copyForEachTest()

/** Those of 2026 under another year, since nobody has published others. */
const figures = (of: CopyOfTheTree): string =>
  JSON.stringify({ ...JSON.parse(of.read(FIGURES.replace('2027', '2026'))), year: 2027, checked: '2026-11-23' })

/** As published of 2026: of the cantons alone, since the federal tariff of 2027 is another. */
function published(of: CopyOfTheTree): string {
  const { cases } = JSON.parse(of.read(PUBLISHED.replace('2027', '2026')))
  const isOfCantonAlone = ({ id, expected: { federal, cantonPlusMunicipality } }: Published) =>
    cantonPlusMunicipality !== undefined && federal === undefined && !id.includes('-VS-')
  const ofCantons = (cases as Published[]).filter(isOfCantonAlone).filter((_, at) => at % 4 === 0)
  return JSON.stringify({ year: 2027, figures: { compared: ofCantons.length, refused: 0 }, cases: ofCantons })
}
type Published = { id: string; expected: Record<string, number> }

const nameIt = (of: CopyOfTheTree) =>
  of
    .replace(
      TABLE,
      "import taxes2026 from './cantons-2026.json'",
      "import taxes2026 from './cantons-2026.json'\nimport taxes2027 from './cantons-2027.json'",
    )
    .replace(TABLE, 'const YEARS = [taxes2026]', 'const YEARS = [taxes2026, taxes2027]')

it('three files: the compiler names nothing, and the tests an answer that an example writes down', async () => {
  nameIt(copy()).write(FIGURES, figures(copy())).write(PUBLISHED, published(copy()))
  expect(copy().changedFiles).toHaveLength(3)
  expect(await copy().typeErrors()).toEqual({})
  // Its payment of 2036 says by the tables of which year it is taxed.
  expect(Object.keys(await copy().failedTests(...ROOMS))).toEqual(['app/api/calls/estimate.test.ts'])
})

describe('the tests of the tables and of the published results name', () => {
  const named = async () =>
    Object.values(await copy().failedTests('app/law/tax/', 'app/estimate/answers/checked/')).flat()

  it('figures that the table does not know', async () => {
    copy().write(FIGURES, figures(copy()))
    expect((await named()).join()).toMatch(/cantons-2027\.json is named by its year, and is a row of the table/)
  })

  it('a figure out of bounds, and a municipality twice', async () => {
    const lausanne = /\[5586,[\d.]+,"Lausanne"\]/
    expect(figures(copy())).toMatch(lausanne)
    nameIt(copy()).write(FIGURES, figures(copy()).replace(lausanne, '[5586,7900,"Lausanne"],[5586,79,"Lausanne"]'))
    const titles = (await named()).join()
    expect(titles).toMatch(/has the shape of a year of taxes, and no figure out of bounds/)
    expect(titles).toMatch(/has each municipality once/)
  })

  it('a multiplier that is not the published one', async () => {
    const zurich = /\[261,\d+,/
    nameIt(copy()).write(FIGURES, figures(copy()).replace(zurich, '[261,120,')).write(PUBLISHED, published(copy()))
    expect((await named()).join()).toMatch(/results of the tax calculator of 2027 ZH-/)
  })
})

describe('the tax on pensions of a new year', () => {
  const INCOMES = 'app/law/tax/income-2027.json'
  const READ = 'app/estimate/answers/checked/cases/income-tax-2027.json'
  /** Those of 2026 under another year, of the cantons alone. */
  const ofCantons = (text: string) => {
    const { cases } = JSON.parse(text)
    return JSON.stringify({ year: 2027, cases: cases.filter(({ canton }: { canton: string }) => canton !== 'CH') })
  }
  const nameIncomes = (of: CopyOfTheTree) => {
    const imported = "import taxes2026 from './income-2026.json'"
    const table = 'app/law/tax/income-taxes.ts'
    const figures2027 = { ...JSON.parse(of.read(INCOMES.replace('2027', '2026'))), year: 2027, checked: '2026-11-29' }
    return of
      .replace(table, imported, `${imported}\nimport taxes2027 from './income-2027.json'`)
      .replace(table, 'const YEARS = [taxes2026]', 'const YEARS = [taxes2026, taxes2027]')
      .write(INCOMES, JSON.stringify(figures2027))
  }

  it('is three files more beside those of capital, and the compiler and the tests of the tables name nothing', async () => {
    nameIt(copy()).write(FIGURES, figures(copy())).write(PUBLISHED, published(copy()))
    nameIncomes(copy()).write(READ, ofCantons(copy().read(READ.replace('2027', '2026'))))
    expect(copy().changedFiles).toHaveLength(6)
    expect(await copy().typeErrors()).toEqual({})
    expect(
      Object.keys(
        await copy().failedTests('app/law/', 'app/pillars/tax/', 'app/estimate/answers/checked/', 'app/pages/law/'),
      ),
    ).toEqual([])
  })

  it('needs the multipliers of its year', async () => {
    nameIncomes(copy())
    const titles = Object.values(await copy().failedTests('app/law/tax/')).flat()
    expect(titles.join()).toMatch(/in a year that has the multipliers/)
  })
})
