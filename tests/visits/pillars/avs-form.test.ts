/** The AVS form: what it asks, and which answers are kept. */
import { describe, expect, it } from 'vitest'
import { chosenIn, expectProblems, radiosOf, typedIn } from '../../support/visit/forms'
import { goOn } from '../../support/visit/journey'
import { infoOf, personNamed } from '../../support/visit/people'
import { descriptionOf, plain, textOf } from '../../support/visit/screen'
import { visitOf } from '../../support/visit/steps'
import { beginVisit, type Visit } from '../../support/visit/visit'
import { fillGaps, LANGUAGES, type Language, TEXT, WORDS } from '../../support/visit/words'

const CLAIRE = personNamed('Claire')
const NADIA = personNamed('Nadia')
const INFO = '/acor/pension-calculator/info'

/** As it is written in fields: `14.03.1971`. */
const written = (day: string | null) => day?.split('-').reverse().join('.') ?? ''

async function openForm(person = CLAIRE, language: Language = 'fr'): Promise<Visit> {
  const visit = await visitOf(person, language)
  await visit.open('/avs')
  return visit
}

describe.each(LANGUAGES)('%s', (language) => {
  const text = TEXT[language].avs

  it('[070] [071] [072] [073] [075] [076] [079] is filled in from the register', async () => {
    const { screen } = await openForm(CLAIRE, language)
    const { navs, birthDate, relationshipStartDate } = CLAIRE
    expect(typedIn(screen, text.navs)).toBe(navs)
    expect(descriptionOf(screen.field(text.navs))).toContain('756.0000.0000.00')
    expect(typedIn(screen, text.birthDate)).toBe(written(birthDate))
    expect(
      radiosOf(screen, text.gender)
        .map(({ value }) => value)
        .toSorted(),
    ).toEqual(['FEMALE', 'MALE'])
    expect(chosenIn(screen, text.gender)).toEqual(['FEMALE'])
    expect(typedIn(screen, text.status)).toBe('married')
    const statuses = [...(screen.field(text.status) as HTMLSelectElement).options].map(({ value }) => value)
    expect(statuses.filter(Boolean).toSorted()).toEqual([
      'bachelor',
      'divorced',
      'just_married',
      'married',
      'remarried',
      'widow',
    ])
    expect(typedIn(screen, text.relationshipStartDate)).toBe(written(relationshipStartDate))
    expect(typedIn(screen, text.relationshipEndDate)).toBe('')

    const partner = personNamed('Philippe')
    expect(typedIn(screen, text.partnerNavs)).toBe(partner.navs)
    expect(typedIn(screen, text.partnerBirthDate)).toBe(written(partner.birthDate))
    expect(chosenIn(screen, text.partnerGender)).toEqual(['MALE'])
    expect(typedIn(screen, text.partnerDeathDate)).toBe('')
  })

  it('[074] [079] ages are those of today, in words', async () => {
    const visit = await openForm(CLAIRE, language)
    const expectAge = (years: number) =>
      visit.screen.main.getByText(
        plain(fillGaps(text.age, { age: fillGaps(TEXT[language].words.age_other, { count: years }) })),
      )
    // Today is 21.11.2026; Claire was born on 14.03.1971, Philippe on 02.10.1969.
    expectAge(55)
    expectAge(57)
    // Only the visitor can give a former partner's date of birth.
    visit.type(text.status, 'divorced')
    visit.type(text.partnerNavs, '756.9217.0769.85')
    for (const [birthDate, years] of [
      ['21.11.1980', 46],
      ['22.11.1980', 45],
    ] as const) {
      visit.type(text.partnerBirthDate, birthDate)
      await goOn(visit)
      await visit.open('/avs')
      expectAge(years)
    }
  })

  it('what is known is shown in words', async () => {
    const { screen } = await openForm(CLAIRE, language)
    const you = screen.part(screen.main.getByRole('region', { name: text.you }))
    const told = you.getAllByRole('definition').map(textOf).join('\n')
    for (const known of [written(CLAIRE.birthDate), CLAIRE.navs]) expect(told).toContain(known)
  })

  it('[079] someone who is single is asked for no partner', async () => {
    const visit = await openForm(NADIA, language)
    for (const label of [text.relationshipStartDate, text.partnerNavs, text.partnerBirthDate, text.partnerDeathDate])
      expect(() => visit.screen.field(label)).toThrow('no field')
    await goOn(visit)
    expect(visit.path).toBe('/lpp')
    expect((await visit.call(INFO)).body).toMatchObject(infoOf(NADIA))
  })

  it('[083] days are written as dd.mm.yyyy', async () => {
    const { screen } = await openForm(CLAIRE, language)
    const typed = [...screen.document.querySelectorAll<HTMLInputElement>('main input[type=text]')]
    const filled = typed.filter(({ name, value }) => /Date$/.test(name) && value !== '')
    expect(filled).toHaveLength(5)
    for (const { value } of filled) expect(value).toMatch(/^\d{2}\.\d{2}\.\d{4}$/)
  })
})

