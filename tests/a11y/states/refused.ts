/** Forms that are refused, or that come back with one more row. */
import { unfoldAll } from '../../e2e/support/figures'
import { field, openAvsForm } from '../../e2e/support/forms'
import { enter } from '../../e2e/support/shortcuts'
import { personNamed } from '../../support/visit/people'
import { fillGaps, pathIn, TEXT, WORDS } from '../../support/visit/words'
import { answered, type State, type Visit } from '../state'

const wrongAvs = async ({ page, language }: Visit, path: '/avs' | '/v2/wizard/1p') => {
  const { avs } = TEXT[language]
  await openAvsForm(page, language, path)
  await field(page, avs.navs).fill('756.9217.0769.84')
  await field(page, avs.birthDate).fill('31.02.2000')
  await field(page, avs.partnerBirthDate).fill('01.01.2030')
  await field(page, avs.childCount).fill('two')
  await answered(400, page, TEXT[language].words.continue)
}

/** Some of what is typed is wrong. */
const twoPeriodsAbroad = async ({ page, language }: Visit) => {
  const { avs } = TEXT[language]
  await openAvsForm(page, language)
  await field(page, avs.insuredSince).getByRole('radio', { name: avs.insuredSinceAnswers.year, exact: true }).check()
  await field(page, avs.insuredSinceYear).fill('hier')
  await answered(200, page, avs.addAbroad)
  await field(page, fillGaps(avs.abroadFrom, { number: 1 })).fill('2004')
  await field(page, fillGaps(avs.abroadTo, { number: 1 })).fill('2003')
  await answered(200, page, avs.addAbroad)
}

