/**
 * Somebody without a sign-in says once how they work: the legal maximum for 3a follows, and nobody is warned before.
 */
import { describe, expect, it } from 'vitest'
import { chosenIn } from '../../support/visit/forms'
import { goOn } from '../../support/visit/journey'
import { mainOf } from '../../support/visit/told'
import { beginVisit, type Visit } from '../../support/visit/visit'
import { fillGaps, LANGUAGES, TEXT, WORDS } from '../../support/visit/words'

type Work = 'employed' | 'selfEmployed' | 'none'
type Fund = 'yes' | 'no' | 'unknown'

describe.each(LANGUAGES)('%s', (language) => {
  const { avs, career, account3a, own, words, ownPapers, pillar3a } = TEXT[language]

  const controlOf = ({ screen }: Visit, selector: string) => {
    const control = mainOf(screen).querySelector<HTMLInputElement>(selector)
    if (!control) throw new Error(`no control is ${selector}`)
    return control
  }

  const tickedIn = ({ screen }: Visit) =>
    [...mainOf(screen).querySelectorAll<HTMLInputElement>('[name="work"]')].flatMap(({ checked, value }) =>
      checked ? [value] : [],
    )

  async function tell(visit: Visit, told: { work?: Work; fund?: Fund }) {
    if (told.work) visit.tick(avs.works[told.work])
    if (told.fund) visit.choose(avs.fund, avs.funds[told.fund])
    await goOn(visit)
  }

  /** Single, earns CHF 80'000 by few figures. */
  async function begin(told: { work?: Work; fund?: Fund }): Promise<Visit> {
    const visit = await beginVisit(language)
    await visit.open('/own')
    controlOf(visit, '[name="terms"]').checked = true
    await visit.press(own.button)
    await visit.open('/avs')
    visit.type(avs.birthDate, '14.03.1971')
    visit.choose(avs.gender, words.gender.FEMALE)
    visit.type(avs.status, 'bachelor')
    visit.choose(avs.hasChildren, words.no)
    await tell(visit, told)
    await visit.open('/avs/career?way=quick')
    visit.type(career.salary, '80000')
    await goOn(visit)
    return visit
  }

  async function planInto3a(visit: Visit, amount: string) {
    await visit.open('/3a/account')
    visit.type(account3a.solde, '48200')
    visit.type(account3a.amount, amount)
    visit.type(account3a.rate, '1')
    await visit.press(WORDS[language].continue, { within: visit.screen.main })
  }

  const warnings = ({ screen }: Visit) =>
    [...mainOf(screen).querySelectorAll('.notice-warning')].map((one) => textIn(one).replace(/^[^:]*: /, ''))
  const textIn = ({ textContent }: Element) => (textContent ?? '').replace(/\s+/g, ' ').trim()
  const said = (text: string, gaps: Record<string, string | number>) => fillGaps(text, gaps).replace(/\s+/g, ' ')
  const ceiling = (key: 'ceiling' | 'ceilingOfIncome', amount: string) =>
    said(pillar3a[key], { year: 2026, ceiling: `CHF ${amount}` })
  const planned = (amount: string) => said(pillar3a.planned, { planned: `CHF ${amount}` })

  it('nothing is said of a limit while it is not known', async () => {
    const visit = await begin({ work: 'employed', fund: 'unknown' })
    await visit.open('/3a/account')
    expect(textIn(mainOf(visit.screen))).not.toContain('2026,')
    await planInto3a(visit, '40000')
    await visit.open('/3a/account')
    expect(warnings(visit)).toEqual([])
  })

  it('without a fund it is a fifth of the income, shown where it counts, and follows what is changed', async () => {
    const visit = await begin({ work: 'selfEmployed', fund: 'no' })
    await visit.open('/avs/career?way=quick')
    const told = `${avs.works.selfEmployed.toLowerCase()}, ${ownPapers.toldFund.no}`
    expect(textIn(mainOf(visit.screen))).toContain(said(ownPapers.toldWork, { told }))
    expect(mainOf(visit.screen).querySelector('a[href$="/avs#work-and-fund"]')).not.toBeNull()

    await visit.open('/3a/account')
    expect(textIn(mainOf(visit.screen))).toContain(ceiling('ceilingOfIncome', "16'000"))
    expect(mainOf(visit.screen).querySelector('a[href$="/avs#work-and-fund"]')).not.toBeNull()
    await planInto3a(visit, '16001')
    await visit.open('/3a/account')
    expect(warnings(visit)).toEqual([`${ceiling('ceilingOfIncome', "16'000")} ${planned("16'001")}`])

    await visit.open('/avs')
    expect(mainOf(visit.screen).querySelector('#work-and-fund')).not.toBeNull()
    expect([tickedIn(visit), chosenIn(visit.screen, avs.fund)]).toEqual([['selfEmployed'], ['no']])
    await tell(visit, { fund: 'yes' })
    await visit.open('/3a/account')
    expect(warnings(visit)).toEqual([`${ceiling('ceiling', "7'258")} ${planned("16'001")}`])
  })

  it('a kind of work that is unticked counts no more, and several may be ticked', async () => {
    const visit = await begin({ work: 'selfEmployed', fund: 'no' })
    await visit.open('/avs')
    visit.tick(avs.works.selfEmployed, false)
    await tell(visit, { work: 'employed', fund: 'yes' })
    await visit.open('/avs')
    expect([tickedIn(visit), chosenIn(visit.screen, avs.fund)]).toEqual([['employed'], ['yes']])
    await tell(visit, { work: 'selfEmployed' })
    await visit.open('/avs')
    expect([tickedIn(visit), chosenIn(visit.screen, avs.fund)]).toEqual([['employed', 'selfEmployed'], ['yes']])
    await visit.open('/3a/account')
    expect(textIn(mainOf(visit.screen))).toContain(ceiling('ceiling', "7'258"))
  })

  it.each<[Fund, string]>([
    ['no', 'yes'],
    ['yes', 'no'],
    ['unknown', 'no'],
  ])('a fund: %s; then the total of the synthesis is complete: %s', async (fund, complete) => {
    const visit = await begin({ work: 'selfEmployed', fund })
    await visit.open('/synthesis')
    const total = mainOf(visit.screen).querySelector('[data-figure="total.monthly"]')
    expect(total?.getAttribute('data-complete')).toBe(complete)
  })

  it('without work nothing may be paid in', async () => {
    const visit = await begin({ work: 'none' })
    await planInto3a(visit, '1')
    await visit.open('/3a/account')
    expect(warnings(visit)).toEqual([`${said(pillar3a.ceilingWithoutWork, {})} ${planned('1')}`])
    for (const path of ['/3a/explained', '/simulation']) {
      await visit.open(path)
      expect(textIn(mainOf(visit.screen)), path).toContain(said(pillar3a.ceilingWithoutWork, {}))
      expect(textIn(mainOf(visit.screen)), path).not.toContain("7'258")
    }
  })
})