it('[071] [072] [073] [075] [078] [079] what is confirmed is kept as it stands', async () => {
  const visit = await openForm()
  expect((await visit.call(INFO)).body).toBeNull()
  await goOn(visit)
  const { body } = await visit.call(INFO)
  expect(body).toMatchObject(infoOf(CLAIRE))
  expect(body).toMatchObject({ person: { age: 55 }, partner: { age: 57 }, hasChildren: true, childCount: 2 })
})

it('[070] [071] [072] [073] [075] [076] [079] [084] what is typed otherwise is kept so', async () => {
  const [text, { gender }] = [TEXT.fr.avs, TEXT.fr.words]
  const visit = await openForm()
  visit.type(text.navs, ' 7560000000019 ')
  visit.type(text.birthDate, '14/3/1971')
  visit.choose(text.gender, gender.FEMALE)
  visit.type(text.status, 'divorced')
  visit.type(text.relationshipStartDate, '2001-02-03')
  visit.type(text.relationshipEndDate, '31.12.2019')
  visit.type(text.partnerNavs, '756.9217.0769.85')
  visit.type(text.partnerBirthDate, '29.02.1972')
  visit.choose(text.partnerGender, gender.FEMALE)
  visit.type(text.partnerDeathDate, '01.02.2020')
  await goOn(visit)
  expect((await visit.call(INFO)).body).toMatchObject({
    person: {
      navs: CLAIRE.navs,
      birthDate: '1971-03-14',
      gender: 'FEMALE',
      status: 'divorced',
      relationshipStartDate: '2001-02-03',
      relationshipEndDate: '2019-12-31',
    },
    partner: { navs: '756.9217.0769.85', birthDate: '1972-02-29', gender: 'FEMALE', deathDate: '2020-02-01' },
  })
  await visit.open('/avs')
  expect(typedIn(visit.screen, text.birthDate)).toBe('14.03.1971')
  expect(typedIn(visit.screen, text.relationshipStartDate)).toBe('03.02.2001')
  expect(typedIn(visit.screen, text.partnerDeathDate)).toBe('01.02.2020')
})

it('[079] who becomes single on the form is held to no partner: what stood there is dropped', async () => {
  const visit = await openForm()
  visit.type(TEXT.fr.avs.status, 'bachelor')
  visit.type(TEXT.fr.avs.partnerNavs, '')
  await goOn(visit)
  expect((await visit.call(INFO)).body).toMatchObject({
    person: { status: 'bachelor', relationshipStartDate: null, relationshipEndDate: null },
    partner: null,
  })
})

it('[079] who becomes married on the form is asked for the partner', async () => {
  const visit = await openForm(NADIA)
  visit.type(TEXT.fr.avs.status, 'married')
  await goOn(visit, 400)
  for (const label of ['partnerNavs', 'partnerBirthDate', 'partnerGender', 'partnerDeathDate'] as const)
    expect(visit.screen.field(TEXT.fr.avs[label]).getAttribute('aria-invalid')).toBeNull()
  // The register says otherwise.
  expectProblems(visit, { [TEXT.fr.avs.status]: 'notAsRegistered' })
  expect((await visit.call(INFO)).body).toBeNull()
})

it.each(LANGUAGES)(
  '[079] who becomes married on a form of their own is asked for the partner, and nothing is wrong yet (%s)',
  async (language) => {
    const [{ avs, words, own }, { terms }] = [TEXT[language], WORDS[language]]
    const visit = await beginVisit(language)
    await visit.open('/own')
    visit.tick(terms)
    await visit.press(own.button)
    await visit.open('/avs')
    visit.type(avs.birthDate, '14.03.1971')
    visit.choose(avs.gender, words.gender.FEMALE)
    visit.type(avs.status, 'bachelor')
    visit.choose(avs.hasChildren, words.no)
    await goOn(visit)
    await visit.open('/avs')
    visit.type(avs.status, 'married')
    await goOn(visit, 200)
    expect(visit.screen.all.queryAllByRole('alert')).toEqual([])
    expect(visit.screen.document.querySelectorAll('[aria-invalid=true]')).toHaveLength(0)
    const focused = [...visit.screen.document.querySelectorAll('[autofocus]')]
    expect(focused).toEqual([visit.screen.field(avs.relationshipStartDate)])

    visit.type(avs.relationshipStartDate, '01.02.2000')
    visit.type(avs.partnerBirthDate, '01.02.1970')
    await goOn(visit, 400)
    expectProblems(visit, { [avs.partnerGender]: 'required' })
  },
)