/** Runs in the browser. */
const postFamilyOfAnotherSession = () => {
  const form = document.createElement('form')
  form.method = 'post'
  const typed = {
    formToken: 'of-another-session',
    'marriages[0].start': '1.6.1995',
    'marriages[0].partner.birthDate': '31.2.1968',
    survivorsPension: '1600',
  }
  for (const [name, value] of Object.entries(typed)) {
    const input = Object.assign(document.createElement('input'), { type: 'hidden', name, value })
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}

const nothingChosen = (place: '/lpp' | '/3a' | '/v2/wizard/2p' | '/v2/wizard/3p'): State => ({
  place,
  state: 'refused, since nothing is chosen',
  as: 'newcomer',
  open: async ({ page, language }) => {
    await page.goto(pathIn(language, place))
    await answered(400, page, WORDS[language].save)
  },
})

export const REFUSED_STATES: State[] = [
  ...(['/avs', '/v2/wizard/1p'] as const).map(
    (place): State => ({ place, state: 'refused', as: 'newcomer', open: (visit) => wrongAvs(visit, place) }),
  ),
  {
    place: '/avs',
    state: 'with a child more',
    as: 'newcomer',
    open: async ({ page, language }) => {
      await openAvsForm(page, language)
      await answered(200, page, TEXT[language].avs.addChild)
    },
  },
  {
    place: '/avs',
    state: 'with two periods abroad',
    as: 'newcomer',
    open: async (visit) => {
      await twoPeriodsAbroad(visit)
      await answered(200, visit.page, TEXT[visit.language].avs.addAbroad)
    },
  },
  {
    place: '/avs',
    state: 'refused, for its periods abroad',
    as: 'newcomer',
    open: async (visit) => {
      await twoPeriodsAbroad(visit)
      await answered(400, visit.page, TEXT[visit.language].words.continue)
    },
  },
  {
    place: '/avs/family',
    state: 'with a marriage more',
    as: 'divorced',
    open: async ({ page, language }) => {
      await page.goto(pathIn(language, '/avs/family'))
      await answered(200, page, TEXT[language].family.addMarriage)
    },
  },
  {
    place: '/avs/family',
    state: 'refused',
    as: 'divorced',
    open: async ({ page, language }) => {
      const { family, words } = TEXT[language]
      await page.goto(pathIn(language, '/avs/family'))
      await field(page, fillGaps(family.start, { number: 1 })).fill('31.02.2000')
      await answered(200, page, family.addMarriage)
      await field(page, family.survivorsPension).fill('-1')
      await answered(400, page, words.continue)
    },
  },
  {
    place: '/avs/family',
    state: 'left open over another sign-in, before the AVS form is saved',
    as: 'newcomer',
    open: async ({ page, language }) => {
      await page.goto(pathIn(language, '/avs/family'))
      // As it came from a page of the session before.
      await page.evaluate(postFamilyOfAnotherSession)
      await page.waitForSelector('#meanwhile')
    },
  },
  ...(['/lpp', '/3a', '/v2/wizard/2p', '/v2/wizard/3p'] as const).map(nothingChosen),
  {
    place: '/3a',
    state: 'refused, for its figures',
    as: 'answered',
    open: async ({ page, language }) => {
      const { pillar3a } = TEXT[language]
      await page.goto(pathIn(language, '/3a'))
      // Each account has a form of its own.
      const form = page.locator('form', { has: page.locator('#solde') })
      await field(form, pillar3a.solde).fill('abc')
      await field(form, pillar3a.rate).fill('11')
      await field(form, pillar3a.paydate).fill('31.02.2040')
      await answered(400, page, WORDS[language].continue, form)
    },
  },
  {
    place: '/decide',
    state: 'refused',
    as: 'answered',
    open: async ({ page, language }) => {
      const { decide, place } = TEXT[language]
      await page.goto(pathIn(language, '/decide'))
      await unfoldAll(page)
      await field(page, place.fields.municipality).fill('Nulle Part')
      await answered(400, page, decide.compute)
    },
  },
  {
    place: '/decide',
    state: 'computed',
    as: 'answered',
    open: async ({ page, language }) => {
      const { decide, place } = TEXT[language]
      await page.goto(pathIn(language, '/decide'))
      await unfoldAll(page)
      await field(page, place.fields.canton).selectOption('TI')
      await field(page, place.fields.municipality).fill('Bellinzona')
      await page.getByRole('radio', { name: decide.status.single, exact: true }).check()
      await answered(303, page, decide.compute)
    },
  },
  {
    place: '/simulation',
    state: 'refused in each part that is folded',
    as: 'answered',
    open: async ({ page, language }) => {
      const { simulation } = TEXT[language]
      await page.goto(pathIn(language, '/simulation'))
      await unfoldAll(page)
      const first = { number: 1 }
      for (const [label, typed] of [
        [fillGaps(simulation.drawing.from, first), '2034'],
        [fillGaps(simulation.drawing.share, first), '10'],
        [fillGaps(simulation.steps.on, first), ''],
        [fillGaps(simulation.steps.rate, first), '120'],
        [simulation.partnersDay.label, 'bientôt'],
        [simulation.buyIn.amount, '10.500'],
        [simulation.buyIn.on, '31.02.2027'],
        [simulation.pillar3a.amount, '-1'],
        [simulation.pillar3a.purchase, 'tout'],
        [simulation.need, 'assez'],
      ] as const)
        await field(page, label).fill(typed)
      await answered(400, page, simulation.launch)
    },
  },
  {
    place: '/simulation',
    state: 'refused, since the tax rate is none',
    as: 'inParts',
    open: async ({ page, language }) => {
      const { tax } = TEXT[language].simulation
      await page.goto(pathIn(language, '/simulation'))
      await unfoldAll(page)
      await field(page, tax.label).fill('101')
      await answered(400, page, tax.save)
    },
  },
  {
    place: '/simulation',
    state: 'refused',
    as: 'answered',
    open: async ({ page, language }) => {
      const { simulation } = TEXT[language]
      await page.goto(pathIn(language, '/simulation'))
      await field(page, simulation.desiredSalary).fill('-1')
      await field(page, simulation.retirementDate).fill('01.12.2060')
      await field(page, simulation.lppCapitalShare).fill('101')
      await answered(400, page, simulation.launch)
    },
  },
  {
    place: '/scenarios',
    state: 'refused, without a name',
    open: async ({ page, language }) => {
      await enter(page, personNamed('Nadia'))
      await page.goto(pathIn(language, '/simulation'))
      await field(page, TEXT[language].simulation.retirementDate).fill('01.12.2042')
      await answered(303, page, TEXT[language].simulation.launch)
      await page.goto(pathIn(language, '/scenarios'))
      await field(page, TEXT[language].scenarios.name).fill('')
      await answered(400, page, TEXT[language].scenarios.keep)
    },
  },
  {
    place: '/lpp',
    state: 'saved in another tab meanwhile',
    open: async ({ page, language }) => {
      const [mine, other] = personNamed('Claire').policies.map(({ fundId }) => fundId)
      await enter(page, personNamed('Claire'))
      const otherTab = await page.context().newPage()
      for (const [tab, id] of [
        [page, mine],
        [otherTab, other],
      ] as const) {
        await tab.goto(pathIn(language, '/lpp'))
        await tab.locator(`input[name=ids][value="${id}"]`).check()
      }
      await answered(303, otherTab, TEXT[language].lpp.save)
      await answered(409, page, TEXT[language].lpp.save)
      // Only now: when Chromium closes a tab, the one beside it sometimes stops answering.
      await otherTab.close()
    },
  },
  {
    place: '/lpp',
    state: 'left open over another sign-in',
    open: async ({ page, language }) => {
      await enter(page, personNamed('Claire'))
      await page.goto(pathIn(language, '/lpp'))
      await page.locator('input[name=ids]').first().check()
      for (const token of await page.locator('input[name=formToken]').all())
        await token.evaluate((input: HTMLInputElement) => {
          input.value = 'of-another-session'
        })
      await answered(409, page, TEXT[language].lpp.save)
    },
  },
  {
    place: '/terms',
    state: 'changed, to be accepted',
    stage: 'newTerms',
    as: 'newcomer',
    open: ({ page, language }) => openAvsForm(page, language),
  },
  {
    place: '/terms',
    state: 'changed, refused',
    stage: 'newTerms',
    as: 'newcomer',
    open: async ({ page, language }) => {
      await openAvsForm(page, language)
      await answered(400, page, TEXT[language].terms.accept.button)
    },
  },
]
