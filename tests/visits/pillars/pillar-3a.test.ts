/** The 3a accounts: chosen banks and insurers, and the figures as they were meant, or a message about what is wrong. */
import { describe, expect, it } from 'vitest'
import type { Open3kInfo, OwnAccounts3a } from '~/dossier/shape/account-3a'
import { chf } from '~/language/format'
import type { ProblemKey } from '~/ui/form/problem-keys'
import { inTurn } from '../../support/random/cases'
import { figuresOn } from '../../support/visit/figures'
import { expectProblems, typedOn } from '../../support/visit/forms'
import { goOn } from '../../support/visit/journey'
import { type Person, personNamed } from '../../support/visit/people'
import { descriptionOf, plain, type Screen, textOf } from '../../support/visit/screen'
import { signInAt, visitOf } from '../../support/visit/steps'
import { expectToSay } from '../../support/visit/told'
import type { Visit } from '../../support/visit/visit'
import { fillGaps, LANGUAGES, type Language, literally, TEXT } from '../../support/visit/words'

const INFO = '/open3k/info'
const ENTITIES = '/openpv/user/entities'
type FieldName = 'solde' | 'amount' | 'rate' | 'paydate'

/** With their acceptance rows. */
const FIELDS: [string, FieldName][] = [
  ['092', 'solde'],
  ['093', 'amount'],
  ['094', 'rate'],
  ['095', 'paydate'],
]

/** The page of somebody who has chosen where their accounts are, and has signed in there. */
async function openAccount(language: Language, person: Person = personNamed('Claire')): Promise<Visit> {
  const visit = await visitOf(person, language)
  const ids = person.providents.map(({ entityId }) => entityId)
  await visit.call(ENTITIES, { ids })
  for (const id of ids) await signInAt(visit, '/3a', id, person)
  await visit.open('/3a')
  return visit
}

const savedInfo = async (visit: Visit) => (await visit.call<Open3kInfo>(INFO)).body

/** What a provider told of an account. */
const balanceAt = ({ main }: Screen, name: string, term: string) =>
  [...main.getByRole('region', { name }).querySelectorAll('dl > div')].find((one) => textOf(one).includes(term)) ?? null

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

