/** What forms hold, and what they say when they are refused. */
import { expect } from 'vitest'
import { type Problems, problemAt } from './problems'
import { descriptionOf, plain, type Screen, textOf } from './screen'
import type { Visit } from './visit'
import { WORDS } from './words'

/** The page says what is wrong: before its title, in a summary that leads to each field, and at the field itself. */
export function expectProblems({ screen, language }: Visit, problems: Problems) {
  const { errorPrefix } = WORDS[language]
  expect(screen.title.slice(0, errorPrefix.length)).toBe(errorPrefix)
  const summary = screen.all.getByRole('alert')
  for (const [label, key] of Object.entries(problems)) {
    const sentence = problemAt(label, key, language)
    const wrong = screen.field(label)
    expect(wrong.getAttribute('aria-invalid'), label).toBe('true')
    expect(descriptionOf(wrong), label).toMatch(new RegExp(plain(errorPrefix + sentence)))
    const id = wrong.id || wrong.querySelector('input')?.id
    const link = textOf(summary.querySelector(`a[href="#${id}"]`))
    expect(link, `of ${label}`).toMatch(new RegExp(plain(sentence)))
    expect(link).toContain(plain(label))
  }
  const count = Object.keys(problems).length
  expect(screen.part(summary).getAllByRole('link')).toHaveLength(count)
  expect(screen.document.querySelectorAll('main [aria-invalid=true]')).toHaveLength(count)
}

/** Everything in the controls of the page, in their order: what is typed, chosen and ticked. */
export const typedOn = ({ document }: Screen) =>
  [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('main input[name], main select[name]')].map(
    (control) => [control.name, control.value, 'checked' in control && control.checked],
  )

/** What is typed in a field. */
export const typedIn = (screen: Screen, label: string) => (screen.field(label) as HTMLInputElement).value

export const radiosOf = (screen: Screen, group: string) =>
  screen.part(screen.field(group)).getAllByRole<HTMLInputElement>('radio')

/** The values of the radios that are chosen: one, or none. */
export const chosenIn = (screen: Screen, group: string) =>
  radiosOf(screen, group).flatMap(({ checked, value }) => (checked ? [value] : []))
