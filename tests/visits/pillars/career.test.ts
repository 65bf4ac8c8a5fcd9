/** Somebody without a sign-in enters their incomes in each way, and reads their AVS pension. */
import { describe, expect, it } from 'vitest'
import { extractPage, makePdf } from '../../support/pages/make-pdf'
import { expectProblems, typedIn } from '../../support/visit/forms'
import { goOn } from '../../support/visit/journey'
import { textOf } from '../../support/visit/screen'
import { mainOf } from '../../support/visit/told'
import { beginVisit, type Visit } from '../../support/visit/visit'
import { LANGUAGES, TEXT, WORDS } from '../../support/visit/words'

const YEARS = Array.from({ length: 30 }, (_, index) => 1995 + index)
const LINES = YEARS.map((year) => `01-12 ${year} ${year === 2003 ? "61'5OO" : "62'000"}`)

describe.each(LANGUAGES)('%s', (language) => {
  const { career, careerCheck, own, avs, words, ownCheck } = TEXT[language]

  const controlOf = ({ screen }: Visit, selector: string) => {
    const control = mainOf(screen).querySelector<HTMLInputElement>(selector)
    if (!control) throw new Error(`no control is ${selector}`)
    return control
  }

  /** Up to the page of incomes, with what a single person without children has at hand: five fields. */
  async function begin(paper: string): Promise<Visit> {
    const visit = await beginVisit(language)
    await visit.open('/own')
    controlOf(visit, '[name="terms"]').checked = true
    await visit.press(own.button)
    controlOf(visit, `[value="${paper}"]`).checked = true
    await goOn(visit)
    expect(visit.path).toBe('/avs')
    visit.type(avs.birthDate, '14.03.1971')
    visit.choose(avs.gender, words.gender.FEMALE)
    visit.type(avs.status, 'bachelor')
    visit.choose(avs.hasChildren, words.no)
    await goOn(visit)
    expect(visit.path).toBe('/avs/career')
    return visit
  }

  /** As the synthesis shows it. */
  async function monthlyOf(visit: Visit): Promise<string> {
    await visit.open('/synthesis')
    return textOf(visit.screen.document.querySelector('[data-figure="avs.monthly"]'))
  }

  const saveCheck = (visit: Visit) => visit.press(careerCheck.save)

  it('pastes an extract, corrects the line that was not read, and reads a pension', async () => {
    const visit = await begin('extract')
    const pasted = LINES.join('\n')
    visit.type(career.extract, pasted)
    await goOn(visit, 400)
    expectProblems(visit, { [career.extractDate]: 'required' })
    expect(typedIn(visit.screen, career.extract)).toBe(pasted)
    visit.type(career.extractDate, '12.3.2026')
    await goOn(visit)

    expect(visit.path).toBe('/avs/career/check')
    expect(textOf(visit.screen.document.querySelector('.raw'))).toBe("01-12 2003 61'5OO")
    const amount = () => controlOf(visit, '[name="rows[0].amount"]')
    expect(amount().value).toBe("61'500")
    amount().value = 'x'
    expect(await saveCheck(visit)).toBe(400)
    expect(amount().value).toBe('x')
    amount().value = "61'500"
    expect(await saveCheck(visit)).toBe(303)
    expect(await monthlyOf(visit)).toMatch(/CHF\s\d'\d{3}/)
  })

  it('answers one question in place of thirty lines', async () => {
    const visit = await begin('extract')
    visit.type(career.extractDate, '12.3.2026')
    visit.type(career.extract, YEARS.map((year) => `106 01-12 ${year} 62'000 Schreinerei`).join('\n'))
    await goOn(visit)
    expect(visit.screen.document.querySelectorAll('[name$=".remove"]')).toHaveLength(0)
    const question = visit.screen.main.getByRole('radiogroup', {
      name: new RegExp(`^${careerCheck.ask.legend.slice(0, 20)}`),
    })
    expect(question).toBeTruthy()
    expect(await saveCheck(visit)).toBe(400)
    controlOf(visit, '[name="questions[0].isRight"][value="yes"]').checked = true
    expect(await saveCheck(visit)).toBe(303)
    expect(await monthlyOf(visit)).toMatch(/CHF\s\d'\d{3}/)
  })

  it('sends the extract as a PDF', async () => {
    const visit = await begin('extract')
    const cells = YEARS.map((year) => ['25', '412.087.33', '1', '01-12', String(year), "62'000", 'Menuiserie'])
    const file = new File([Buffer.from(await makePdf([extractPage(cells)]))], 'a.pdf', { type: 'application/pdf' })
    visit.type(career.extractDate, '12.3.2026')
    expect(await visit.press(WORDS[language].continue, { within: visit.screen.main, file })).toBe(303)
    expect(textOf(visit.screen.document.querySelector('.intro'))).toContain('30')
    expect(await saveCheck(visit)).toBe(303)
    expect(await monthlyOf(visit)).toMatch(/CHF\s\d'\d{3}/)
  })

  it('copies three figures of a forecast', async () => {
    const visit = await begin('forecast')
    visit.type(career.ramd, "72'576")
    visit.type(career.scale, '44')
    visit.type(career.forecastYear, '2026')
    await goOn(visit)
    expect(await monthlyOf(visit)).toContain("2'278")
  })

  it('tells a few figures: at most nine fields and five pages to a range', async () => {
    const visit = await begin('nothing')
    visit.type(career.salary, '85000')
    await goOn(visit)
    // The fifth page, after the start, the papers, the AVS form and this one.
    expect(visit.path).toBe('/own/check')
    await visit.follow(ownCheck.toSynthesis, visit.screen.main)
    const { document } = visit.screen
    expect(document.querySelectorAll('.answer [data-figure="total.monthly.low"]')).toHaveLength(1)
    expect(document.querySelectorAll('[data-figure="avs.monthly.low"]').length).toBeGreaterThan(0)
  })
})