const REFUSED: Record<FieldName, [string, ProblemKey][]> = {
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

describe.each(inTurn(LANGUAGES, 0))('%s', (language) => {
  const text = TEXT[language].pillar3a

  it('[091] [142] a bank is chosen, and its figures fill in the form', async () => {
    const visit = await visitOf(personNamed('Claire'), language)
    await visit.open('/3a')
    const { body: entities } = await visit.call<{ id: string; name: string; kind: string }[]>('/openpv/entities')
    const { main, part } = visit.screen
    const list = part(main.getByRole('group', { name: text.ids }))
    expect(list.getAllByRole('checkbox')).toHaveLength(entities.length)
    for (const { name, kind } of entities)
      expect(descriptionOf(list.getByRole('checkbox', { name }))).toBe(text[kind as 'bank' | 'insurer'])

    visit.tick('Banque du Mont')
    expect(await visit.press(text.save)).toBe(303)
    expect((await visit.call(ENTITIES)).body).toEqual(['banque-du-mont'])
    await signInAt(visit, '/3a', 'banque-du-mont', personNamed('Claire'))
    await visit.reload()
    expectToSay(balanceAt(visit.screen, 'Banque du Mont', text.balance), chf(96420.35))
    expect(visit.screen.field(text.solde)).toHaveProperty('value', "96'420.35")
    const info = await savedInfo(visit)
    expect(Object.keys(info).toSorted()).toEqual(['amount', 'paydate', 'rate', 'solde'])
    expect(info.solde).toBe(96420.35)
  })

  it('[092] [093] [094] [095] [142] amounts are understood as people write them', async () => {
    const visit = await openAccount(language)
    const before = await savedInfo(visit)
    for (const [name, typed, meant] of UNDERSTOOD) {
      await visit.open('/3a')
      visit.type(text[name], typed)
      await goOn(visit)
      expect(await savedInfo(visit), typed).toEqual({ ...before, [name]: meant })
      await visit.call(INFO, before)
    }
  })

  it.each(FIELDS)('[%s] %s refuses what it cannot take, and keeps it', async (_row, name) => {
    const visit = await openAccount(language)
    const before = await savedInfo(visit)
    for (const [typed, key] of REFUSED[name]) {
      await visit.open('/3a')
      visit.type(name === 'rate' ? text.solde : text.rate, '1.5')
      visit.type(text[name], typed)
      const fields = typedOn(visit.screen)
      await goOn(visit, 400)
      expectProblems(visit, { [text[name]]: key })
      expect(typedOn(visit.screen), typed).toEqual(fields)
      expect(await savedInfo(visit), typed).toEqual(before)
    }
  })

  it('all that is wrong is named at once, with the days that are one’s own', async () => {
    const visit = await openAccount(language)
    const before = await savedInfo(visit)
    visit.type(text.solde, 'abc')
    visit.type(text.rate, '11')
    visit.type(text.paydate, '01.06.2030')
    await goOn(visit, 400)
    expectProblems(visit, {
      [text.solde]: 'amountForm',
      [text.rate]: 'rateRange',
      [text.paydate]: 'paydateRange',
    })
    const limits = { earliest: '14.03.2031', latest: '14.03.2041', example: '01.04.2036' }
    expect(descriptionOf(visit.screen.field(text.paydate))).toContain(
      plain(fillGaps(TEXT[language].problems.within, limits)),
    )
    expect(await savedInfo(visit)).toEqual(before)
  })

  it('[168] the figures are emptied, and the day of pay-out stays', async () => {
    const visit = await openAccount(language)
    const { paydate } = await savedInfo(visit)
    expect(await visit.press(text.resetInfo)).toBe(200)
    visit.screen.main.getByRole('group', { name: text.resetInfoAsk })
    expect((await savedInfo(visit)).solde).not.toBeNull()
    expect(await visit.press(text.resetInfoYes)).toBe(303)
    expect(await savedInfo(visit)).toEqual({ solde: null, rate: null, amount: null, paydate })
  })

  it('[092] [093] [094] [095] the figures can be entered before a bank is chosen, and count', async () => {
    const visit = await visitOf(personNamed('Claire'), language)
    await visit.open('/3a')
    const typed = { [text.solde]: "10'000", [text.amount]: "1'000", [text.rate]: '1', [text.paydate]: '01.04.2036' }
    for (const [label, value] of Object.entries(typed)) visit.type(label, value)
    expect(await visit.press(TEXT[language].words.continue)).toBe(303)
    expect(await savedInfo(visit)).toEqual({ solde: 10_000, amount: 1_000, rate: 1, paydate: '2036-04-01' })
    expect((await visit.call('/steps')).body).toMatchObject({ pillar3a: true })
    await visit.open('/3a')
    expect(visit.screen.field(text.solde)).toHaveProperty('value', "10'000")
    expect(visit.screen.says(text.noneChosen)).toBe(false)
    await visit.open('/synthesis')
    expect(figuresOn(visit.screen)).toMatchObject({ 'pillar3a.current': 10_000, 'pillar3a.projected': 20_707 })
  })

  it('a choice of nothing is refused, and ‘none’ is an answer', async () => {
    const visit = await visitOf(personNamed('Claire'), language)
    await visit.open('/3a')
    expect(await visit.press(text.save)).toBe(400)
    const { all, part } = visit.screen
    const { entityRequired } = TEXT[language].problems
    const link = part(all.getByRole('alert')).getByRole('link', { name: literally(entityRequired) })
    expect(link.getAttribute('href')).toBe('#ids')
    expect(await visit.press(text.none)).toBe(303)
    expect(await savedInfo(visit)).toBeNull()
    expect((await visit.call('/steps')).body).toMatchObject({ pillar3a: true })
    await visit.open('/3a')
    expect(visit.screen.says(text.noneChosen)).toBe(true)
    expect(() => visit.screen.field(text.solde)).toThrow('no field')
  })

  it('[169] [170] of two providers both are shown, and the last one’s figures fill in the form', async () => {
    const philippe = personNamed('Philippe')
    const visit = await openAccount(language, philippe)
    const [cervin, bank] = philippe.providents
    for (const [name, account] of [
      ['Cervin Assurances Vie', cervin],
      ['Banque des Deux-Rives', bank],
    ] as const)
      expectToSay(balanceAt(visit.screen, name, text.balance), chf(account?.solde ?? 0))
    const accountAt = (name: string) => {
      const { main, part } = visit.screen
      return part(main.getByRole('region', { name: fillGaps(text.accountTitle, { name }) }))
    }
    const inCervin = (label: string) =>
      accountAt('Cervin Assurances Vie').getByRole<HTMLInputElement>('textbox', { name: literally(label) })
    const bankAccount = accountAt('Banque des Deux-Rives')
    expect(bankAccount.getByRole('textbox', { name: literally(text.solde) })).toHaveProperty('value', "41'205.10")
    expect((await savedInfo(visit)).solde).toBe(41205.1)

    // Each has its own payment, rate and day, and together they are compared with the ceiling, once a fund is known.
    await visit.call('/openpk/user/pension-funds', { ids: philippe.policies.map(({ fundId }) => fundId) })
    expect(inCervin(text.amount).value).toBe("3'600")
    inCervin(text.amount).value = "4'000"
    inCervin(text.rate).value = '1.25'
    await visit.press(text.saveAccount, { within: accountAt('Cervin Assurances Vie') })
    const { accounts } = (await visit.call<OwnAccounts3a>('/open3k/accounts')).body
    expect(accounts.map(({ amount, rate }) => [amount, rate])).toEqual([
      [4000, 1.25],
      [3658, 0.5],
    ])
    expect(descriptionOf(inCervin(text.amount))).toMatch(/7'258.*7'658/)

    await visit.press(fillGaps(text.remove, { name: 'Banque des Deux-Rives' }))
    expect(visit.screen.main.queryAllByRole('region', { name: 'Banque des Deux-Rives' })).toEqual([])
    expect((await visit.call(ENTITIES)).body).toEqual(['cervin-vie'])
    expect((await savedInfo(visit)).solde).toBe(132880.6)
  })
})
