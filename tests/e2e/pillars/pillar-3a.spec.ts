/** The 3a accounts: banks and insurers chosen, and the figures as they were meant, or a word on what is wrong. */
import type { Page } from '@playwright/test'
import type { Open3kInfo, OwnAccounts3a } from '../../../app/dossier/shape/shape'
import { chf } from '../../../app/language/format'
import { type Person, personNamed } from '../../support/visit/people'
import { fillGaps, LANGUAGES, type Language, literally, pathIn, TEXT, WORDS } from '../../support/visit/words'
import { api } from '../support/calls'
import { expect, test } from '../support/fixtures'
import { expectProblems, field, type Problems, press, typedOn } from '../support/forms'
import { enter, signInAt } from '../support/shortcuts'

test.use({ javaScriptEnabled: false })

const INFO = '/open3k/info'
const ENTITIES = '/openpv/user/entities'
type FieldName = 'solde' | 'amount' | 'rate' | 'paydate'

const ROW_OF: Record<FieldName, string> = { solde: '092', amount: '093', rate: '094', paydate: '095' }

/** The page of somebody who has chosen where their accounts are, and has signed in there. */
async function openAccount(page: Page, language: Language, person: Person = personNamed('Claire')) {
  await enter(page, person, language)
  const ids = person.providents.map(({ entityId }) => entityId)
  await api(page, ENTITIES, { ids })
  for (const id of ids) await signInAt(page, '/3a', id, person)
  await page.goto(pathIn(language, '/3a'))
}

const savedInfo = async (page: Page) => (await api<Open3kInfo>(page, INFO)).body

/** What is typed, and what it means; Claire is 60 on 14.03.2031 and 70 on 14.03.2041. */
const UNDERSTOOD: [FieldName, string, number | string][] = [
  ['solde', "85'000", 85000],
  ['solde', '85’000.05', 85000.05],
  ['solde', '85 000', 85000],
  ['solde', '85\u202f000,50', 85000.5],
  ['amount', '10,50', 10.5],
  ['amount', 'CHF 7056.–', 7056],
  ['amount', '0', 0],
  ['rate', '1,25 %', 1.25],
  ['rate', '10', 10],
  ['paydate', '14.3.2031', '2031-03-14'],
  ['paydate', '2041-03-14', '2041-03-14'],
]

const REFUSED: Record<FieldName, [string, Problems[string]][]> = {
  solde: [
    ['', 'required'],
    ['abc', 'amountForm'],
    ['-5', 'amountNegative'],
    ["1'00", 'amountForm'],
  ],
  amount: [
    ['10.500', 'amountAmbiguous'],
    ['100000000000', 'amountTooLarge'],
  ],
  rate: [
    ['11', 'rateRange'],
    ['-1', 'rateRange'],
    ['one', 'rateForm'],
  ],
  paydate: [
    ['01.06.2030', 'paydateRange'],
    ['13.03.2031', 'paydateRange'],
    ['15.03.2041', 'paydateRange'],
    ['01.06.2042', 'paydateRange'],
    ['20.11.2026', 'paydatePast'],
    ['31.02.2040', 'dayUnknown'],
  ],
}

