/** Somebody without an account who types what they know, and what `POST /api/estimate` says of the same life. */
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { SentLife } from '../../../app/estimate/life/shape'
import type { Column, PensionResult } from '../../../app/pillars/result'
import { fillGaps, isPage, type Language, pathIn, TEXT, WORDS } from '../../support/visit/words'
import { figuresOf, figuresOn } from './figures'
import { field, press } from './forms'

type Amounts = { low: number; high: number }
type TaxedYear = Record<'year' | 'capital' | 'federal' | 'canton' | 'municipality' | 'total', number>
type Estimated = {
  digest: { withoutChange: Column; withChange: Column | null }
  pension: PensionResult
  ranges: { avs: Amounts | null }
  /** Of the first year; `years`: of each, where there are several. */
  tax: (TaxedYear & { years?: TaxedYear[] }) | null
}

export async function estimate(request: APIRequestContext, life: SentLife): Promise<Estimated> {
  const answer = await request.post('/api/estimate', { data: life })
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}

export const taxedYears = ({ tax }: Estimated): TaxedYear[] => (tax ? (tax.years ?? [tax]) : [])

/** Every figure of the synthesis is that of the call. */
export async function expectAsCalled(page: Page, life: SentLife) {
  const { digest } = await estimate(page.context().request, life)
  const expected = figuresOf(digest.withoutChange)
  expect(Object.keys(expected)).toContain('total.monthly')
  expect(await figuresOn(page)).toMatchObject(expected)
}

/** What a visitor does on the pages; counts the fields that are typed or chosen, and the pages on the way. */
export function visitorOn(page: Page, language: Language) {
  const text = TEXT[language]
  const { avs, family, career, words } = text
  const counted = { fields: 0, pages: [] as string[] }
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) counted.pages.push(new URL(frame.url()).pathname)
  })
  const radio = (group: string, option: string) => field(page, group).getByRole('radio', { name: option, exact: true })
  const visitor = {
    counted,
    async type(label: string, value: string) {
      await field(page, label).fill(value)
      counted.fields++
    },
    async choose(group: string, option: string) {
      await radio(group, option).check()
      counted.fields++
    },
    async tick(label: string) {
      await page.getByRole('checkbox', { name: label }).check()
      counted.fields++
    },
    go: async (button: string = WORDS[language].continue, status = 303) =>
      expect(await press(page, button, { within: page.locator('main') })).toBe(status),
    open: (path: string) => page.goto(pathIn(language, path)),
    expectPage: (path: string) => expect(page).toHaveURL(isPage(language, path)),

    /** From the home page: terms, then the papers at hand. */
    async begin(papers: (keyof typeof text.papers.at)[]) {
      await visitor.open('/')
      await page
        .getByRole('main')
        .locator(`a[href="${pathIn(language, '/own')}"]`)
        .first()
        .click()
      await field(page, text.prelogin.terms.label).check()
      await visitor.go(text.own.button)
      for (const paper of papers) await visitor.tick(text.papers.at[paper].name)
      await visitor.go()
      await visitor.expectPage('/avs')
    },

    async tellPerson(born: string, gender: 'FEMALE' | 'MALE', status: 'bachelor' | 'married' | 'divorced') {
      await visitor.type(avs.birthDate, born)
      await visitor.choose(avs.gender, words.gender[gender])
      await field(page, avs.status).selectOption(status)
      counted.fields++
      await visitor.choose(avs.hasChildren, words.no)
    },

    /** A marriage from 1996 to 2010; nobody knows what the other earned. */
    async tellDivorce() {
      const number = { number: 1 }
      await visitor.expectPage('/avs/family')
      await visitor.type(fillGaps(family.start, number), '1.6.1996')
      await visitor.type(fillGaps(family.end, number), '1.6.2010')
      await visitor.choose(fillGaps(family.endedBy, number), family.endings.divorce)
      await visitor.type(fillGaps(family.partnerBirthDate, number), '5.5.1970')
      await visitor.choose(fillGaps(family.partnerGender, number), words.gender.FEMALE)
      await visitor.go()
    },

    /** Pastes an extract; the page that checks it follows. */
    async pasteExtract(lines: string) {
      await radio(career.way, career.ways.extract.name).check()
      await visitor.type(career.extractDate, '12.3.2026')
      await field(page, career.extract).fill(lines)
      await visitor.go()
      await visitor.expectPage('/avs/career/check')
    },

    /** The visitor's figures with their sources, then the synthesis. */
    async readSynthesis() {
      await visitor.expectPage('/own/check')
      await page.getByRole('link', { name: text.ownCheck.toSynthesis, exact: true }).click()
      await visitor.expectPage('/synthesis')
    },
  }
  return visitor
}

/** A line of an extract each year, January to December. */
export const lines = (first: number, last: number, amount: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => `25 123.456 1 01-12 ${first + at} ${amount}`)
/** The same as the call takes them. */
export const incomes = (first: number, last: number, amount: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => ({ year: first + at, amount, months: 12 }))
