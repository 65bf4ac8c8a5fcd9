/**
 * The civil statuses for which the prototype computes no AVS pension: they are saved, the page says so, and everything
 * else goes on.
 */
import { describe, expect, it } from 'vitest'
import { figure, part } from '../../support/visit/figures'
import { expectTitle, goOn } from '../../support/visit/journey'
import { personNamed } from '../../support/visit/people'
import { textOf } from '../../support/visit/screen'
import { filledVisitOf, visitOf } from '../../support/visit/steps'
import { expectToSay, mainOf } from '../../support/visit/told'
import { beginVisit, type Visit } from '../../support/visit/visit'
import { LANGUAGES, literally, TEXT } from '../../support/visit/words'

/** Word for word. */
const WARNING = {
  fr: 'Les cas autres que Célibataire et Marié·e ne sont pas encore traités par le prototype',
  de: 'Andere Fälle als «Ledig» und «Verheiratet» werden vom Prototyp noch nicht behandelt',
}
const CLAIRE = personNamed('Claire')

describe.each(LANGUAGES)('%s', (language) => {
  const warning = WARNING[language]
  const { avs, synthesis } = TEXT[language]

  async function become(visit: Visit, status: string) {
    if (visit.path !== '/avs') await visit.open('/avs')
    expect(visit.screen.says(warning)).toBe(false)
    visit.type(avs.status, status)
    await goOn(visit)
  }

  it.each(['just_married', 'widow', 'divorced', 'remarried'])(
    '[081] [224] [238] %s is saved with the warning',
    async (status) => {
      const visit = await visitOf(CLAIRE, language)
      await become(visit, status)
      expectTitle(visit, avs.title)
      const notice = visit.screen.main.getByText(warning).closest('.notice') as HTMLElement
      expectToSay(notice, `${warning}${avs.notHandledAlone}`)
      expect((await visit.call('/acor/pension-calculator/info')).body).toMatchObject({ person: { status } })
      await visit.follow(avs.notHandledLink)
      expect(visit.path).toBe('/lpp')
    },
  )

  it.each(['just_married', 'widow', 'divorced', 'remarried'])(
    '[081] [224] of one’s own figures %s is saved with the same words on the page that follows, until the family is given',
    async (status) => {
      const visit = await beginVisit(language)
      await visit.open('/own')
      expect(await visit.submit({ terms: 'on' })).toBe(303)
      visit.tick(literally(TEXT[language].papers.at.extract.name))
      await goOn(visit)
      expect(visit.path).toBe('/avs')
      visit.type(avs.birthDate, '14.03.1971')
      visit.choose(avs.gender, TEXT[language].words.gender.FEMALE)
      visit.type(avs.relationshipStartDate, '17.06.2003')
      visit.type(avs.partnerBirthDate, '09.10.1969')
      visit.choose(avs.partnerGender, TEXT[language].words.gender.MALE)
      visit.choose(avs.hasChildren, TEXT[language].words.no)
      await become(visit, status)
      expect(visit.path).toBe('/avs/family')
      expectToSay(mainOf(visit.screen), `${warning}${avs.notHandledAlone}`)
      await visit.open('/avs')
      expectToSay(mainOf(visit.screen), `${warning}${avs.notHandledAlone}`)
    },
  )

  it.each(['bachelor', 'married'])('[081] %s goes on without it', async (status) => {
    const visit = await visitOf(CLAIRE, language)
    await become(visit, status)
    expect(visit.path).toBe('/lpp')
    expect(visit.screen.says(warning)).toBe(false)
    await visit.open('/avs')
    expect(visit.screen.says(warning)).toBe(false)
  })

  it('[081] the synthesis is without AVS then, and has the other two pillars', async () => {
    const visit = await filledVisitOf(CLAIRE, language)
    await become(visit, 'divorced')
    await visit.open('/synthesis')
    const { screen } = visit
    const pillar = screen.main.getByRole('heading', { name: literally(synthesis.cards.avs) }).closest('li')
    expectToSay(pillar, warning)
    expectToSay(part(screen, synthesis.avs), warning)
    const shown = [...screen.document.querySelectorAll('data[data-figure]')].map((one) =>
      one.getAttribute('data-figure'),
    )
    for (const [name, count] of [
      ['avs.monthly', 0],
      ['avs.thirteenth', 0],
      ['lpp.monthly', 1],
      ['pillar3a.projected', 1],
    ] as const)
      expect(shown.filter((one) => one === name)).toHaveLength(count)
    const [lpp, total] = ['lpp.monthly', 'total.monthly'].map((name) => figure(screen, name))
    expect(textOf(lpp ?? null)).toMatch(/\d/)
    expect(total?.getAttribute('value')).toBe(lpp?.getAttribute('value'))
  })
})
