/** The AVS form: what it asks, and what is kept of the answers. */
import type { Page } from '@playwright/test'
import { infoOf, personNamed } from '../../support/visit/people'
import { fillGaps, isPage, LANGUAGES, type Language, pathIn, TEXT, WORDS } from '../../support/visit/words'
import { api } from '../support/calls'
import { expect, test } from '../support/fixtures'
import { field, openAvsForm, press } from '../support/forms'
import { enter } from '../support/shortcuts'

test.use({ javaScriptEnabled: false })

const CLAIRE = personNamed('Claire')
const NADIA = personNamed('Nadia')
const INFO = '/acor/pension-calculator/info'

/** As it is written in fields: `14.03.1971`. */
const written = (day: string | null) => day?.split('-').reverse().join('.') ?? ''

async function openForm(page: Page, person = CLAIRE, language: Language = 'fr') {
  await enter(page, person, language)
  await openAvsForm(page, language)
}

for (const language of LANGUAGES) {
  const text = TEXT[language].avs

  test(`[070] [071] [072] [073] [075] [076] [079] is filled in from the register (${language})`, async ({ page }) => {
    await openForm(page, CLAIRE, language)
    const { navs, birthDate, relationshipStartDate } = CLAIRE
    await expect(field(page, text.navs)).toHaveValue(navs)
    await expect(field(page, text.navs)).toHaveAccessibleDescription(/756\.0000\.0000\.00/)
    await expect(field(page, text.birthDate)).toHaveValue(written(birthDate))
    const gender = field(page, text.gender).getByRole('radio')
    await expect(gender).toHaveCount(2)
    await expect(gender.and(page.locator('[value=FEMALE]'))).toBeChecked()
    await expect(gender.and(page.locator('[value=MALE]'))).not.toBeChecked()
    await expect(field(page, text.status)).toHaveValue('married')
    const statuses = field(page, text.status).locator('option:not([value=""])')
    const values = await statuses.evaluateAll((options) => (options as HTMLOptionElement[]).map(({ value }) => value))
    expect(values.toSorted()).toEqual(['bachelor', 'divorced', 'just_married', 'married', 'remarried', 'widow'])
    await expect(field(page, text.relationshipStartDate)).toHaveValue(written(relationshipStartDate))
    await expect(field(page, text.relationshipEndDate)).toHaveValue('')

    const partner = personNamed('Philippe')
    await expect(field(page, text.partnerNavs)).toHaveValue(partner.navs)
    await expect(field(page, text.partnerBirthDate)).toHaveValue(written(partner.birthDate))
    await expect(field(page, text.partnerGender).locator('[value=MALE]')).toBeChecked()
    await expect(field(page, text.partnerDeathDate)).toHaveValue('')
  })

  test(`[074] [079] ages are those of today, in words (${language})`, async ({ page }) => {
    await openForm(page, CLAIRE, language)
    const age = (years: number) =>
      page.getByText(fillGaps(text.age, { age: fillGaps(TEXT[language].words.age_other, { count: years }) }), {
        exact: true,
      })
    // Today is 21.11.2026; Claire was born on 14.03.1971, Philippe on 02.10.1969.
    await expect(age(55)).toBeVisible()
    await expect(age(57)).toBeVisible()
    // The day of birth of a former partner is nobody's but the visitor's to say.
    await field(page, text.status).selectOption('divorced')
    await field(page, text.partnerNavs).fill('756.9217.0769.85')
    for (const [birthDate, years] of [
      ['21.11.1980', 46],
      ['22.11.1980', 45],
    ] as const) {
      await field(page, text.partnerBirthDate).fill(birthDate)
      await press(page, WORDS[language].continue)
      await openAvsForm(page, language)
      await expect(age(years)).toBeVisible()
    }
  })
}

for (const language of LANGUAGES)
  test(`what is known is told in words, and a press opens its fields (${language})`, async ({ page }) => {
    const text = TEXT[language].avs
    await enter(page, CLAIRE, language)
    await page.goto(pathIn(language, '/avs'))
    const you = page.getByRole('region', { name: text.you, exact: true })
    await expect(you.getByRole('definition').filter({ hasText: written(CLAIRE.birthDate) })).toBeVisible()
    await expect(you.getByRole('definition').filter({ hasText: CLAIRE.navs })).toBeVisible()
    const asked = page.locator('main').getByRole('textbox').or(page.locator('main').getByRole('radio'))
    await expect(asked).toHaveCount(0)
    await you.getByText(text.correct).press('Enter')
    await expect(field(you, text.birthDate)).toHaveValue(written(CLAIRE.birthDate))

    const couple = page.getByRole('region', { name: text.relationship, exact: true })
    await couple.getByText(text.correct).press('Enter')
    await expect(field(couple, text.partnerBirthDate)).toBeVisible()
    await expect(field(couple, text.partnerDeathDate)).toHaveCount(0)
    await couple.getByText(text.ended).press('Enter')
    await expect(field(couple, text.partnerDeathDate)).toBeVisible()

    await field(you, text.birthDate).fill('31.02.2000')
    expect(await press(page, WORDS[language].continue)).toBe(400)
    await expect(field(you, text.birthDate)).toBeVisible()
    await expect(field(couple, text.partnerBirthDate)).toHaveCount(0)
  })

