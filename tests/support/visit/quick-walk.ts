/** From the home page to the first figure with all three pillars, from memory; pages, presses and answers are counted. */
import { expect } from 'vitest'
import type { CivilStatus } from '~/dossier/shape/civil-status'
import { beginVisit, type Visit } from './visit'
import { type Language, literally, TEXT, WORDS } from './words'

/** Answers of `/own/quick`; what is not told stays as the page has it. */
export type Answers = {
  birthDate: string
  gender: 'FEMALE' | 'MALE'
  status: CivilStatus
  salary: string
  work: 'employed' | 'selfEmployed' | 'none'
  rate?: string
  fund?: 'yes' | 'no'
  sinceYear?: string
  partnerYear?: string
  partnerSalary?: string
  childYears?: string
  solde?: string
  amount?: string
}

/** `presses`: of links and buttons. `answers`: fields that are typed, chosen or ticked, and files. */
export type Walk = { pages: string[]; presses: number; answers: number }

/** The same visit, counted. */
export function countedWalk(visit: Visit) {
  const walk: Walk = { pages: [], presses: 0, answers: 0 }
  const answered = (answer: () => void) => {
    answer()
    walk.answers++
  }
  const led = (status: number) => {
    walk.presses++
    walk.pages.push(visit.path)
    expectOneEach(visit)
    return status
  }
  return {
    ...{ visit, walk },
    async open(path: string) {
      await visit.open(path)
      walk.pages.push(visit.path)
    },
    type: (label: string, value: string) => answered(() => visit.type(label, value)),
    choose: (group: string, option: string) => answered(() => visit.choose(group, option)),
    tick: (label: string | RegExp) => answered(() => visit.tick(label)),
    follow: async (name: string | RegExp) => led(await visit.follow(name, visit.screen.main)),
    async press(button: string | RegExp, { file, status = 303 }: { file?: File; status?: number } = {}) {
      const within = visit.screen.main
      if (file) walk.answers++
      expect(led(await visit.press(button, file ? { within, file } : { within })), visit.path).toBe(status)
    },
  }
}
/** Of two elements with one id, a label names the wrong one. */
function expectOneEach({ screen, path }: Visit) {
  const ids = [...screen.document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(
    ids.filter((id, place) => ids.indexOf(id) !== place),
    path,
  ).toEqual([])
}
export type CountedWalk = ReturnType<typeof countedWalk>

export function answerQuick({ visit, type, choose }: CountedWalk, answers: Answers) {
  const { avs, quick, words } = TEXT[visit.language]
  const { birthDate, gender, status, salary, work, fund, sinceYear } = answers
  type(avs.birthDate, birthDate)
  choose(avs.gender, words.gender[gender])
  type(avs.status, status)
  type(quick.salary, salary)
  choose(quick.work, quick.works[work])
  if (fund) choose(quick.fund, words[fund])
  // A year typed beside its dot counts without it.
  if (sinceYear) type(quick.sinceYearOf, sinceYear)
  for (const name of ['rate', 'partnerYear', 'partnerSalary', 'childYears', 'solde', 'amount'] as const) {
    const value = answers[name]
    if (value) type(quick[name], value)
  }
}

export async function toFirstFigure(language: Language, answers: Answers): Promise<CountedWalk> {
  const { home, quick } = TEXT[language]
  const counted = countedWalk(await beginVisit(language))
  await counted.open('/')
  // Its link tells how long it takes, too.
  await counted.follow(new RegExp(`^${literally(home.quick.button).source}`))
  answerQuick(counted, answers)
  counted.tick(WORDS[language].terms)
  await counted.press(quick.button)
  return counted
}
