/** Somebody without an account who types what they know, and what `POST /api/estimate` says of the same life. */
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { SentLife } from '../../../app/estimate/case/life/shape'
import type { LifeFigures } from '../../support/visit/estimated'
import { isPage, type Language, pathIn, TEXT, WORDS } from '../../support/visit/words'
import { figuresOf, figuresOn } from './figures'
import { field, press } from './forms'

async function estimate(request: APIRequestContext, life: SentLife): Promise<LifeFigures> {
  const answer = await request.post('/api/estimate', { data: life })
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}

/** Every figure of the synthesis is that of the call. */
export async function expectAsCalled(page: Page, life: SentLife) {
  const { digest } = await estimate(page.context().request, life)
  const expected = figuresOf(digest.withoutChange)
  expect(Object.keys(expected)).toContain('total.monthly')
  expect(await figuresOn(page)).toMatchObject(expected)
}

/** What a visitor does on the pages; counts the fields typed or chosen, and the pages on the way. */
export function visitorOn(page: Page, language: Language) {
  const text = TEXT[language]
  const { avs, career, words } = text
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