test('[071] [072] [073] [075] [078] [079] what is confirmed is kept as it stands', async ({ page }) => {
  await openForm(page)
  expect((await api(page, INFO)).body).toBeNull()
  expect(await press(page, WORDS.fr.continue)).toBe(303)
  const { body } = await api(page, INFO)
  expect(body).toMatchObject(infoOf(CLAIRE))
  expect(body).toMatchObject({ person: { age: 55 }, partner: { age: 57 }, hasChildren: true, childCount: 2 })
})

test('[070] [071] [072] [073] [075] [076] [079] [084] what is typed otherwise is kept so', async ({ page }) => {
  const text = TEXT.fr.avs
  await openForm(page)
  await field(page, text.navs).fill(' 7560000000019 ')
  await field(page, text.birthDate).fill('14/3/1971')
  await field(page, text.gender).getByText(TEXT.fr.words.gender.FEMALE).click()
  await field(page, text.status).selectOption('divorced')
  await field(page, text.relationshipStartDate).fill('2001-02-03')
  await field(page, text.relationshipEndDate).fill('31.12.2019')
  await field(page, text.partnerNavs).fill('756.9217.0769.85')
  await field(page, text.partnerBirthDate).fill('29.02.1972')
  await field(page, text.partnerGender).getByText(TEXT.fr.words.gender.FEMALE).click()
  await field(page, text.partnerDeathDate).fill('01.02.2020')
  expect(await press(page, WORDS.fr.continue)).toBe(303)
  expect((await api(page, INFO)).body).toMatchObject({
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
  await openAvsForm(page, 'fr')
  await expect(field(page, text.birthDate)).toHaveValue('14.03.1971')
  await expect(field(page, text.relationshipStartDate)).toHaveValue('03.02.2001')
  await expect(field(page, text.partnerDeathDate)).toHaveValue('01.02.2020')
})

for (const language of LANGUAGES)
  test(`[079] someone who is single is asked for no partner (${language})`, async ({ page }) => {
    const text = TEXT[language].avs
    await openForm(page, NADIA, language)
    for (const label of [text.relationshipStartDate, text.partnerNavs, text.partnerBirthDate, text.partnerDeathDate])
      await expect(field(page, label)).toHaveCount(0)
    expect(await press(page, WORDS[language].continue)).toBe(303)
    await expect(page).toHaveURL(isPage(language, '/lpp'))
    expect((await api(page, INFO)).body).toMatchObject(infoOf(NADIA))
  })

test('[079] who becomes single on the form is held to no partner: what stood there is dropped', async ({ page }) => {
  await openForm(page)
  await field(page, TEXT.fr.avs.status).selectOption('bachelor')
  await field(page, TEXT.fr.avs.partnerNavs).fill('')
  expect(await press(page, WORDS.fr.continue)).toBe(303)
  expect((await api(page, INFO)).body).toMatchObject({
    person: { status: 'bachelor', relationshipStartDate: null, relationshipEndDate: null },
    partner: null,
  })
})

test('[079] who becomes married on the form is asked for the partner', async ({ page }) => {
  await openForm(page, NADIA)
  await field(page, TEXT.fr.avs.status).selectOption('married')
  expect(await press(page, WORDS.fr.continue)).toBe(400)
  await page.getByText(TEXT.fr.avs.ended, { exact: true }).click()
  for (const label of ['partnerNavs', 'partnerBirthDate', 'partnerGender', 'partnerDeathDate'] as const)
    await expect(field(page, TEXT.fr.avs[label])).toBeVisible()
  expect((await api(page, INFO)).body).toBeNull()
})

for (const language of LANGUAGES)
  test(`[083] days are written as dd.mm.yyyy (${language})`, async ({ page }) => {
    await openForm(page, CLAIRE, language)
    const typed = await page
      .locator('main input[type=text]')
      .evaluateAll((inputs) =>
        (inputs as HTMLInputElement[]).filter(({ name }) => /Date$/.test(name)).map(({ value }) => value),
      )
    const filled = typed.filter((value) => value !== '')
    expect(filled).toHaveLength(5)
    for (const day of filled) expect(day).toMatch(/^\d{2}\.\d{2}\.\d{4}$/)
  })
