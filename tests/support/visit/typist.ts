/** Somebody without an account who types what they know, and what the call says of the same life. */
import { expect } from 'vitest'
import type { SentLife } from '~/estimate/case/life/shape'
import type { LifeFigures } from './estimated'
import { figuresOn } from './figures'
import { figuresOf } from './figures-of'
import { beginVisit, type Visit } from './visit'
import { fillGaps, type Language, literally, TEXT, WORDS } from './words'

export async function estimate(visit: Visit, life: SentLife): Promise<LifeFigures> {
  const { status, body } = await visit.call<LifeFigures>('/estimate', life)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

/** Every figure of the synthesis is that of the call. */
export async function expectAsCalled(visit: Visit, life: SentLife) {
  const expected = figuresOf((await estimate(visit, life)).digest.withoutChange)
  expect(Object.keys(expected)).toContain('total.monthly')
  expect(figuresOn(visit.screen)).toMatchObject(expected)
}

export const beginTyping = async (language: Language) => typistOn(await beginVisit(language))

/** What a visitor does on the pages; counts the fields that are typed or chosen, and the pages on the way. */
export function typistOn(visit: Visit) {
  const text = TEXT[visit.language]
  const { avs, family, career, words } = text
  const counted = { fields: 0, pages: [] as string[] }
  const check = (label: string) => {
    ;(visit.screen.field(label) as HTMLInputElement).checked = true
  }
  const typist = {
    visit,
    counted,
    type(label: string, value: string) {
      visit.type(label, value)
      counted.fields++
    },
    choose(group: string, option: string) {
      visit.choose(group, option)
      counted.fields++
    },
    async open(path: string) {
      await visit.open(path)
      counted.pages.push(visit.path)
    },
    async go(button: string = WORDS[visit.language].continue, status = 303) {
      expect(await visit.press(button, { within: visit.screen.main })).toBe(status)
      counted.pages.push(visit.path)
    },
    expectPage: (path: string) => expect(visit.path).toBe(path),

    /** From the home page: terms, then the papers at hand. */
    async begin(papers: (keyof typeof text.papers.at)[]) {
      await typist.open('/')
      const links = visit.screen.document.querySelectorAll<HTMLAnchorElement>('main a[href$="/own"]')
      await typist.open(links[0]?.href ?? '')
      typist.expectPage('/own')
      check(text.prelogin.terms.label)
      await typist.go(text.own.button)
      for (const paper of papers) {
        visit.tick(literally(text.papers.at[paper].name))
        counted.fields++
      }
      await typist.go()
      typist.expectPage('/avs')
    },

    tellPerson(born: string, gender: 'FEMALE' | 'MALE', status: 'bachelor' | 'married' | 'divorced') {
      typist.type(avs.birthDate, born)
      typist.choose(avs.gender, words.gender[gender])
      typist.type(avs.status, status)
      typist.choose(avs.hasChildren, words.no)
    },

    /** A marriage from 1996 to 2010; nobody knows what the other earned. */
    async tellDivorce() {
      const number = { number: 1 }
      typist.expectPage('/avs/family')
      typist.type(fillGaps(family.start, number), '1.6.1996')
      typist.type(fillGaps(family.end, number), '1.6.2010')
      typist.choose(fillGaps(family.endedBy, number), family.endings.divorce)
      typist.type(fillGaps(family.partnerBirthDate, number), '5.5.1970')
      typist.choose(fillGaps(family.partnerGender, number), words.gender.FEMALE)
      await typist.go()
    },

    /** Pastes an extract; the page that checks it follows. */
    async pasteExtract(lines: readonly string[]) {
      visit.choose(career.way, career.ways.extract.name)
      typist.type(career.extractDate, '12.3.2026')
      visit.type(career.extract, lines.join('\n'))
      await typist.go()
      typist.expectPage('/avs/career/check')
    },

    /** The visitor's figures with their sources, then the synthesis. */
    async readSynthesis() {
      typist.expectPage('/own/check')
      await visit.follow(text.ownCheck.toSynthesis)
      counted.pages.push(visit.path)
      typist.expectPage('/synthesis')
    },
  }
  return typist
}
