/** What the AVS form refuses: it says what and where, keeps all that was typed, and nothing is saved. */
import type { Page } from '@playwright/test'
import { personNamed } from '../../support/visit/people'
import { fillGaps, LANGUAGES, type Language, TEXT, WORDS } from '../../support/visit/words'
import { api } from '../support/calls'
import { expect, test } from '../support/fixtures'
import { expectProblems, field, openAvsForm, type Problems, press, typedOn } from '../support/forms'
import { enter } from '../support/shortcuts'

test.use({ javaScriptEnabled: false })

/** Labels of fields that take a text, by their keys in the catalogue; of a child's row with its number. */
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
  /** The first child is said to be dead. */
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
  return fillGaps(TEXT[language].avs[key as Exclude<keyof typeof TEXT.fr.avs, 'insuredSinceAnswers' | 'known'>], {
    number,
  })
}

async function openForm(page: Page, language: Language) {
  await enter(page, personNamed('Claire'), language)
  await openAvsForm(page, language)
}

/** Sends the form, and finds it again as it was, refused. */
async function expectRefused(page: Page, language: Language, problems: Problems) {
  const typed = await typedOn(page)
  expect(await press(page, WORDS[language].continue)).toBe(400)
  await expectProblems(page, language, problems)
  expect(await typedOn(page)).toEqual(typed)
  expect((await api(page, '/acor/pension-calculator/info')).body).toBeNull()
}

for (const language of LANGUAGES) {
  for (const { rows, name, typed, childDied, wrong } of CASES)
    test(`${rows} refuses ${name} (${language})`, async ({ page }) => {
      await openForm(page, language)
      for (const [label, text] of Object.entries(typed)) await field(page, labelled(language, label)).fill(text)
      if (childDied) await field(page, fillGaps(TEXT[language].avs.childAlive, { number: 1 })).uncheck()
      const problems = Object.entries(wrong).map(([label, key]) => [labelled(language, label), key] as const)
      await expectRefused(page, language, Object.fromEntries(problems))
    })

  test(`[072] [240] refuses a form without gender and civil status (${language})`, async ({ page }) => {
    const { gender, status, partnerGender } = TEXT[language].avs
    await openForm(page, language)
    await field(page, status).selectOption('')
    await withoutFields(page, ['gender', 'partner.gender'])
    expect(await press(page, WORDS[language].continue)).toBe(400)
    // Without a civil status the partner is asked for as soon as anything is said of one.
    await expectProblems(page, language, { [gender]: 'required', [status]: 'required', [partnerGender]: 'required' })
    for (const group of [gender, partnerGender])
      await expect(field(page, group).getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(field(page, TEXT[language].avs.birthDate)).toHaveValue('14.03.1971')
    expect((await api(page, '/acor/pension-calculator/info')).body).toBeNull()
  })

  test(`[137] refuses a civil status that the list does not have (${language})`, async ({ page }) => {
    await openForm(page, language)
    await withoutFields(page, ['status'], 'status=single')
    expect(await press(page, WORDS[language].continue)).toBe(400)
    await expectProblems(page, language, { [TEXT[language].avs.status]: 'civilStatusUnknown' })
    expect((await api(page, '/acor/pension-calculator/info')).body).toBeNull()
  })
}

/** The form as a program, or a page whose radios were never chosen, sends it. */
const withoutFields = (page: Page, names: string[], instead = '') =>
  page.route('**/avs', (route) => {
    const sent = new URLSearchParams(route.request().postData() ?? '')
    for (const name of names) sent.delete(name)
    return route.continue({ postData: `${sent}&${instead}` })
  })
