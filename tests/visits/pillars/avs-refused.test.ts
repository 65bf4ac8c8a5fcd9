/** What the AVS form refuses: it says what and where, keeps everything that was typed, and saves nothing. */
import { describe, expect, it } from 'vitest'
import { chosenIn, expectProblems, radiosOf, typedIn, typedOn } from '../../support/visit/forms'
import { goOn } from '../../support/visit/journey'
import { personNamed } from '../../support/visit/people'
import type { Problems } from '../../support/visit/problems'
import { visitOf } from '../../support/visit/steps'
import type { Visit } from '../../support/visit/visit'
import { fillGaps, LANGUAGES, type Language, TEXT } from '../../support/visit/words'

/** Labels of text fields, by their keys in the catalogue; for a child's row with its number. */
type Label =
  | 'navs'
  | 'birthDate'
  | 'relationshipStartDate'
  | `partner${'Navs' | 'BirthDate' | 'DeathDate'}`
  | 'childCount'
  | `child${'BirthDate' | 'DeathDate'} ${1 | 2}`

type Case = {
  rows: string
  name: string
  typed: Partial<Record<Label, string>>
  /** The first child is entered as deceased. */
  childDied?: true
  wrong: Partial<Record<Label, Problems[string]>>
}

const CASES: Case[] = [
  {
    rows: '[084]',
    name: 'an AVS number with a wrong check digit',
    typed: { navs: '756.9217.0769.84' },
    wrong: { navs: 'avsNumberCheckDigit' },
  },
  {
    rows: '[084]',
    name: 'an AVS number of another country',
    typed: { navs: '123.4567.8901.23' },
    wrong: { navs: 'avsNumberForm' },
  },
  { rows: '[084]', name: 'half an AVS number', typed: { navs: '756.12.34' }, wrong: { navs: 'avsNumberForm' } },
  {
    rows: '[084] [240]',
    name: 'the number of somebody else',
    typed: { navs: '756.9217.0769.85' },
    wrong: { navs: 'notOwnNumber' },
  },
  {
    rows: '[084]',
    name: 'a wrong number of the partner',
    typed: { partnerNavs: '756.0000.0000.27' },
    wrong: { partnerNavs: 'avsNumberCheckDigit' },
  },
  {
    rows: '[240]',
    name: 'a partner whom the register does not name',
    typed: { partnerNavs: '756.9217.0769.85' },
    wrong: { partnerNavs: 'notRegisteredPartner' },
  },
  {
    rows: '[135] [240]',
    name: 'a day that no calendar has',
    typed: { birthDate: '31.02.2000' },
    wrong: { birthDate: 'dayUnknown' },
  },
  {
    rows: '[240]',
    name: 'a birth in the future',
    typed: { birthDate: '22.11.2026', relationshipStartDate: '' },
    wrong: {
      birthDate: 'dayInFuture',
      relationshipStartDate: 'required',
      'childBirthDate 1': 'childBeforeParent',
      'childBirthDate 2': 'childBeforeParent',
    },
  },
  {
    rows: '[240]',
    name: 'other days than the register knows, own and of the partner',
    typed: { birthDate: '15.03.1971', partnerBirthDate: '01.01.1971', relationshipStartDate: '20.06.1999' },
    wrong: {
      birthDate: 'notAsRegistered',
      relationshipStartDate: 'notAsRegistered',
      partnerBirthDate: 'notAsRegistered',
    },
  },
  {
    rows: '[240]',
    name: 'a marriage before the birth',
    typed: { relationshipStartDate: '13.03.1971' },
    wrong: { relationshipStartDate: 'marriageBeforeBirth' },
  },
  {
    rows: '[240]',
    name: 'a late partner of someone who is married',
    typed: { partnerDeathDate: '01.02.2020' },
    wrong: { partnerDeathDate: 'deathDateWithMarried' },
  },
  {
    rows: '[240]',
    name: 'a partner born in the future',
    typed: { partnerBirthDate: '01.01.2030' },
    wrong: { partnerBirthDate: 'dayInFuture', relationshipStartDate: 'marriageBeforeBirth' },
  },
  {
    rows: '[240]',
    name: 'a child that died before it was born',
    typed: { 'childDeathDate 1': '10.02.2000' },
    childDied: true,
    wrong: { 'childDeathDate 1': 'deathBeforeBirth' },
  },
  {
    rows: '[240]',
    name: 'several things at once',
    typed: { navs: '', birthDate: '1971', partnerBirthDate: '30.02.1970', childCount: 'two' },
    wrong: { navs: 'required', birthDate: 'dayForm', partnerBirthDate: 'dayUnknown', childCount: 'childCountForm' },
  },
]

function labelled(language: Language, label: string) {
  const [key = '', number = ''] = label.split(' ')
  return fillGaps(
    TEXT[language].avs[key as Exclude<keyof typeof TEXT.fr.avs, 'insuredSinceAnswers' | 'known' | 'works' | 'funds'>],
    {
      number,
    },
  )
}

async function openForm(language: Language): Promise<Visit> {
  const visit = await visitOf(personNamed('Claire'), language)
  await visit.open('/avs')
  return visit
}

async function expectNothingSaved(visit: Visit) {
  expect((await visit.call('/acor/pension-calculator/info')).body).toBeNull()
}

/** Sends the form, and finds it as it was, refused. */
async function expectRefused(visit: Visit, problems: Problems) {
  const typed = typedOn(visit.screen)
  await goOn(visit, 400)
  expectProblems(visit, problems)
  expect(typedOn(visit.screen)).toEqual(typed)
  await expectNothingSaved(visit)
}

describe.each(LANGUAGES)('%s', (language) => {
  const { gender, status, partnerGender, birthDate, childAlive } = TEXT[language].avs

  it.each(CASES)('$rows refuses $name', async ({ typed, childDied, wrong }) => {
    const visit = await openForm(language)
    for (const [label, text] of Object.entries(typed)) visit.type(labelled(language, label), text)
    if (childDied) visit.tick(fillGaps(childAlive, { number: 1 }), false)
    const problems = Object.entries(wrong).map(([label, key]) => [labelled(language, label), key] as const)
    await expectRefused(visit, Object.fromEntries(problems))
  })

  it('[072] [240] refuses a form without gender and civil status', async () => {
    const visit = await openForm(language)
    visit.type(status, '')
    for (const group of [gender, partnerGender])
      for (const radio of radiosOf(visit.screen, group)) radio.checked = false
    await goOn(visit, 400)
    // Without a civil status the partner is required as soon as anything is entered about one.
    expectProblems(visit, { [gender]: 'required', [status]: 'required', [partnerGender]: 'required' })
    for (const group of [gender, partnerGender]) expect(chosenIn(visit.screen, group)).toEqual([])
    expect(typedIn(visit.screen, birthDate)).toBe('14.03.1971')
    await expectNothingSaved(visit)
  })

  it('[137] refuses a civil status that the list does not have', async () => {
    const visit = await openForm(language)
    const list = visit.screen.field(status) as HTMLSelectElement
    const [first] = list.options
    if (first) first.value = 'single'
    visit.type(status, 'single')
    await goOn(visit, 400)
    expectProblems(visit, { [status]: 'civilStatusUnknown' })
    await expectNothingSaved(visit)
  })
})