for (const language of LANGUAGES) {
  const text = TEXT[language].pillar3a

  test(`[091] [142] a bank is chosen, and its figures fill in the form (${language})`, async ({ page }) => {
    await enter(page, personNamed('Claire'), language)
    await page.goto(pathIn(language, '/3a'))
    const { body: entities } = await api<{ id: string; name: string; kind: string }[]>(page, '/openpv/entities')
    const list = page.getByRole('group', { name: text.ids })
    await expect(list.getByRole('checkbox')).toHaveCount(entities.length)
    for (const { name, kind } of entities)
      await expect(list.getByRole('checkbox', { name })).toHaveAccessibleDescription(text[kind as 'bank' | 'insurer'])

    await list.getByRole('checkbox', { name: 'Banque du Mont' }).check()
    expect(await press(page, text.save)).toBe(303)
    expect((await api(page, ENTITIES)).body).toEqual(['banque-du-mont'])
    await signInAt(page, '/3a', 'banque-du-mont', personNamed('Claire'))
    await page.reload()
    const bank = page.getByRole('region', { name: 'Banque du Mont' })
    await expect(bank.locator('dl > div', { hasText: text.balance })).toContainText(chf(96420.35))
    await expect(field(page, text.solde)).toHaveValue("96'420.35")
    const info = await savedInfo(page)
    expect(Object.keys(info).toSorted()).toEqual(['amount', 'paydate', 'rate', 'solde'])
    expect(info.solde).toBe(96420.35)
  })

  test(`[092] [093] [094] [095] [142] amounts are understood as people write them (${language})`, async ({ page }) => {
    await openAccount(page, language)
    const before = await savedInfo(page)
    for (const [name, typed, meant] of UNDERSTOOD) {
      await page.goto(pathIn(language, '/3a'))
      await field(page, text[name]).fill(typed)
      expect(await press(page, WORDS[language].continue), typed).toBe(303)
      expect(await savedInfo(page), typed).toEqual({ ...before, [name]: meant })
      await api(page, INFO, before)
    }
  })

  for (const name of ['solde', 'amount', 'rate', 'paydate'] as const)
    test(`[${ROW_OF[name]}] ${name} refuses what it cannot take, and keeps it (${language})`, async ({ page }) => {
      await openAccount(page, language)
      const before = await savedInfo(page)
      for (const [typed, key] of REFUSED[name])
        await test.step(`‘${typed}’`, async () => {
          await page.goto(pathIn(language, '/3a'))
          await field(page, name === 'rate' ? text.solde : text.rate).fill('1.5')
          await field(page, text[name]).fill(typed)
          const fields = await typedOn(page)
          expect(await press(page, WORDS[language].continue)).toBe(400)
          await expectProblems(page, language, { [text[name]]: key })
          expect(await typedOn(page)).toEqual(fields)
          expect(await savedInfo(page)).toEqual(before)
        })
    })

  test(`all that is wrong is told at once, with the days that are one’s own (${language})`, async ({ page }) => {
    await openAccount(page, language)
    const before = await savedInfo(page)
    await field(page, text.solde).fill('abc')
    await field(page, text.rate).fill('11')
    await field(page, text.paydate).fill('01.06.2030')
    expect(await press(page, WORDS[language].continue)).toBe(400)
    const keys: Problems = {
      [text.solde]: 'amountForm',
      [text.rate]: 'rateRange',
      [text.paydate]: 'paydateRange',
    }
    await expectProblems(page, language, keys)
    const limits = { earliest: '14.03.2031', latest: '14.03.2041', example: '01.04.2036' }
    await expect(field(page, text.paydate)).toHaveAccessibleDescription(
      new RegExp(literally(fillGaps(TEXT[language].problems.within, limits)).source),
    )
    expect(await savedInfo(page)).toEqual(before)
  })

  test(`[168] the figures are emptied, and the day of pay-out stays (${language})`, async ({ page }) => {
    await openAccount(page, language)
    const { paydate } = await savedInfo(page)
    expect(await press(page, text.resetInfo)).toBe(200)
    await expect(page.getByRole('group', { name: text.resetInfoAsk, exact: true })).toBeFocused()
    expect((await savedInfo(page)).solde).not.toBeNull()
    expect(await press(page, text.resetInfoYes)).toBe(303)
    expect(await savedInfo(page)).toEqual({ solde: null, rate: null, amount: null, paydate })
  })

  test(`a choice of nothing is refused, and ‘none’ is an answer (${language})`, async ({ page }) => {
    await enter(page, personNamed('Claire'), language)
    await page.goto(pathIn(language, '/3a'))
    expect(await press(page, text.save)).toBe(400)
    const { entityRequired } = TEXT[language].problems
    await expect(page.getByRole('alert').getByRole('link', { name: entityRequired })).toHaveAttribute('href', '#ids')
    expect(await press(page, text.none)).toBe(303)
    expect(await savedInfo(page)).toBeNull()
    expect((await api(page, '/steps')).body).toMatchObject({ pillar3a: true })
    await page.goto(pathIn(language, '/3a'))
    await expect(page.getByText(text.noneChosen)).toBeVisible()
    await expect(field(page, text.solde)).toHaveCount(0)
  })

  test(`[169] [170] of two providers both are shown, and the last one’s figures fill in the form (${language})`, async ({
    page,
  }) => {
    const philippe = personNamed('Philippe')
    await openAccount(page, language, philippe)
    const [cervin, bank] = philippe.providents
    for (const [name, account] of [
      ['Cervin Assurances Vie', cervin],
      ['Banque des Deux-Rives', bank],
    ] as const)
      await expect(page.getByRole('region', { name }).locator('dl > div', { hasText: text.balance })).toContainText(
        chf(account?.solde ?? 0),
      )
    const accountAt = (name: string) => page.getByRole('region', { name: fillGaps(text.accountTitle, { name }) })
    await expect(field(accountAt('Banque des Deux-Rives'), text.solde)).toHaveValue("41'205.10")
    expect((await savedInfo(page)).solde).toBe(41205.1)

    // Each has its own payment, rate and day, and together they are held against the ceiling.
    const cervinAccount = accountAt('Cervin Assurances Vie')
    await expect(field(cervinAccount, text.amount)).toHaveValue("3'600")
    await field(cervinAccount, text.amount).fill("4'000")
    await field(cervinAccount, text.rate).fill('1.25')
    await cervinAccount.getByRole('button', { name: text.saveAccount }).click()
    const { accounts } = (await api<OwnAccounts3a>(page, '/open3k/accounts')).body
    expect(accounts.map(({ amount, rate }) => [amount, rate])).toEqual([
      [4000, 1.25],
      [3658, 0.5],
    ])
    await expect(field(cervinAccount, text.amount)).toHaveAccessibleDescription(/7'258.*7'658/)

    await press(page, fillGaps(text.remove, { name: 'Banque des Deux-Rives' }))
    await expect(page.getByRole('region', { name: 'Banque des Deux-Rives' })).toHaveCount(0)
    expect((await api(page, ENTITIES)).body).toEqual(['cervin-vie'])
    expect((await savedInfo(page)).solde).toBe(132880.6)
  })
}
